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
 * The end of each fragment, rounded up to whole microseconds. A player that begins in the middle computes a fragment's
 * time from its place in the list; when that is even slightly too early, it shifts the fragment to the front and
 * discards the first picture, which would then lie before the beginning, with all pictures that depend on it.
 */
function endsOf(fragments: readonly Fragment[]): number[] {
  let sumMs = 0;
  return fragments.map(({ durationMs }) => {
    sumMs += durationMs;
    return Math.floor(sumMs * 1_000) + 1;
  });
}
