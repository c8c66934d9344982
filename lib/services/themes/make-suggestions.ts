import { placedItems } from '@/lib/domain/guide/read';
import { sharedTopics, suggestionsOf } from '@/lib/domain/themes/suggest';
import { MOST_THEMES } from '@/lib/domain/themes/theme';
import type { Db } from '@/lib/store/database';
import { recountThemes } from '@/lib/store/theme-counts';
import { insertFound } from '@/lib/store/theme-evidence';
import { listUnread } from '@/lib/store/theme-readings';
import {
  type CodebookRow,
  findCodebook,
  insertTheme,
  listDeletedNames,
  listThemes,
  lockCodebook,
  setCodebook,
} from '@/lib/store/themes';
import { recordsOf } from '../responses/search-responses';
import { saidIn } from './code-response';
import { enqueueReading } from './enqueue-themes';
import { modelSuggestions, type Told } from './model-suggestions';
import { nearTopics } from './near-topics';
import { readingModel } from './reading-model';

/** How many responses are read for suggestions: enough to know what people say, however many there are. */
const MOST_READ = 2_000;
const BATCH = 100;
const MOST_DELETED = 500;

interface Suggested {
  /** A model's name; null: the rules. */
  model: string | null;
  themes: {
    name: string;
    rule: string;
    cues: string[];
    passages: { told: Told; mention: { seq: number; start: number; end: number; stance: 'supports' } }[];
  }[];
}

/**
 * Suggests themes of a study, with a model where there is one; all responses are read for them afterwards. Themes that it
 * has stay as they are, and what was turned down or deleted is not suggested again.
 */
export async function makeSuggestions(db: Db, studyId: string): Promise<void> {
  const codebook = await findCodebook(db, studyId);
  if (!codebook) return;
  const suggested = await suggestedFor(db, codebook);
  await db.transaction((tx) => store(tx, studyId, suggested));
}

async function suggestedFor(db: Db, codebook: CodebookRow): Promise<Suggested> {
  const { studyId } = codebook;
  const { people, asked } = await readSample(db, studyId);
  const names = (await listThemes(db, studyId)).map(({ name }) => name);
  const known = [...names, ...(await listDeletedNames(db, studyId, MOST_DELETED))];
  const reading = people.length > 0 ? await readingModel(db, codebook) : null;
  const byModel = reading && (await modelSuggestions(reading, people, known));
  if (reading && byModel)
    return {
      model: reading.model.name,
      themes: byModel.map((theme) => ({
        ...theme,
        cues: [],
        passages: theme.passages.map(({ told, mention }) => ({
          told,
          mention: { ...mention, stance: 'supports' },
        })),
      })),
    };
  const topics = sharedTopics(people, { asked, known });
  const themes = suggestionsOf(topics, await nearTopics(topics.forms));
  return { model: null, themes: themes.map(({ name, rule, cues }) => ({ name, rule, cues, passages: [] })) };
}

async function store(db: Db, studyId: string, { model, themes }: Suggested): Promise<void> {
  const codebook = await lockCodebook(db, studyId);
  if (!codebook) return;
  const { organizationId } = codebook;
  const present = await listThemes(db, studyId);
  const names = new Set(present.map(({ name }) => name.toLowerCase()));
  const room = Math.max(0, MOST_THEMES - present.length);
  const version = codebook.version + 1;
  const made = themes.filter(({ name }) => !names.has(name.toLowerCase())).slice(0, room);
  const ids: string[] = [];
  for (const { name, rule, cues, passages } of made) {
    const { id } = await insertTheme(db, {
      ...{ organizationId, studyId, name, rule, cues, ruleVersion: version },
      ...{ status: 'suggested', origin: model === null ? 'built_in' : 'model' },
    });
    await insertFound(
      db,
      passages.map(({ told: { responseId, readableId }, mention: { seq, start, end, stance } }) => ({
        ...{ organizationId, studyId, themeId: id, responseId, readableId },
        ...{ seq, startOffset: start, endOffset: end, stance, origin: 'model' as const, model },
      })),
    );
    ids.push(id);
  }
  await recountThemes(db, studyId, ids);
  await setCodebook(db, studyId, {
    ...{ suggestedAt: new Date(), suggestedBy: model ?? 'built_in' },
    ...(made.length > 0 && { version, readUpTo: 0 }),
  });
  if (made.length > 0) await enqueueReading(db, studyId);
}

type Sampled = Told & { language: string };

/** What people said in the earliest responses, and what they were asked. */
async function readSample(db: Db, studyId: string): Promise<{ people: Sampled[]; asked: string[] }> {
  const people: Sampled[] = [];
  const asked = new Set<string>();
  for (let after = 0; people.length < MOST_READ; ) {
    const found = await listUnread(db, studyId, { after, limit: BATCH });
    if (found.length === 0) break;
    after = found.at(-1)!.readableId;
    const ids = found.map(({ id }) => id);
    for (const { row, revision, turns } of await recordsOf(db, studyId, ids)) {
      for (const { item } of placedItems(revision.guide)) asked.add(item.text);
      const { id: responseId, readableId, language } = row;
      people.push({ responseId, readableId, language, said: saidIn(turns) });
    }
  }
  return { people, asked: [...asked] };
}
