import { agreed, checkedMentions, isReadTwice } from '@/lib/domain/themes/checked-passages';
import { findMentions, knownThemes } from '@/lib/domain/themes/find-mentions';
import type { Mention, Said } from '@/lib/domain/themes/mention';
import { codedByModel, type ReadingModel } from '@/lib/ports/theme-model';
import type { Db } from '@/lib/store/database';
import { findCodebook, listThemes, type ThemeRow } from '@/lib/store/themes';
import type { InterviewRecord } from '../interviews/interview-record';
import { type Coding, isLookedFor, saidIn } from './code-response';
import { meaningsFor } from './meanings-for';
import { readingModel } from './reading-model';

/** Looks for the themes of a study in a response. */
export type Coder = (record: InterviewRecord) => Promise<Coding>;

/**
 * With a model where there is one; the rules take over where it does not answer, and compare meanings where there is an
 * endpoint for vectors.
 */
export function coderFor(db: Db, studyId: string, themes: readonly ThemeRow[]): Coder {
  const looked = themes.filter(isLookedFor);
  const known = knownThemes(looked);
  const meaningsOf = meaningsFor(db, studyId, looked);
  return async ({ row, turns }) => {
    const said = saidIn(turns);
    const isAnythingToRead = said.length > 0 && looked.length > 0;
    const reading = isAnythingToRead ? await readingModel(db, row) : null;
    const mentions = reading && (await modelMentions(reading, looked, said, row.id));
    if (reading && mentions)
      return { by: { origin: 'model', model: reading.model.name, nearBy: null }, mentions };
    const meanings = isAnythingToRead ? await meaningsOf(said, row.language) : null;
    return {
      by: { origin: 'built_in', model: null, nearBy: meanings?.model ?? null },
      mentions: findMentions(known, said, row.language, meanings),
    };
  };
}

/** What of a very long interview is left out for a model. */
const MOST_OF_A_ROW = 6_000;

async function modelMentions(
  reading: ReadingModel,
  themes: readonly ThemeRow[],
  said: readonly Said[],
  responseId: string,
): Promise<Mention[] | null> {
  const rows = said.map(({ text, asked }, at) => ({
    number: at + 1,
    asked: asked.slice(0, 300),
    said: text.slice(0, MOST_OF_A_ROW),
  }));
  const read = async (order: readonly ThemeRow[]) => {
    const numbered = order.map(({ name, rule }, at) => ({ number: at + 1, name, rule }));
    const found = await codedByModel(reading, { themes: numbered, rows });
    return found && checkedMentions(found, order, said);
  };
  const first = await read(themes);
  if (!first || !isReadTwice(responseId)) return first;
  // In another order, so that the same answer is no habit.
  const second = await read([...themes].reverse());
  return second ? agreed(first, second) : first;
}

/** What is found in one response; null where its study has no themes. */
export async function codingOf(db: Db, record: InterviewRecord): Promise<Coding | null> {
  const { studyId } = record.row;
  if (!(await findCodebook(db, studyId))) return null;
  return coderFor(db, studyId, await listThemes(db, studyId))(record);
}
