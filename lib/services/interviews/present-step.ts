import type { FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';

/** What a participant has before them. */
export type PresentStep = QuestionStep | FollowUpStep | { kind: 'end'; outcome: 'complete' | 'screened_out' };
