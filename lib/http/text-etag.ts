import { createHash } from 'node:crypto';

/** A weak ETag (bodies may be compressed in transit) of an answer whose text is known. */
export function textEtag(text: string): string {
  return `W/"${createHash('sha1').update(text).digest('base64url')}"`;
}
