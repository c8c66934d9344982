import type { EventType } from '../event';
import { hasAnyContent } from './has-content';
import type { Turn } from './interview';

export type Outcome = 'complete' | 'screened_out';

/** Why an interview has ended: its outcome, and which of those that are screened out came to a full quota (N2). */
export const END_REASONS = ['complete', 'screened_out', 'over_quota'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The consequences of an interview's end. */
export interface Completion {
  outcome: Outcome;
  /** Complete, with an answer that has content: what the study's target counts (G6). */
  hasContent: boolean;
  /** What happens to the response's share of the credits (G2, G6). */
  share: 'charged' | 'waived' | 'released';
  event: Extract<EventType, 'response.completed' | 'response.screened_out' | 'response.over_quota'>;
}

export function completionOf(turns: readonly Pick<Turn, 'answer'>[], reason: EndReason): Completion {
  if (reason !== 'complete')
    return { outcome: 'screened_out', hasContent: false, share: 'released', event: `response.${reason}` };
  const hasContent = hasAnyContent(turns);
  return {
    outcome: 'complete',
    hasContent,
    share: hasContent ? 'charged' : 'waived',
    event: 'response.completed',
  };
}
