import { welcomeText } from '@/lib/domain/response/transcript';
import type { RevisionRow } from '@/lib/store/revisions';

/** How many rows of a transcript stand before the first turn: `responseIndex` is `seq` and this (D8). */
export function rowOffset({ welcomeMessage }: Pick<RevisionRow, 'welcomeMessage'>): number {
  return welcomeText(welcomeMessage) === '' ? 0 : 1;
}
