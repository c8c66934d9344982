import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';

/** A request as it is sent, well-formed or not. `Host` and lengths are added when it is serialised. */
export interface WireRequest {
  /** The declared route that it is, or was before it was changed, such as `POST /api/interviews`. */
  route: string;
  method: string;
  /** In origin form, with its query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer | null;
  /** The mutations, in words. */
  changes: string[];
}

/** The bytes of a request. A header of `framing` that the request has already is left as it is. */
export function packed(request: WireRequest, host: string): Buffer {
  const names = new Set(request.headers.map(([name]) => name.toLowerCase()));
  const framing: [string, string][] = [];
  if (!names.has('host')) framing.push(['host', host]);
  const length = request.body?.byteLength ?? 0;
  const wanted = length > 0 || ['POST', 'PUT', 'PATCH'].includes(request.method);
  if (wanted && !names.has('content-length') && !names.has('transfer-encoding')) {
    framing.push(['content-length', String(length)]);
  }
  const lines = [...framing, ...request.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const head = Buffer.from(`${request.method} ${request.target} HTTP/1.1\r\n${lines}\r\n`, 'latin1');
  const body = request.body ?? Buffer.alloc(0);
  const chunked = request.headers.some(
    ([name, value]) => name === 'transfer-encoding' && value === 'chunked',
  );
  return Buffer.concat([head, chunked ? inOneChunk(body) : body]);
}

function inOneChunk(body: Buffer): Buffer {
  const last = Buffer.from('0\r\n\r\n');
  if (body.byteLength === 0) return last;
  return Buffer.concat([Buffer.from(`${body.byteLength.toString(16)}\r\n`), body, Buffer.from('\r\n'), last]);
}

const MOST_SHOWN = 8_192;

/** A command that sends the same request: curl where it can, else the bytes through nc; large bodies go into a file. */
export function commandFor(request: WireRequest, port: number): string {
  const { method, target, headers, body } = request;
  const origin = `127.0.0.1:${port}`;
  const bytes = packed(request, origin);
  const plain =
    /^[A-Z]+$/.test(method) &&
    /^\/[\x21-\x7e]*$/.test(target) &&
    headers.every(
      ([name, value]) => /^[\w-]+$/.test(name) && /^[\x20-\x7e]+$/.test(value) && !FRAMING.test(name),
    );
  if (bytes.byteLength > MOST_SHOWN) {
    const file = path.join(env().dataDir, `mutation-${Date.now()}.http`);
    writeFileSync(file, bytes);
    return `nc 127.0.0.1 ${port} < ${file}`;
  }
  if (!plain) return `echo ${bytes.toString('base64')} | base64 -d | nc 127.0.0.1 ${port}`;
  const options = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`).join(' ');
  const sends = body ? `echo ${body.toString('base64')} | base64 -d | ` : '';
  const data = body ? ' --data-binary @-' : '';
  return `${sends}curl -i --globoff --path-as-is -X ${method} ${options}${data} ${quoted(`http://${origin}${target}`)}`;
}

/** Headers that curl sets itself, or would change. */
const FRAMING = /^(?:host|connection|content-length|transfer-encoding|expect|upgrade)$/i;

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
