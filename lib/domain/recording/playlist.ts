import type { Fragment, FragmentIndex } from './processed';

/**
 * An HLS playlist of type VOD (RFC 8216) over the byte ranges of one fragmented MP4: the file is its initialisation
 * and, fragment by fragment, its segments. `media`: the file's address, signed.
 */
export function playlistOf({ initBytes, fragments }: FragmentIndex, media: string): string {
  const ends = endsOf(fragments);
  const longest = Math.max(1, ...fragments.map(({ durationMs }) => Math.ceil(durationMs / 1_000)));
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:URI="${media}",BYTERANGE="${initBytes}@0"`,
    ...fragments.flatMap(({ offset, bytes }, at) => [
      `#EXTINF:${(((ends[at] ?? 0) - (ends[at - 1] ?? 0)) / 1_000_000).toFixed(6)},`,
      `#EXT-X-BYTERANGE:${bytes}@${offset}`,
      media,
    ]),
    '#EXT-X-ENDLIST',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Where each fragment ends, in whole microseconds and never before it does. A player that begins in the middle takes a
 * fragment's place in the list for its time; when that is too early by anything, all is moved to the front, and the
 * first picture of the film, before the beginning now, is thrown away with all that builds on it.
 */
function endsOf(fragments: readonly Fragment[]): number[] {
  let sumMs = 0;
  return fragments.map(({ durationMs }) => {
    sumMs += durationMs;
    return Math.floor(sumMs * 1_000) + 1;
  });
}
