/** What participants agree to before they begin (decisions, N5). */
export interface StudyConsent {
  text: string;
  version: string;
  /** Whether nobody starts without it, clients of the protocol included. */
  required: boolean;
  contact: string | null;
  privacyUrl: string | null;
  /** How long answers are kept, as participants are told; then they are deleted. */
  retentionDays: number | null;
}

/** What a participant agreed to, when; the version where it is the study's own text. */
export interface GivenConsent {
  text: string;
  at: string;
  version?: string;
}

/** How long a response is kept: as its participant was told, or as the study says now if that is less; null: for ever. */
export function daysKept(told: number | null, now: number | null): number | null {
  return told === null || now === null ? (told ?? now) : Math.min(told, now);
}

/**
 * The version of a consent whose author named none: the same for the same text, else one more, so that two texts never
 * share one unless somebody says so.
 */
export function nextConsentVersion(
  before: Pick<StudyConsent, 'text' | 'version'> | null,
  text: string,
): string {
  if (!before) return '1';
  if (before.text === text) return before.version;
  return /^\d{1,9}$/.test(before.version) ? String(Number(before.version) + 1) : `${before.version}, changed`;
}
