import fc from 'fast-check';
import { expect, it } from 'vitest';
import { captionCues, captionFile } from './captions';
import { buildTimeline, type TimedRecording } from './timeline';
import type { TurnRecording } from './turn-recording';

type Spoken = TimedRecording & Pick<TurnRecording, 'speech'>;

function spoken(durationMs: number, words: [string, number, number][] = []): Spoken {
  const timed = words.map(([word, startMs, endMs]) => ({ word, startMs, endMs }));
  const sound = { kind: 'audio', audioUrl: 'https://a.example/audio.m4a', video: null } as const;
  return { ...sound, state: 'ready', startMs: 0, durationMs, speech: { state: 'ready', words: timed } };
}
function cues(...rows: [string, Spoken][]) {
  const timeline = buildTimeline(
    rows.map(([, one], responseIndex) => ({ responseIndex, recordings: [one] })),
  );
  return captionCues(timeline, (row) => rows[row]![0]);
}

it('cuts where people breathe and where sentences end, and keeps the text’s signs', () => {
  const words: [string, number, number][] = [
    ['We', 0, 200],
    ['waited', 200, 600],
    ['for', 600, 800],
    ['two', 800, 1_000],
    ['hours', 1_000, 1_500],
    ['Nobody', 1_600, 2_000],
    ['came', 4_000, 4_400],
  ];
  const found = cues(
    ['First', spoken(3_000)],
    ['We waited for two hours. Nobody – came!', spoken(9_000, words)],
  );
  expect(found.map(({ row, startMs, endMs, text }) => [row, startMs, endMs, text])).toEqual([
    [0, 0, 3_000, 'First'],
    [1, 3_000, 4_600, 'We waited for two hours.'],
    [1, 4_600, 5_400, 'Nobody –'],
    [1, 7_000, 7_800, 'came!'],
  ]);
});

it('spreads words without times over their answer', () => {
  const found = cues([`${'word '.repeat(40)}`, spoken(20_000)]);
  expect(found.length).toBeGreaterThan(2);
  expect(found[0]?.startMs).toBe(0);
  expect(found.at(-1)?.endMs).toBe(20_000);
  expect(found.map(({ text }) => text).join(' ')).toBe('word '.repeat(40).trim());
});

it('writes SubRip and WebVTT', () => {
  const one = { row: 0, startMs: 3_661_005, endMs: 3_662_000, text: 'a <b> & c --> d' };
  expect(captionFile([one], 'srt')).toBe('1\n01:01:01,005 --> 01:01:02,000\na <b> & c --> d\n\n');
  expect(captionFile([one], 'vtt')).toBe(
    'WEBVTT\n\n01:01:01.005 --> 01:01:02.000\na &lt;b&gt; &amp; c --&gt; d\n\n',
  );
  expect(captionFile([], 'vtt')).toBe('WEBVTT\n\n');
});

it('never has cues over each other, nor lines that are too long, whatever was said', () => {
  const word = fc.tuple(fc.string({ maxLength: 90 }), fc.nat(9_000), fc.nat(2_000));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.array(word), (text, words) => {
      let at = 0;
      const timed = words.map(([said, , length]): [string, number, number] => {
        at += length;
        return [said, at - length, at];
      });
      const found = cues([text, spoken(15_000, timed)]);
      for (const [index, cue] of found.entries()) {
        expect(cue.startMs).toBeGreaterThanOrEqual(found[index - 1]?.endMs ?? 0);
        expect(cue.endMs).toBeGreaterThan(cue.startMs);
      }
      for (const line of captionFile(found, 'srt').split('\n')) expect(line.length).toBeLessThanOrEqual(42);
    }),
  );
});
