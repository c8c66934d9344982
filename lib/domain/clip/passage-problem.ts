import type { RowPassage } from '../reading/passage';
import { rowWords } from '../recording/timed-words';
import type { SpokenTimeline } from './cut-clip';

/** Why nothing of a response would be hidden by a passage, and which of its fields is to blame; null when something is. */
export function passageProblem(
  { segments, rowStarts }: SpokenTimeline,
  textOf: (row: number) => string,
  { responseIndex, start, end }: RowPassage,
): { field: keyof RowPassage; message: string } | null {
  if (!rowStarts.has(responseIndex))
    return { field: 'responseIndex', message: 'The response has no such row.' };
  if (!segments.some(({ row }) => row === responseIndex))
    return { field: 'responseIndex', message: 'This row was not recorded.' };
  if (end <= start) return { field: 'end', message: 'The end must be after the start.' };
  const text = textOf(responseIndex);
  const long = `The words of this row are ${text.length} long.`;
  if (start >= text.length) return { field: 'start', message: long };
  if (end > text.length) return { field: 'end', message: long };
  if (!rowWords(text).some((word) => word.start < end && word.end > start))
    return { field: 'start', message: 'There is no word in this passage.' };
  return null;
}
