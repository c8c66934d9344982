import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTimeline, clipsBetween, momentAt, placeTurn, type TimedRecording } from './timeline';

interface Named extends TimedRecording {
  id: string;
}

const VIDEO = { streamUrl: 'https://a.example/stream.m3u8', mp4Url: 'https://a.example/video.mp4' };
const rec = (
  id: string,
  kind: TimedRecording['kind'],
  startMs: number,
  durationMs: number | null,
  state: TimedRecording['state'] = 'ready',
): Named => ({ id, kind, startMs, durationMs, state, audioUrl: 'https://a.example/audio.m4a', video: VIDEO });
const row = (responseIndex: number, ...recordings: Named[]) => ({ responseIndex, recordings });

/** "camera 0-10" for every clip, in order of time. */
function drawn(rows: ReturnType<typeof row>[]): string[] {
  return buildTimeline(rows).segments.flatMap(({ row: at, voice, screen }) =>
    [...voice, ...screen].map(({ recording, startMs, endMs }) => `${at} ${recording.id} ${startMs}-${endMs}`),
  );
}

describe('one clock for an interview', () => {
  it('lays spoken turns one after the other; rows without a recording take no time', () => {
    const rows = [row(0), row(1, rec('a', 'audio', 0, 4_000)), row(2), row(3, rec('b', 'audio', 0, 6_000))];
    expect(drawn(rows)).toEqual(['1 a 0-4000', '3 b 4000-10000']);
    expect([...buildTimeline(rows).rowStarts]).toEqual([
      [0, 0],
      [1, 0],
      [2, 4_000],
      [3, 4_000],
    ]);
  });

  it('keeps camera and screen as far apart as they began', () => {
    expect(drawn([row(0, rec('c', 'camera', 120, 5_000), rec('s', 'screen', 0, 5_500))])).toEqual([
      '0 c 120-5120',
      '0 s 0-5500',
    ]);
  });

  it('plays interrupted recordings of a kind one after the other, without the pause between them', () => {
    const camera = [rec('c1', 'camera', 0, 4_000), rec('c2', 'camera', 600_000, 3_000)];
    const screen = [rec('s1', 'screen', 100, 3_800), rec('s2', 'screen', 600_200, 2_800)];
    expect(drawn([row(0, ...camera, ...screen)])).toEqual([
      '0 c1 0-4000',
      '0 c2 4000-7000',
      '0 s1 100-3900',
      '0 s2 4200-7000',
    ]);
  });

  it('tells where each recording of an interrupted turn begins', () => {
    const recordings = [
      rec('c1', 'camera', 0, 4_000),
      rec('c2', 'camera', 600_000, 3_000),
      rec('s1', 'screen', 100, 3_000),
      rec('s2', 'screen', 601_200, 1_800),
      rec('a', 'audio', 0, 4_000),
      rec('late', 'screen', 700_000, null, 'uploading'),
    ];
    expect([...placeTurn(recordings)].map(([{ id }, startMs]) => [id, startMs])).toEqual([
      ['c1', 0],
      ['c2', 4_000],
      ['s1', 100],
      ['s2', 5_200],
    ]);
  });

  it('hears sound alone where no camera ran, and once where one did', () => {
    expect(drawn([row(0, rec('c', 'camera', 0, 5_000), rec('a', 'audio', 0, 5_000))])).toEqual([
      '0 c 0-5000',
    ]);
    expect(drawn([row(0, rec('c', 'camera', 0, 5_000), rec('a', 'audio', 5_000, 2_000))])).toEqual([
      '0 c 0-5000',
      '0 a 5000-7000',
    ]);
  });

  it('gives no time to what is not ready', () => {
    const rows = [
      row(0, rec('u', 'camera', 0, null, 'uploading'), rec('s', 'screen', 300, 2_000)),
      row(1, rec('f', 'audio', 0, null, 'failed')),
      row(2, rec('n', 'audio', 0, 0)),
      row(3, { ...rec('m', 'screen', 0, 900), video: null }),
      row(4, { ...rec('e', 'camera', 0, 900), video: null, audioUrl: null }),
    ];
    expect(drawn(rows)).toEqual(['0 s 0-2000']);
  });

  it('knows what plays at every time, and at the very end', () => {
    const timeline = buildTimeline([
      row(4, rec('c', 'camera', 100, 1_000), rec('s', 'screen', 0, 500)),
      row(6, rec('a', 'audio', 0, 700)),
    ]);
    const at = (ms: number) => {
      const moment = momentAt(timeline, ms);
      return [moment?.segment.row, moment?.voice?.recording.id, moment?.screen?.recording.id];
    };
    expect(at(-5)).toEqual([4, undefined, 's']);
    expect(at(100)).toEqual([4, 'c', 's']);
    expect(at(500)).toEqual([4, 'c', undefined]);
    expect(at(1_100)).toEqual([6, 'a', undefined]);
    expect(at(1_800)).toEqual([6, 'a', undefined]);
    expect(at(99_999)).toEqual([6, 'a', undefined]);
    expect(momentAt(buildTimeline([row(0)]), 0)).toBeNull();
    const between = (from: number, to: number) =>
      clipsBetween(timeline, from, to).map(({ recording }) => recording.id);
    expect(between(500, 1_100)).toEqual(['c']);
    expect(between(499, 1_101)).toEqual(['c', 's', 'a']);
    expect(between(1_800, 9_000)).toEqual([]);
  });

  it('has something to play at every time, and no clip of a lane over another', () => {
    const recording = fc.record({
      id: fc.uuid(),
      kind: fc.constantFrom('audio', 'camera', 'screen'),
      state: fc.constantFrom('ready', 'waiting', 'failed'),
      startMs: fc.nat(20_000),
      durationMs: fc.option(fc.nat(8_000)),
      audioUrl: fc.constantFrom(null, 'https://a.example/audio.m4a'),
      video: fc.constantFrom(null, VIDEO),
    }) satisfies fc.Arbitrary<Named>;
    const rows = fc
      .array(fc.array(recording, { maxLength: 5 }), { maxLength: 4 })
      .map((all) => all.map((recordings, responseIndex) => ({ responseIndex, recordings })));
    fc.assert(
      fc.property(rows, fc.double({ min: 0, max: 0.999, noNaN: true }), (all, part) => {
        const timeline = buildTimeline(all);
        const ms = part * timeline.durationMs;
        if (timeline.durationMs > 0) {
          const moment = momentAt(timeline, ms);
          expect(moment?.voice ?? moment?.screen).toBeTruthy();
        }
        for (const { voice, screen } of timeline.segments)
          for (const lane of [voice, screen])
            for (const [at, clip] of lane.entries()) {
              expect(clip.endMs - clip.startMs).toBe(clip.recording.durationMs);
              expect(clip.startMs).toBeGreaterThanOrEqual(lane[at - 1]?.endMs ?? 0);
            }
      }),
    );
  });
});
