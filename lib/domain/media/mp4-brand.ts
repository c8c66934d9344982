/** What the first box of a file says that it is; "" for a file that does not begin with it. */
export function mp4Brand(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.length === 8 && text.startsWith('ftyp') ? text.slice(4) : '';
}

/** Pictures begin with the same box as films. */
export const PICTURE_BRAND = /^(avif|avis|heic|heix|heim|heis|hevc|hevx|mif1|mif2|msf1|jpeg|crx )$/;

/** And so do sounds alone. */
export const SOUND_BRAND = /^(M4A |M4B |M4P |F4A |F4B )$/;
