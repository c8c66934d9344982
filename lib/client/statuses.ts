import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import type { StudyStatus } from '@/lib/domain/study/study';

interface Shown {
  word: string;
  /** The sign of its badge. */
  look: 'open' | 'on' | 'half' | 'done' | 'out';
}

/** How the pages show the status of a study. */
export const STUDY_STATUSES: Record<StudyStatus, Shown> = {
  draft: { word: 'Draft', look: 'open' },
  live: { word: 'Live', look: 'on' },
  paused: { word: 'Paused', look: 'half' },
  closed: { word: 'Closed', look: 'done' },
};

/** How the pages show the progress of a response. */
export const PROGRESSES: Record<ResponseProgress, Shown> = {
  complete: { word: 'Complete', look: 'done' },
  in_progress: { word: 'In progress', look: 'half' },
  screened_out: { word: 'Screened out', look: 'out' },
};

/** The word for a progress that may be one of a later release. */
export function progressWord(progress: string): string {
  return Object.entries(PROGRESSES).find(([name]) => name === progress)?.[1].word ?? progress;
}
