import { expect, it } from 'vitest';
import { lengthOf, quoteSound } from './quote-sound';

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
    ...{ parts: [{ recording: whole, fromMs: 1_940, toMs: 3_420 }], times: 'heard' },
    captions: [{ text: QUOTE, startMs: 60, endMs: expect.any(Number) }],
  });
});

it('M3: its captions are its words, in order, within the sound', () => {
  const { captions = [], parts = [] } = quoteSound(SAID, [recording(5_000, HEARD)], place(SAID)) ?? {};
  expect(captions.map(({ text }) => text).join(' ')).toBe(SAID);
  expect(captions.length).toBeGreaterThan(1);
  for (const { startMs, endMs } of captions) {
    expect(startMs).toBeGreaterThanOrEqual(0);
    expect(endMs).toBeGreaterThan(startMs);
    expect(endMs).toBeLessThanOrEqual(lengthOf(parts));
  }
});

it('M3: says when the times of words were guessed; those of a whole answer need no guess', () => {
  const silent = recording(5_000);
  expect(quoteSound(SAID, [silent], place(QUOTE))?.times).toBe('spread');
  expect(quoteSound(SAID, [silent], place(SAID))).toMatchObject({
    ...{ parts: [{ fromMs: 0, toMs: 5_000 }], times: 'heard' },
  });
});

it('M3: a quote that begins in one recording and ends in the next is heard in both', () => {
  const [first, second] = [
    recording(2_450, HEARD.slice(0, 2)),
    recording(
      2_600,
      [
        ['told', 100, 300],
        ['us', 300, 400],
        ['why', 500, 900],
        ['We', 1_600, 1_800],
      ],
      9_000,
    ),
  ];
  const sound = quoteSound(SAID, [second, first], place(QUOTE));
  expect(sound).toMatchObject({
    parts: [
      { recording: first, fromMs: 1_940, toMs: 2_450 },
      { recording: second, fromMs: 0, toMs: 1_020 },
    ],
    times: 'heard',
    captions: [{ text: QUOTE, startMs: 60 }],
  });
  expect(sound?.captions.at(-1)?.endMs).toBeLessThanOrEqual(lengthOf(sound?.parts ?? []));
  expect(quoteSound(SAID, [first, second], place('We left.'))?.parts).toMatchObject([{ recording: second }]);
});

it('M3: captions go by what is heard, where a screen alone was recorded in between', () => {
  const voices = [recording(2_450, HEARD.slice(0, 2)), recording(2_600, [['told', 100, 300]], 4_450)];
  const screen = { ...recording(8_000), kind: 'screen' as const, video: {} };
  const sound = quoteSound(SAID, [...voices, screen], place(SAID));
  expect(sound?.parts.map(({ recording }) => recording)).toEqual(voices);
  expect(sound?.captions.at(-1)?.endMs).toBeLessThanOrEqual(2_450 + 2_600);
});

it('M3: what was not recorded has no sound, nor what was interrupted time and again', () => {
  expect(quoteSound(SAID, [], place(QUOTE))).toBeNull();
  const pieces = Array.from({ length: 6 }, (_, at) => recording(1_000, [], at * 1_000));
  expect(quoteSound(SAID, pieces, place(SAID))).toBeNull();
  expect(
    quoteSound(SAID, [{ ...recording(5_000, HEARD), state: 'failed' as const }], place(QUOTE)),
  ).toBeNull();
});

it('M3: is the voice alone where a screen was recorded before and after it', () => {
  const camera = { ...recording(4_000, [], 500), kind: 'camera' as const, video: {} };
  const screen = { ...recording(5_000), kind: 'screen' as const, video: {} };
  const sound = quoteSound(SAID, [camera, screen], place(SAID));
  expect(sound).toMatchObject({ parts: [{ recording: camera, fromMs: 0, toMs: 4_000 }], times: 'heard' });
  expect(sound?.captions.map(({ text }) => text).join(' ')).toBe(SAID);
});
