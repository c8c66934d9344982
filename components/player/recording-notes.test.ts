import { expect, it } from 'vitest';
import type { ReadingRowV1, RecordingV1 } from '@/lib/wire/v1/reading-row';
import { recordingNotes } from './recording-notes';

function row(questionNumber: number, ...recordings: Pick<RecordingV1, 'kind' | 'state' | 'problem'>[]) {
  // What the function reads of a row.
  return { questionNumber, isFollowUp: false, recordings } as unknown as ReadingRowV1;
}
const one = (state: RecordingV1['state'], problem: string | null = null) =>
  ({ kind: 'camera', state, problem }) as const;
const texts = (...rows: ReadingRowV1[]) => recordingNotes(rows).map(({ text }) => text);

it('says nothing of what can be played', () => {
  expect(texts(row(1, one('ready')), row(2))).toEqual([]);
});

it('says what is being prepared, and which part of it', () => {
  expect(texts(row(1, one('uploading')), row(2))).toEqual([
    'The recording is being prepared. It can be played here as soon as it is ready.',
  ]);
  expect(texts(row(1, one('ready')), row(2, one('waiting')))).toEqual([
    'The recording of question 2 is being prepared.',
  ]);
  expect(texts(row(1, one('ready')), row(2, one('waiting')), row(3, one('waiting')))).toEqual([
    'The recordings of question 2 and question 3 are being prepared.',
  ]);
});

it('says what failed, and why', () => {
  const screen = { kind: 'screen', state: 'failed', problem: 'It holds no picture' } as const;
  expect(texts(row(3, one('failed')), row(4, one('ready'), screen))).toEqual([
    'The recording of question 3 failed.',
    'The screen recording of question 4 failed: It holds no picture.',
  ]);
});
