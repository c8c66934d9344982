import { isChoice, isOpen, isSkip } from '../interview/answer-kinds';
import { isUnspaced } from '../text/words';
import type { AnalysisRow } from './analysis';

/** The participant's own words in one row, typed or spoken. */
export interface Saying {
  row: AnalysisRow;
  text: string;
  /** Where they begin in the row's `user`. */
  at: number;
}

/** Limits in characters, for one answer and for a whole interview, that bound the time of an analysis. */
const MOST_OF_A_ROW = 12_000;
/**
 * The limit for languages without spaces, whose words are found by dictionary: slower, and fewer characters say as
 * much.
 */
const MOST_UNSPACED = 4_000;
const MOST_OF_ALL = 60_000;

/** Free text: open answers, follow-ups, and options that the participant typed. In order. */
export function freeSayings(rows: readonly AnalysisRow[]): Saying[] {
  let left = MOST_OF_ALL;
  return rows.flatMap((row) => {
    const text = upTo(examinedPart(freeText(row)), left);
    left -= text.length;
    const at = row.user.lastIndexOf(text);
    return text.trim() === '' || at < 0 ? [] : [{ row, text, at }];
  });
}

/** The part of an answer that is analysed. */
export function examinedPart(text: string): string {
  return upTo(text, isUnspaced(text.slice(0, 500)) ? MOST_UNSPACED : MOST_OF_A_ROW);
}

/** The beginning of a text, without the sentence that the limit cuts: half a sentence may say the opposite. */
export function upTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !'.!?…。！？؟।\n'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end || limit);
}

function freeText({ answer, user }: AnalysisRow): string {
  if (!answer || isSkip(answer)) return '';
  // Not the answer's text: only the row has the transcript of a spoken answer.
  if (isOpen(answer)) return user;
  return isChoice(answer) ? (answer.custom ?? '') : '';
}

/** Choices, orders and ratings: in the guide's words, selected by the participant. Files have no words. */
export function closedSayings(rows: readonly AnalysisRow[]): Saying[] {
  return rows.flatMap((row) => {
    if (!row.answer || isSkip(row.answer) || isOpen(row.answer) || row.type === 'file_upload') return [];
    return row.user.trim() === '' ? [] : [{ row, text: row.user, at: 0 }];
  });
}

/** The form in which claims are compared with the participant's words: case and white space do not count. */
export function normalised(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}
