import type { Container } from './container';
import type { Growing } from './growing';
import { mp4Head } from './growing-mp4';
import { webmHead } from './growing-webm';

/** So many first bytes hold the head of any browser's recording. */
export const GROWING_HEAD_BYTES = 256 * 1024;

/** Null: not a recording that can be read before it is complete, or its head is not. */
export function growingOf(container: Container, firstBytes: Uint8Array): Growing | null {
  if (container === 'webm') return webmHead(firstBytes);
  return container === 'mp4' ? mp4Head(firstBytes) : null;
}
