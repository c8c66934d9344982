import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playlistOf } from './playlist';

it('lists the fragments of one file as byte ranges, rounded up to a target, to an end', () => {
  const fragments = [
    { offset: 1_000, bytes: 500, durationMs: 2_000 },
    { offset: 1_500, bytes: 300, durationMs: 2_345 },
  ];
  expect(playlistOf({ initBytes: 1_000, fragments }, 'https://x/v.mp4?s=1').split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:3',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="https://x/v.mp4?s=1",BYTERANGE="1000@0"',
    '#EXTINF:2.000001,',
    '#EXT-X-BYTERANGE:500@1000',
    'https://x/v.mp4?s=1',
    '#EXTINF:2.345000,',
    '#EXT-X-BYTERANGE:300@1500',
    'https://x/v.mp4?s=1',
    '#EXT-X-ENDLIST',
    '',
  ]);
});

it('never lets a fragment begin before it does in the file, and hardly after', () => {
  const durations = fc.array(fc.double({ min: 1, max: 20_000, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(durations, (all) => {
      const fragments = all.map((durationMs) => ({ offset: 0, bytes: 1, durationMs }));
      const listed = [...playlistOf({ initBytes: 0, fragments }, 'x').matchAll(/#EXTINF:([\d.]+),/g)];
      // Counted in whole microseconds: sums of the listed seconds have errors of their own.
      let [trueEndMs, end] = [0, 0];
      for (const [at, [, seconds]] of listed.entries()) {
        trueEndMs += all[at] ?? 0;
        end += Math.round(Number(seconds) * 1_000_000);
        expect(end).toBeGreaterThan(trueEndMs * 1_000);
        expect(end - trueEndMs * 1_000).toBeLessThan(2);
      }
    }),
  );
});
