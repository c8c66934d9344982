import { Failure } from '@/lib/domain/failure';
import { HttpRefusal } from './refusal';
import { bytesOf } from './request-body';

/** Decisions, A3. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/**
 * The request's JSON body; undefined when it has no bytes. Refuses (decisions, A4 and A5): 415 for another type or an
 * encoding, 413 when it is too large, `invalid_json` when it does not parse or is not UTF-8. The type is checked only
 * when there is a body.
 */
export async function readBody(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(request)) {
    if (chunk.byteLength === 0) continue;
    if (size === 0) refuseOtherTypes(request.headers);
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) {
      throw new HttpRefusal(413, `The request body is larger than ${MAX_BODY_BYTES} bytes.`, {
        connection: 'close',
      });
    }
    chunks.push(chunk);
  }
  return size === 0 ? undefined : parse(chunks);
}

/** The body as it arrives. A client that disconnects during it is not an error for our log. */
async function* arriving(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* bytesOf(request);
  } catch (cause) {
    throw new Failure('bad_request', 'The request body broke off.', { cause });
  }
}

function refuseOtherTypes(headers: Headers): void {
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i.test(type.trim())) {
    throw new HttpRefusal(415, 'Send the body as JSON, with Content-Type: application/json.', {
      connection: 'close',
    });
  }
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity') {
    throw new HttpRefusal(415, 'Send the body without a Content-Encoding.', { connection: 'close' });
  }
}

function parse(chunks: Uint8Array[]): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(
      chunks.length === 1 ? chunks[0] : Buffer.concat(chunks),
    );
  } catch {
    throw new Failure('invalid_json', 'The request body is not valid UTF-8.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_json', 'The request body is not valid JSON.');
  }
}
