/** What of a response is deleted apart, the least first: each includes those before it (decisions, O2). */
export const RETENTION_PARTS = ['recordings', 'words', 'everything'] as const;
export type RetentionPart = (typeof RETENTION_PARTS)[number];

/** For how many days each part is kept after the last thing that happened in an interview; null: no end of its own. */
export interface Retention {
  recordingsDays: number | null;
  wordsDays: number | null;
  everythingDays: number | null;
}

/** As it is stored, in one order; where nothing was said, responses are kept until somebody deletes them. */
export function retentionOf(stored: Retention | null): Retention {
  return {
    recordingsDays: stored?.recordingsDays ?? null,
    wordsDays: stored?.wordsDays ?? null,
    everythingDays: stored?.everythingDays ?? null,
  };
}

/** The shortest of these times; null when none of them is set. */
export function shortest(...days: readonly (number | null)[]): number | null {
  const set = days.filter((one) => one !== null);
  return set.length === 0 ? null : Math.min(...set);
}

/**
 * For how many days each part of a study's responses is kept: the study's numbers under its organisation's, of which
 * the shorter counts, and for everything also what its consent says. A part goes no later than those it is part of:
 * nobody's voice is kept when their words are due.
 */
export function keptFor({
  study,
  organization,
  consentDays,
}: {
  study: Retention | null;
  organization: Retention | null;
  consentDays: number | null;
}): Record<RetentionPart, number | null> {
  const both = (name: keyof Retention) => shortest(study?.[name] ?? null, organization?.[name] ?? null);
  const everything = shortest(both('everythingDays'), consentDays);
  const words = shortest(both('wordsDays'), everything);
  return { everything, words, recordings: shortest(both('recordingsDays'), words) };
}

/** The sentence by which readers learn that a part is gone. */
export function deletedNote(part: 'recordings' | 'words', at: Date): string {
  const day = at.toISOString().slice(0, 10);
  return part === 'recordings'
    ? `Recordings were deleted on ${day}, as agreed.`
    : `What was said and typed was deleted on ${day}, as agreed. Answers by choice are kept.`;
}
