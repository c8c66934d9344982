/** Decisions, F1. */
export type StudyStatus = 'draft' | 'live' | 'paused' | 'closed';
