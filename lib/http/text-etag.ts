import { createHash } from 'node:crypto';

/** A weak validator (bodies may leave compressed) of an answer that is at hand as text. */
export function textEtag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
