import { welcomeText } from '@/lib/domain/response/transcript';
import type { RevisionRow } from '@/lib/store/revisions';

/** How many rows of a transcript come before the first turn: `responseIndex` is `seq` plus this (D8). */
export function rowOffset({ welcomeMessage }: Pick<RevisionRow, 'welcomeMessage'>): number {
  return welcomeText(welcomeMessage) === '' ? 0 : 1;
}
