import type { FolderPath } from './folder';
import type { StudyStatus } from './study';

export const STUDY_SORTS = ['newest', 'oldest', 'title', 'lastResponse', 'responses'] as const;
export type StudySort = (typeof STUDY_SORTS)[number];

/** The number of days for which a study's responses are counted, today included. */
export const SPARKLINE_DAYS = 14;

/** The creator of a study. */
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

/** A study in a list of studies. */
export interface StudyOverview {
  id: string;
  linkId: string;
  title: string;
  externalTitle: string | null;
  status: StudyStatus;
  folderPath: FolderPath | null;
  creator: StudyCreator | null;
  createdAt: Date;
  /** Complete responses, and all that were ever started. */
  responseCount: number;
  responseTotal: number;
  lastResponseAt: Date | null;
  /** Complete responses of each day (UTC), oldest first, today last. */
  completedPerDay: number[];
  lastHeard: LastHeard | null;
  /**
   * The number of problems that prevent launching a draft; null when it is no draft, or its guide is too long to check
   * for a list.
   */
  problemCount: number | null;
  /** Made with a test key (O3). */
  test: boolean;
}

/** How many studies match the search, by status and in all. */
export type StatusCounts = Record<'all' | StudyStatus, number>;
