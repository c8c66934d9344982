import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Care } from './care-for';
import type { PresentStep } from './settle-next';

/** What a participant gets at the start: the interview, its credential and its first step. */
export interface StartedInterview {
  responseId: string;
  studyId: string;
  token: string;
  study: StudyInvitation;
  closingMessage: string | null;
  step: PresentStep;
  /** Set when an interview goes on that began before. */
  care: Care | null;
}
