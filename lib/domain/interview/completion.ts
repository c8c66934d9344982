import type { EventType } from '../event';
import { hasAnyContent } from './has-content';
import type { Turn } from './interview';

export type Outcome = 'complete' | 'screened_out';

/** The consequences of an interview's end. */
export interface Completion {
  outcome: Outcome;
  /** Complete, with an answer that has content: what the study's target counts (G6). */
  hasContent: boolean;
  /** What happens to the response's share of the credits (G2, G6). */
  share: 'charged' | 'waived' | 'released';
  event: Extract<EventType, 'response.completed' | 'response.screened_out'>;
}

export function completionOf(turns: readonly Pick<Turn, 'answer'>[], outcome: Outcome): Completion {
  if (outcome === 'screened_out')
    return { outcome, hasContent: false, share: 'released', event: 'response.screened_out' };
  const hasContent = hasAnyContent(turns);
  return { outcome, hasContent, share: hasContent ? 'charged' : 'waived', event: 'response.completed' };
}
