/**
 * A slug's relation to a study: `current` is its own, `earlier` was and still leads to it, `taken` belongs to or is
 * reserved for another study, `invalid` is not permitted.
 */
export const LINK_STATES = ['free', 'current', 'earlier', 'taken', 'invalid'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export interface LinkCheck {
  linkId: string;
  state: LinkState;
  /** Why it cannot be taken; null when it can. */
  problem: string | null;
}
