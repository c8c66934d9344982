import { isChoice, isOpen, isSkip } from '../interview/answer-kinds';
import { isUnspaced } from '../text/words';
import type { AnalysisRow } from './analysis';

/** Words of the participant's own, as typed or spoken, of one row. */
export interface Saying {
  row: AnalysisRow;
  text: string;
}

/** Of one answer and of a whole interview, so that the longest takes no more time than a moment. */
const MOST_OF_A_ROW = 12_000;
/** Where words are found by dictionary, which takes longer; it says as much in fewer characters. */
const MOST_UNSPACED = 4_000;
const MOST_OF_ALL = 60_000;

/** What was said freely: open answers, follow-ups, and options that the participant wrote. In order. */
export function freeSayings(rows: readonly AnalysisRow[]): Saying[] {
  let left = MOST_OF_ALL;
  return rows.flatMap((row) => {
    const text = upTo(looked(freeText(row)), left);
    left -= text.length;
    return text.trim() === '' ? [] : [{ row, text }];
  });
}

/** As much of an answer as is looked at. */
export function looked(text: string): string {
  return upTo(text, isUnspaced(text.slice(0, 500)) ? MOST_UNSPACED : MOST_OF_A_ROW);
}

/** The beginning of it, without the sentence that is cut through: half of one may say the opposite. */
export function upTo(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let end = limit;
  while (end > 0 && !'.!?…。！？؟।\n'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end || limit);
}

function freeText({ answer, user }: AnalysisRow): string {
  if (!answer || isSkip(answer)) return '';
  // The row's text and not the answer's: a transcript of what was spoken stands there alone.
  if (isOpen(answer)) return user;
  return isChoice(answer) ? (answer.custom ?? '') : '';
}

/** What was chosen, ordered or rated: in the guide's words, picked by the participant. Files say nothing. */
export function closedSayings(rows: readonly AnalysisRow[]): Saying[] {
  return rows.flatMap((row) => {
    if (!row.answer || isSkip(row.answer) || isOpen(row.answer) || row.type === 'file_upload') return [];
    return row.user.trim() === '' ? [] : [{ row, text: row.user }];
  });
}

/** How claims are compared with what was said: case and white space do not count. */
export function normalised(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Tells whether words were said by the participant, in this order and without a gap; answers follow each other. */
export function saidBy(rows: readonly AnalysisRow[]): (claim: string) => boolean {
  const said = normalised(rows.map(({ user }) => user).join(' '));
  return (claim) => {
    const words = normalised(claim);
    return words !== '' && said.includes(words);
  };
}
