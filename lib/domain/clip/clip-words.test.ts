import { expect, it } from 'vitest';
import { rowWords, timedWords } from '../recording/timed-words';
import { buildTimeline, type TimedRecording } from '../recording/timeline';
import { clipWords } from './clip-words';
import { cutClip, type SpokenRecording } from './cut-clip';
import { filmParts } from './film-parts';

const recording = (
  durationMs: number,
  words: [string, number, number][] = [],
  kind: TimedRecording['kind'] = 'audio',
) => ({
  ...{
    kind,
    state: 'ready' as const,
    startMs: 0,
    durationMs,
    audioUrl: 'x',
    video: kind === 'audio' ? null : {},
  },
  speech: { words: words.map(([word, startMs, endMs]) => ({ word, startMs, endMs })) },
});
const TEXTS = ['I told Tobias, and Tobias’s sister Ann: it leaves.', 'No. Never.'];
const textOf = (row: number) => TEXTS[row] ?? '';
const timeline = buildTimeline<SpokenRecording>([
  {
    responseIndex: 0,
    recordings: [
      recording(6_000, [
        ['I', 0, 100],
        ['told', 200, 500],
        ['Tobias', 600, 1_000],
        ['and', 1_100, 1_300],
        ['sister', 2_500, 3_000],
        ['it', 4_000, 4_200],
      ]),
    ],
  },
  { responseIndex: 1, recordings: [recording(2_000)] },
]);
const words = (hide: { names?: string[]; passages?: never[] }, fromMs = 0, toMs = 8_000) =>
  clipWords(timeline, textOf, { fromMs, toMs }, { names: [], passages: [], ...hide });

it('every word has a time, and times never run backwards', () => {
  const [first] = timeline.segments;
  const timed = timedWords(TEXTS[0]!, first!);
  expect(timed.map(({ start, end }) => TEXTS[0]!.slice(start, end))).toEqual(TEXTS[0]!.split(' '));
  expect(timed.map(({ isHeard }) => isHeard)).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(timed[4]).toMatchObject({ fromMs: 1_300, toMs: 2_500 });
  for (const [at, { fromMs, toMs }] of timed.entries()) {
    expect(toMs).toBeGreaterThanOrEqual(fromMs);
    expect(fromMs).toBeGreaterThanOrEqual(timed[at - 1]?.toMs ?? 0);
  }
  expect(rowWords('夜行列車は 寒い').length).toBeGreaterThan(2);
});

it('M2: a name is black and silent wherever it is said, also where its word has no time of its own', () => {
  const { transcript, silenced, untimedRow, cues } = words({ names: ['tobias'] });
  expect(transcript).toBe('I told █████ and █████ sister Ann: it leaves.\nNo. Never.');
  expect(cues.map(({ text }) => text).join(' ')).not.toMatch(/tobias/i);
  // Its second place lies somewhere between "and" and "sister".
  expect(silenced).toEqual([
    { fromMs: 520, toMs: 1_080 },
    { fromMs: 1_220, toMs: 2_580 },
  ]);
  expect(untimedRow).toBeNull();
  expect(words({ names: ['Ann'] }).transcript).toContain('█████ it leaves');
  expect(words({ names: ['an', 'eve', 'leav'] }).silenced).toEqual([]);
  expect(words({ names: ['sister ANN'] }).transcript).toContain('Tobias’s █████ █████ it');
});

it('M2: a name is found however its accents are written', () => {
  const said = (text: string, name: string) => {
    const one = buildTimeline<SpokenRecording>([{ responseIndex: 0, recordings: [recording(6_000)] }]);
    const found = clipWords(one, () => text, { fromMs: 0, toMs: 6_000 }, { names: [name], passages: [] });
    return [found.transcript, [...found.namesSaid]];
  };
  const [composed, apart] = ['Peter M\u00fcller said so', 'Peter Mu\u0308ller said so'];
  for (const text of [composed, apart])
    for (const name of ['M\u00fcller', 'mu\u0308ller'])
      expect(said(text, name)).toEqual(['Peter █████ said so', [name]]);
  expect(said('\u1112\u1161\u11ab said', '\ud55c')[0]).toBe('█████ said');
  expect(said(composed, 'Muller')).toEqual([composed, []]);
});

