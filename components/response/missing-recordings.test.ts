import { describe, expect, it } from 'vitest';
import { hasWords, isLeftUnheard, missingRecordings } from './missing-recordings';

type Kind = 'audio' | 'camera' | 'screen';
const row = (questionNumber: number, ...kinds: Kind[]) => ({
  questionNumber,
  givenBy: 'spoken' as const,
  user: '',
  recordings: kinds.map((kind) => ({ kind })),
});
const typed = { questionNumber: 9, givenBy: 'typed' as const, user: 'Yes.', recordings: [] };

describe('X38: what a response lacks of what its mode promises', () => {
  it('X38: says that no screen was recorded', () => {
    expect(missingRecordings('video_screen', [row(1, 'camera'), row(2, 'camera'), typed])).toEqual([
      'The screen was not recorded.',
    ]);
    expect(missingRecordings('audio_screen', [row(1, 'audio')])).toEqual(['The screen was not recorded.']);
  });

  it('X38: says for which questions one is missing', () => {
    const rows = [row(1, 'camera', 'screen'), row(2, 'screen'), row(3, 'screen'), row(3, 'screen')];
    expect(missingRecordings('video_screen', rows)).toEqual(['The camera is missing for Q2 and Q3.']);
  });

  it('X38: says nothing of what is whole, typed, or not promised', () => {
    expect(missingRecordings('video_screen', [row(1, 'camera', 'screen'), typed])).toEqual([]);
    expect(missingRecordings('audio', [row(1, 'audio')])).toEqual([]);
    expect(missingRecordings('video', [typed])).toEqual([]);
  });

  it('X38: a response whose speech was not written down has no words', () => {
    expect(hasWords([row(1, 'camera')])).toBe(false);
    expect(hasWords([row(1, 'camera'), typed])).toBe(true);
    expect(hasWords([{ ...typed, givenBy: 'chosen' as const }])).toBe(false);
  });

  it('X38: says that speech stays without words where nothing transcribes it', () => {
    const left = (transcribes: boolean, ...transcript: Parameters<typeof hasWords>[0][number][]) =>
      isLeftUnheard({ transcribes, transcript, recordingsDeletedAt: null });
    expect(left(false, row(1, 'camera'), typed)).toBe(true);
    expect(left(true, row(1, 'camera'))).toBe(false);
    expect(left(false, { ...row(1, 'camera'), user: 'Fine' }, typed)).toBe(false);
  });
});
