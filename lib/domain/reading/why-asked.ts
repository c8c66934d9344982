import type { Probe } from '../interview/interview';
import { FAMILIES, LOOKS_FOR } from '../moderator/family';

/** Why the moderator asked a follow-up, for a reviewer. */
export interface WhyAsked {
  /** In words, whole sentences. */
  reason: string;
  /** What was still missing, such as "what happened next"; null when the moderator does not say. */
  lookedFor: string | null;
  /** The participant's own words that it took up; null when it took up none. */
  about: string | null;
}

/** What the built-in moderator adds for its own accounts. */
const BOOKKEEPING = /\s*Family: \S+\. Follow-ups left: \d+\.$/;

/** Null when the moderator went on instead. */
export function whyAsked(probe: Probe | null | undefined): WhyAsked | null {
  if (probe?.decision !== 'ask') return null;
  const family = FAMILIES.find((known) => known === probe.family);
  return {
    reason: probe.reason.replace(BOOKKEEPING, ''),
    lookedFor: family ? LOOKS_FOR[family] : null,
    about: probe.about ?? null,
  };
}
