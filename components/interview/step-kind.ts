import type { AskedStep } from '@/lib/client/interview/session-state';

/** Whether it is answered in words. */
export function isWritten(step: AskedStep): boolean {
  return step.kind === 'follow_up' || step.question.type === 'open_ended';
}

export function asksForFiles(step: AskedStep): boolean {
  return step.kind === 'question' && step.question.type === 'file_upload';
}

/** Everything except screening (decisions, D4); a statement has nothing to skip. */
export function maySkip(step: AskedStep): boolean {
  return step.kind === 'follow_up' || !(step.question.isScreener || step.question.type === 'statement');
}
