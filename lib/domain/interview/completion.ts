import type { EventType } from '../event';
import { isHeard } from './has-content';
import type { Turn } from './interview';

export type Outcome = 'complete' | 'screened_out';

/** What the end of an interview brings about. */
export interface Completion {
  outcome: Outcome;
  /** Complete, with an answer that has content: what the study's target counts (G6). */
  heard: boolean;
  /** What becomes of the response's share of the credits (G2, G6). */
  share: 'charged' | 'waived' | 'released';
  event: Extract<EventType, 'response.completed' | 'response.screened_out'>;
}

export function completionOf(turns: readonly Pick<Turn, 'answer'>[], outcome: Outcome): Completion {
  if (outcome === 'screened_out')
    return { outcome, heard: false, share: 'released', event: 'response.screened_out' };
  const heard = isHeard(turns);
  return { outcome, heard, share: heard ? 'charged' : 'waived', event: 'response.completed' };
}
