import type { Probe } from '../interview/interview';
import { FAMILIES, LOOKS_FOR } from '../moderator/family';

/** Why the moderator asked a follow-up, for reviewers (K7). */
export interface WhyAsked {
  by: 'rules' | 'model';
  /** The model's name; only with `by: 'model'`. */
  model?: string;
  /** The participant's words that the follow-up takes up; null when there are none. */
  took: string | null;
  /** What the answer did not say, such as "what happened next"; null when the moderator does not name it. */
  missing: string | null;
  /** In whole sentences. */
  reason: string;
}

/** Internal notes that the built-in moderator adds to its reasons. */
const BOOKKEEPING = /\s*Family: \S+\. Follow-ups left: \d+\.$/;

/** Null when the moderator asked no follow-up. */
export function whyAsked(probe: Probe | null | undefined): WhyAsked | null {
  if (probe?.decision !== 'ask') return null;
  const family = FAMILIES.find((known) => known === probe.family);
  return {
    by: probe.by ?? 'rules',
    ...(probe.model === undefined ? {} : { model: probe.model }),
    took: probe.about ?? null,
    missing: probe.missing ?? (family ? LOOKS_FOR[family] : null),
    reason: probe.reason.replace(BOOKKEEPING, ''),
  };
}
