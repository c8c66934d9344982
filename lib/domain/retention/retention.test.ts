import { expect, it } from 'vitest';
import { deletedNote, keptFor, retentionOf, shortest } from './retention';

const times = (recordingsDays: number | null, wordsDays: number | null, everythingDays: number | null) => ({
  ...{ recordingsDays, wordsDays, everythingDays },
});

it('O2: the shorter of what study and organisation say counts, and what the consent says', () => {
  const kept = (
    study: ReturnType<typeof times> | null,
    organization: ReturnType<typeof times> | null,
    told = null as number | null,
  ) => keptFor({ study, organization, consentDays: told });
  expect(kept(null, null)).toEqual({ recordings: null, words: null, everything: null });
  expect(kept(times(90, null, null), times(30, 60, null))).toEqual({
    ...{ recordings: 30, words: 60, everything: null },
  });
  expect(kept(times(7, null, 400), times(30, null, 365), 90)).toEqual({
    ...{ recordings: 7, words: 90, everything: 90 },
  });
});

it('O2: recordings go with the words at the latest, and both with everything', () => {
  const consentDays = null;
  expect(keptFor({ study: times(90, 30, null), organization: null, consentDays }).recordings).toBe(30);
  expect(keptFor({ study: times(null, null, 10), organization: null, consentDays })).toEqual({
    ...{ recordings: 10, words: 10, everything: 10 },
  });
});

it('O2: what was never set is null, in one order', () => {
  expect(JSON.stringify(retentionOf(null))).toBe(JSON.stringify(times(null, null, null)));
  const stored = { everythingDays: 3, wordsDays: 2, recordingsDays: 1 };
  expect(JSON.stringify(retentionOf(stored))).toBe(JSON.stringify(times(1, 2, 3)));
  expect([shortest(), shortest(null), shortest(null, 4, 2)]).toEqual([null, null, 2]);
});

it('O2: says in words what was deleted when', () => {
  const at = new Date('2026-09-14T23:30:00Z');
  expect(deletedNote('recordings', at)).toBe('Recordings were deleted on 2026-09-14, as agreed.');
  expect(deletedNote('words', at)).toContain('What was said and typed was deleted on 2026-09-14, as agreed.');
});
