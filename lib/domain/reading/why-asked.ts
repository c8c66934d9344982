import type { Probe } from '../interview/interview';
import { FAMILIES, LOOKS_FOR } from '../moderator/family';

/** Why the moderator asked a follow-up, for reviewers. */
export interface WhyAsked {
  /** In words, whole sentences. */
  reason: string;
  /** The missing information, such as "what happened next"; null when the moderator does not give it. */
  lookedFor: string | null;
  /** The participant's words that the follow-up refers to; null when there are none. */
  about: string | null;
}

/** Internal notes that the built-in moderator adds to its reasons. */
const BOOKKEEPING = /\s*Family: \S+\. Follow-ups left: \d+\.$/;

/** Null when the moderator asked no follow-up. */
export function whyAsked(probe: Probe | null | undefined): WhyAsked | null {
  if (probe?.decision !== 'ask') return null;
  const family = FAMILIES.find((known) => known === probe.family);
  return {
    reason: probe.reason.replace(BOOKKEEPING, ''),
    lookedFor: family ? LOOKS_FOR[family] : null,
    about: probe.about ?? null,
  };
}
