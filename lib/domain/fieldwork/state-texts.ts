/** The study's own words for those who cannot start or whose interview ends early (decisions, N4). */
export const STATES_WITH_TEXT = [
  'notOpenYet',
  'paused',
  'closed',
  'full',
  'screenedOut',
  'overQuota',
] as const;

export type StateTexts = { [State in (typeof STATES_WITH_TEXT)[number]]?: string | null };

const OF_OPENNESS = {
  not_open_yet: 'notOpenYet',
  paused: 'paused',
  closed: 'closed',
  full: 'full',
} as const;

/** The study's own words for visitors who cannot start; null where it has none. */
export function visitorText(texts: StateTexts | null, state: keyof typeof OF_OPENNESS): string | null {
  return texts?.[OF_OPENNESS[state]]?.trim() || null;
}

/** The study's own words at an end that is not a complete interview; null where it has none. */
export function earlyEndText(
  texts: StateTexts | null,
  reason: 'complete' | 'screened_out' | 'over_quota',
): string | null {
  if (reason === 'complete') return null;
  return texts?.[reason === 'over_quota' ? 'overQuota' : 'screenedOut']?.trim() || null;
}
