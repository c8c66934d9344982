import { Failure } from '@/lib/domain/failure';
import { HttpRefusal } from './refusal';
import { bytesOf } from './request-body';

/** Decisions, A3. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** A body of another type than JSON: its media types, and what is validated of it. */
export interface OtherBody {
  types: readonly string[];
  read: (text: string) => unknown;
}

/**
 * The request's JSON body; undefined when it has no bytes. Refuses (decisions, A4 and A5): 415 for another type or an
 * encoding, 413 when it is too large, `invalid_json` when it does not parse or is not UTF-8. The type is checked only
 * when there is a body.
 */
export async function readBody(request: Request, others: readonly OtherBody[] = []): Promise<unknown> {
  const type = mediaTypeOf(request.headers);
  const other = others.find(({ types }) => types.includes(type));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    if (chunk.byteLength === 0) continue;
    if (size === 0) refuseOtherTypes(request.headers, other, others);
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) {
      throw new HttpRefusal(413, `The request body is larger than ${MAX_BODY_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  const text = decode(chunks);
  return other ? other.read(text) : parse(text);
}

/** The body as it arrives. A client that disconnects during it is not an error for our log. */
async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* bytesOf(request);
  } catch (cause) {
    throw new Failure('bad_request', 'The request body broke off.', { cause });
  }
}

/** The type before its parameters, in lower case, where these say nothing but UTF-8; else "". */
function mediaTypeOf(headers: Headers): string {
  const found = /^([\w.+-]+\/[\w.+-]+)\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i.exec(
    (headers.get('content-type') ?? '').trim(),
  );
  return found?.[1]?.toLowerCase() ?? '';
}

function refuseOtherTypes(
  headers: Headers,
  other: OtherBody | undefined,
  others: readonly OtherBody[],
): void {
  if (!other && mediaTypeOf(headers) !== 'application/json') {
    const more = others.flatMap(({ types }) => types.slice(0, 1)).map((type) => ` or ${type}`);
    throw new HttpRefusal(415, `Send the body as JSON, with Content-Type: application/json${more.join('')}.`);
  }
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpRefusal(415, 'Send the body without a Content-Encoding.');
  }
}

function decode(chunks: Uint8Array[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      chunks.length === 1 ? chunks[0] : Buffer.concat(chunks),
    );
  } catch {
    throw new Failure('invalid_json', 'The request body is not valid UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_json', 'The request body is not valid JSON.');
  }
}
