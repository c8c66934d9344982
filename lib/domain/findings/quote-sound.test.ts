import { expect, it } from 'vitest';
import { quoteSound } from './quote-sound';

const SAID = 'It was cold. Nobody told us why. We left.';
const QUOTE = 'Nobody told us why.';
const place = (words: string) => ({ start: SAID.indexOf(words), end: SAID.indexOf(words) + words.length });

const recording = (durationMs: number, words: [string, number, number][] = [], startMs = 0) => ({
  ...{ kind: 'audio' as const, state: 'ready' as const, startMs, durationMs, audioUrl: 'x', video: null },
  speech: { words: words.map(([word, from, to]) => ({ word, startMs: from, endMs: to })) },
});
const HEARD: [string, number, number][] = [
  ['cold', 800, 1_200],
  ['Nobody', 2_000, 2_400],
  ['told', 2_500, 2_700],
  ['us', 2_700, 2_800],
  ['why', 2_900, 3_300],
  ['We', 4_000, 4_200],
];

it('M3: a quote is heard from its first word to its last, with the sounds around them and no other word', () => {
  const whole = recording(5_000, HEARD);
  expect(quoteSound(SAID, [whole], place(QUOTE))).toEqual({
    ...{ recording: whole, fromMs: 1_940, toMs: 3_420, times: 'heard' },
    captions: [{ text: QUOTE, startMs: 60, endMs: expect.any(Number) }],
  });
});

it('M3: its captions are its words, in order, within the sound', () => {
  const {
    captions = [],
    fromMs = 0,
    toMs = 0,
  } = quoteSound(SAID, [recording(5_000, HEARD)], place(SAID)) ?? {};
  expect(captions.map(({ text }) => text).join(' ')).toBe(SAID);
  expect(captions.length).toBeGreaterThan(1);
  for (const { startMs, endMs } of captions) {
    expect(startMs).toBeGreaterThanOrEqual(0);
    expect(endMs).toBeGreaterThan(startMs);
    expect(endMs).toBeLessThanOrEqual(toMs - fromMs);
  }
});

it('M3: says when the times of words were guessed; those of a whole answer need no guess', () => {
  const silent = recording(5_000);
  expect(quoteSound(SAID, [silent], place(QUOTE))?.times).toBe('spread');
  expect(quoteSound(SAID, [silent], place(SAID))).toMatchObject({ fromMs: 0, toMs: 5_000, times: 'heard' });
});

it('M3: what was not recorded, or lies in two recordings, has no sound', () => {
  expect(quoteSound(SAID, [], place(QUOTE))).toBeNull();
  const halves = [recording(2_200, HEARD.slice(0, 2)), recording(2_800, [], 2_200)];
  expect(quoteSound(SAID, halves, place(QUOTE))).toBeNull();
  expect(
    quoteSound(SAID, [{ ...recording(5_000, HEARD), state: 'failed' as const }], place(QUOTE)),
  ).toBeNull();
});

it('M3: is the voice alone where a screen was recorded before and after it', () => {
  const camera = { ...recording(4_000, [], 500), kind: 'camera' as const, video: {} };
  const screen = { ...recording(5_000), kind: 'screen' as const, video: {} };
  const sound = quoteSound(SAID, [camera, screen], place(SAID));
  expect(sound).toMatchObject({ recording: camera, fromMs: 0, toMs: 4_000, times: 'heard' });
  expect(sound?.captions.map(({ text }) => text).join(' ')).toBe(SAID);
});
