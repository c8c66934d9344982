import type { Participant } from '@/lib/client/rehearsals';

export interface Cell {
  sign: 'asked' | 'skipped' | 'left_out' | 'broke' | 'waiting';
  followUps: number;
  /** In words: "asked, 2 follow-ups". */
  label: string;
}

/** What became of a question with a scripted participant. */
export function cellOf({ status, steps, broke }: Participant, questionId: string): Cell {
  const own = steps.filter((step) => step.questionId === questionId);
  const followUps = own.filter(({ kind }) => kind === 'follow_up').length;
  if (status === 'broke' && broke?.questionId === questionId)
    return { sign: 'broke', followUps, label: 'broke here' };
  if (own.length === 0) {
    const isOpen = status === 'waiting' || status === 'walking';
    return isOpen
      ? { sign: 'waiting', followUps: 0, label: 'not yet' }
      : { sign: 'left_out', followUps: 0, label: 'left out or not reached' };
  }
  const asked = own.filter(({ kind }) => kind === 'question');
  if (asked.every(({ skipped }) => skipped)) return { sign: 'skipped', followUps, label: 'skipped' };
  const words = followUps === 1 ? '1 follow-up' : `${followUps} follow-ups`;
  return { sign: 'asked', followUps, label: followUps > 0 ? `asked, ${words}` : 'asked' };
}
