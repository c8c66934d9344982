import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Care } from './care-for';
import type { Ending } from './ending-of';
import type { PresentStep } from './present-step';

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
  /** Set when it is over as it begins, or began before and has ended. */
  ending: Ending | null;
}
