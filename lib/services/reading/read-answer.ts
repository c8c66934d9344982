import type { GivenAnswer } from '@/lib/domain/reading/given-answers';
import type { ReadingRow } from '@/lib/domain/reading/reading-rows';

/** An answer with its rows in the transcript. */
export interface ReadAnswer extends Omit<GivenAnswer, 'turns'> {
  rows: number[];
  /** When it was asked. */
  startSeconds: number;
  /** BCP 47, of the answer. */
  language: string;
}

export function readAnswer(
  { turns, ...answer }: GivenAnswer,
  transcript: readonly ReadingRow[],
  offset: number,
): ReadAnswer {
  const rows = turns.map((seq) => seq + offset);
  const first = transcript[rows[0] ?? -1];
  return { ...answer, rows, startSeconds: first?.startSeconds ?? 0, language: first?.language ?? 'en' };
}
