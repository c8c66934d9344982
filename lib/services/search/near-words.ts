import { BoundedMap } from '@/lib/domain/bounded-map';
import { foldedWords } from '@/lib/domain/response/spoken-words';
import { lexiconFor } from '@/lib/domain/text/lexicon-for';
import { sentencesOf } from '@/lib/domain/text/sentences';
import { type NearWord, type SentenceForms, Thesaurus } from '@/lib/domain/text/thesaurus';
import { cosine, spreadOf } from '@/lib/domain/text/vectors';
import { wordForms } from '@/lib/domain/text/word-form';
import { wordsOf } from '@/lib/domain/text/words';
import { writtenLanguage } from '@/lib/domain/text/written-language';
import { configuredEmbedder, type Embedder } from '@/lib/ports/embeddings';
import type { Db } from '@/lib/store/database';
import { latestResponses } from '@/lib/store/said-rows';
import { saidRowsOf } from '../ask/said-rows-of';

/** The study's own way of using words is told by so many of its latest responses. */
const SAMPLE = 300;
const KEPT_MS = 5 * 60_000;
/** Of a study that changes, what was kept is used for this long. */
const MOST_KEPT = 12;
const MOST_NEAR = 5;
/** Words of the study that are compared by vectors. */
const MOST_COMPARED = 300;
const EMBED_MS = 2_000;

interface Kept {
  thesaurus: Thesaurus;
  /** By model. */
  vectors: { model: string; forms: readonly NearWord[]; of: Float32Array[] } | null;
  responses: number;
  until: number;
}
const holder = globalThis as typeof globalThis & { __colloquyThesauri?: BoundedMap<string, Kept> };

function kept(): BoundedMap<string, Kept> {
  holder.__colloquyThesauri ??= new BoundedMap(MOST_KEPT);
  return holder.__colloquyThesauri;
}

/**
 * For each of these words those that are near it in a study, by vectors where an endpoint is configured and answers, else
 * by how people in this study use them. None for a word that nothing is known of.
 */
export async function nearWords(
  db: Db,
  study: { id: string; responseTotal: number },
  sought: readonly string[],
): Promise<Map<string, NearWord[]>> {
  const known = await knownWords(db, study);
  const byVector = await nearByVector(known, sought);
  return new Map(sought.map((word) => [word, byVector?.get(word) ?? nearByUse(known.thesaurus, word)]));
}

/** What is near a word of these forms by how people in this study use it: no endpoint is asked. */
export async function nearInUse(
  db: Db,
  study: { id: string; responseTotal: number },
  forms: readonly string[],
): Promise<NearWord[]> {
  if (forms.length === 0) return [];
  const { thesaurus } = await knownWords(db, study);
  return nearestOf(thesaurus, forms);
}

const nearByUse = (thesaurus: Thesaurus, word: string) => nearestOf(thesaurus, wordForms(word));

function nearestOf(thesaurus: Thesaurus, forms: readonly string[]): NearWord[] {
  const found = forms.flatMap((form) => thesaurus.near(form, MOST_NEAR));
  return found.sort((a, b) => b.closeness - a.closeness).slice(0, MOST_NEAR);
}

async function knownWords(db: Db, study: { id: string; responseTotal: number }): Promise<Kept> {
  const before = kept().get(study.id);
  const isCurrent = before && (before.responses === study.responseTotal || before.responses >= SAMPLE);
  if (before && isCurrent && before.until > Date.now()) return before;
  const rows = await saidRowsOf(db, await latestResponses([study.id], SAMPLE));
  const sentences = rows.flatMap(({ responseId, language, user }): SentenceForms[] => {
    const written = writtenLanguage(wordsOf(user.slice(0, 600)), language);
    const lexicon = lexiconFor(written);
    return sentencesOf(user, lexicon).map(({ text }) => ({
      responseId,
      words: foldedWords(text, written).flatMap(({ word, form, start, end }) => {
        const norm = text.slice(start, end).toLowerCase();
        const isTopic =
          word.length > 2 && !/^\d/.test(word) && !lexicon.stop.has(norm) && !lexicon.filler.has(norm);
        return isTopic && !lexicon.generic.has(norm) ? [{ form: form ?? word, word: norm }] : [];
      }),
    }));
  });
  const thesaurus = new Thesaurus(sentences);
  const now = { thesaurus, vectors: null, responses: study.responseTotal, until: Date.now() + KEPT_MS };
  kept().set(study.id, now);
  return now;
}

/** Undefined where there is no endpoint, or it does not answer: words are then compared by their use. */
async function nearByVector(
  known: Kept,
  sought: readonly string[],
): Promise<Map<string, NearWord[]> | undefined> {
  const embedder = configuredEmbedder();
  if (!embedder || sought.length === 0) return undefined;
  try {
    const signal = AbortSignal.timeout(EMBED_MS);
    const { forms, of } = await vectorsOf(known, embedder, signal);
    const wanted = await embedder.embed(sought, signal);
    return new Map(sought.map((word, index) => [word, nearest(word, wanted[index], forms, of)]));
  } catch {
    // The port has said what failed.
    return undefined;
  }
}

async function vectorsOf(known: Kept, embedder: Embedder, signal: AbortSignal) {
  if (known.vectors?.model === embedder.model) return known.vectors;
  const forms = known.thesaurus.words.slice(0, MOST_COMPARED);
  const of = await embedder.embed(
    forms.map(({ word }) => word),
    signal,
  );
  known.vectors = { model: embedder.model, forms, of };
  return known.vectors;
}

/** Vectors of two words with this cosine at least, and so many standard deviations above the others, are near. */
const CLOSE = 0.45;
const CLEARLY = 2.5;
/** Fewer words do not tell how near any two of them are. */
const FEWEST_COMPARED = 30;

/** How near a word has to be to another, by its cosines with all words. */
export function closeEnough(cosines: readonly number[]): number {
  const { mean, spread } = spreadOf(cosines);
  return Math.max(CLOSE, mean + (cosines.length > FEWEST_COMPARED ? CLEARLY * spread : 0));
}

function nearest(
  word: string,
  wanted: Float32Array | undefined,
  forms: readonly NearWord[],
  of: readonly Float32Array[],
): NearWord[] {
  if (!wanted) return [];
  const own = new Set(wordForms(word));
  const cosines = of.map((vector) => cosine(vector, wanted));
  const least = closeEnough(cosines);
  return forms
    .map((one, index) => ({ ...one, closeness: cosines[index] ?? 0 }))
    .filter(({ form, closeness }) => closeness >= least && !own.has(form))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, MOST_NEAR);
}
