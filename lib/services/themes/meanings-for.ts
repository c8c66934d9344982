import { createHash } from 'node:crypto';
import { BoundedMap } from '@/lib/domain/bounded-map';
import { thoughtsToCompare } from '@/lib/domain/themes/find-mentions';
import type { Said, ThemeToFind } from '@/lib/domain/themes/mention';
import type { Meanings, NearTheme } from '@/lib/domain/themes/near-theme';
import { meaningTexts, nearThemes } from '@/lib/domain/themes/near-themes';
import { configuredEmbedder, type Embedder } from '@/lib/ports/embeddings';
import type { Db } from '@/lib/store/database';
import { latestResponses } from '@/lib/store/said-rows';
import { recordsOf } from '../responses/search-responses';
import { saidIn } from './code-response';

/** What things mean in one response; null without an endpoint for vectors, and when it does not answer. */
export type MeaningsOf = (
  said: readonly Said[],
  language: string,
) => Promise<(Meanings & { model: string }) | null>;

/** How near thoughts of a study are to anything is told by those of so many of its latest responses. */
const SAMPLED_RESPONSES = 60;
const KEPT_MS = 30 * 60_000;
const MOST_KEPT = 20;
/** Of one response, or of the sample. */
const EMBED_MS = 60_000;

interface Kept {
  themes: Map<string, NearTheme>;
  until: number;
}
const holder = globalThis as typeof globalThis & { __colloquyNearThemes?: BoundedMap<string, Kept> };

/** Compares what people say with themes by what both mean, where an endpoint for vectors is configured. */
export function meaningsFor(db: Db, studyId: string, themes: readonly ThemeToFind[]): MeaningsOf {
  const embedder = configuredEmbedder();
  if (!embedder || themes.length === 0) return async () => null;
  return async (said, language) => {
    const texts = thoughtsToCompare(said, language);
    if (texts.length === 0) return null;
    try {
      const near = await keptThemes(db, embedder, studyId, themes);
      const vectors = await embedder.embed(texts, AbortSignal.timeout(EMBED_MS));
      const thoughts = new Map(texts.map((text, at) => [text, vectors[at]!]));
      return { themes: near, thoughts, model: embedder.model };
    } catch {
      // The port has said what failed: the rules go by words alone.
      return null;
    }
  };
}

/** The themes as vectors; kept, because they change with the codebook alone. */
async function keptThemes(
  db: Db,
  embedder: Embedder,
  studyId: string,
  themes: readonly ThemeToFind[],
): Promise<Map<string, NearTheme>> {
  holder.__colloquyNearThemes ??= new BoundedMap(MOST_KEPT);
  const written = themes.map(({ id, name, rule, cues }) => [id, name, rule, cues]);
  const key = createHash('sha256')
    .update(JSON.stringify([studyId, embedder.model, written]))
    .digest('hex');
  const before = holder.__colloquyNearThemes.get(key);
  if (before && before.until > Date.now()) return before.themes;
  const near = await makeNearThemes(db, embedder, studyId, themes);
  holder.__colloquyNearThemes.set(key, { themes: near, until: Date.now() + KEPT_MS });
  return near;
}

async function makeNearThemes(
  db: Db,
  embedder: Embedder,
  studyId: string,
  themes: readonly ThemeToFind[],
): Promise<Map<string, NearTheme>> {
  const records = await recordsOf(db, studyId, await latestResponses([studyId], SAMPLED_RESPONSES));
  const responses = records.map(({ row, turns }) => ({ said: saidIn(turns), language: row.language }));
  const texts = meaningTexts(themes, responses);
  const signal = AbortSignal.timeout(EMBED_MS);
  const own = await embedder.embed(texts.own, signal);
  const not = await embedder.embed(texts.not, signal);
  const sample = await embedder.embed(texts.sample, signal);
  return nearThemes(texts, { own, not, sample });
}