it('M2: says when nobody knows the time of a hidden word', () => {
  expect(words({ names: ['never'] }).untimedRow).toBe(1);
});

it('captions and words are those of the cut alone', () => {
  const { transcript, cues } = words({}, 550, 6_900);
  expect(transcript).toBe('Tobias, and Tobias’s sister Ann: it leaves.\nNo.');
  expect([cues[0]?.startMs, cues.at(-1)?.endMs]).toEqual([600, expect.any(Number)]);
  expect(cues.every(({ startMs, endMs }) => startMs >= 550 && endMs <= 6_900)).toBe(true);
});

it('M2: a word is included at both ends, with the sounds around it', () => {
  const at = (row: number, word: number) => ({ responseIndex: row, word });
  expect(cutClip(timeline, textOf, { from: at(0, 1), to: at(0, 2) })).toMatchObject({
    ...{ startMs: 140, endMs: 1_100, times: 'heard' },
    ...{ from: { row: 0, ms: 140 }, to: { row: 0, ms: 1_100 } },
  });
  expect(cutClip(timeline, textOf, { from: at(0, 7), to: at(1, 1) })).toMatchObject({
    ...{ endMs: 8_000, times: 'spread', to: { row: 1, ms: 2_000 } },
  });
});

it('the parts of a film have no gap, and begin where a recording does', () => {
  const camera = recording(4_000, [], 'camera');
  const screen = { ...recording(1_000, [], 'screen'), startMs: 1_500 };
  const room = buildTimeline([{ responseIndex: 0, recordings: [camera, screen] }]);
  const parts = filmParts(room, 1_000, 3_000);
  expect(parts.map(({ fromMs, toMs, screen: shown }) => [fromMs, toMs, shown !== null])).toEqual([
    [1_000, 1_500, false],
    [1_500, 2_500, true],
    [2_500, 3_000, false],
  ]);
});

it('M2: a name may have any sign in it', () => {
  const name = 'Anne-Marie O’Neil (a.b+c) [x] {y} ^$|\\/* ?';
  const line = buildTimeline<SpokenRecording>([
    { responseIndex: 0, recordings: [recording(6_000, [['I', 0, 100]])] },
  ]);
  const said = `I saw ${name} today`;
  const { transcript } = clipWords(
    line,
    () => said,
    { fromMs: 0, toMs: 6_000 },
    { names: [name], passages: [] },
  );
  expect(transcript).not.toMatch(/Anne|Marie|Neil/);
  for (const one of name) {
    const cut = () => clipWords(line, () => said, { fromMs: 0, toMs: 6_000 }, { names: [one], passages: [] });
    expect(cut).not.toThrow();
  }
});

it('M2: a passage that begins in one recording of its answer and ends in the next is shown by both', () => {
  const said = 'We waited, and then nobody came.';
  const halves = [
    recording(2_000, [
      ['We', 200, 400],
      ['waited', 500, 900],
    ]),
    { ...recording(3_000, [['came', 1_400, 1_800]]), startMs: 60_000 },
  ];
  const interrupted = buildTimeline<SpokenRecording>([{ responseIndex: 0, recordings: halves }]);
  const place = (word: number) => ({ responseIndex: 0, word });
  const cut = cutClip(interrupted, () => said, { from: place(1), to: place(5) });
  expect(cut).toMatchObject({ startMs: 440, endMs: 3_920, times: 'heard' });
  const parts = filmParts(interrupted, 440, 3_920);
  expect(parts.map(({ fromMs, toMs, voice }) => [fromMs, toMs, voice?.recording])).toEqual([
    [440, 2_000, halves[0]],
    [2_000, 3_920, halves[1]],
  ]);
});
