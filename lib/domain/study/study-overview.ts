import type { FolderPath } from './folder';
import type { StudyStatus } from './study';

export const STUDY_SORTS = ['newest', 'oldest', 'title', 'lastResponse', 'responses'] as const;
export type StudySort = (typeof STUDY_SORTS)[number];

/** Days that a study's responses are counted for, today included. */
export const SPARKLINE_DAYS = 14;

/** Whoever created a study. */
export interface StudyCreator {
  id: string;
  name: string | null;
  email: string | null;
}

/** The newest words that a participant gave to an open question, in a complete interview. */
export interface LastHeard {
  /** Verbatim; at most its first 400 characters. */
  text: string;
  isShortened: boolean;
  language: string;
  responseId: string;
  readableId: number;
}

/** A study as one finds it among many. */
export interface StudyOverview {
  id: string;
  linkId: string;
  title: string;
  externalTitle: string | null;
  status: StudyStatus;
  folderPath: FolderPath | null;
  creator: StudyCreator | null;
  createdAt: Date;
  /** Complete ones, and all that ever began. */
  responseCount: number;
  responseTotal: number;
  lastResponseAt: Date | null;
  /** Complete responses of each day (UTC), oldest first, today last. */
  completedPerDay: number[];
  lastHeard: LastHeard | null;
  /** What keeps a draft from being launched; null when it is no draft, or too long to be judged in a list. */
  problemCount: number | null;
}

/** How many studies the search finds, whichever status is asked for. */
export type StatusCounts = Record<'all' | StudyStatus, number>;
