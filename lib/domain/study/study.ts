/** Decisions, F1. */
export type StudyStatus = 'draft' | 'live' | 'paused' | 'closed';

/** A study in its organisation's list (specification, Study list item). */
export interface ListedStudy {
  id: string;
  title: string;
  createdAt: Date;
  linkId: string;
  responseCount: number;
  creator: { name: string | null; email: string | null } | null;
  folderPath: string[] | null;
}
