import { gzipSync } from 'node:zlib';
import type { Call } from './call';

/** An unusual body, and its refusal (decisions, A4 and A5). */
type OddBody = [name: string, sent: Call, refusal: [number, string]];

const json = { 'content-type': 'application/json' };
const bytes = (text: string) => new TextEncoder().encode(text);

/** Bodies that no route accepts; `taken` is one that it would. */
export function oddBodies(taken: unknown): OddBody[] {
  const text = JSON.stringify(taken);
  return [
    ['a broken object', { body: '{"title":' }, [400, 'invalid_json']],
    ['a stray comma', { body: `${text},` }, [400, 'invalid_json']],
    ['blanks alone', { body: '  \n' }, [400, 'invalid_json']],
    ['NaN', { body: 'NaN' }, [400, 'invalid_json']],
    ['single quotes', { body: "{'a':1}" }, [400, 'invalid_json']],
    ['invalid UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, [400, 'invalid_json']],
    [
      'half a UTF-8 character',
      { body: new Uint8Array([0x22, 0xe2, 0x82]), headers: json },
      [400, 'invalid_json'],
    ],
    [
      'UTF-16',
      { body: new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')), headers: json },
      [400, 'invalid_json'],
    ],
    ['brackets 100,000 deep, unclosed', { body: '['.repeat(100_000) }, [400, 'invalid_json']],
    ['null', { body: 'null' }, [400, 'invalid_request_body']],
    ['a list', { body: '[]' }, [400, 'invalid_request_body']],
    ['a text', { body: '"x"' }, [400, 'invalid_request_body']],
    ['a number', { body: '1' }, [400, 'invalid_request_body']],
    [
      'lists 100,000 deep',
      { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
      [400, 'invalid_request_body'],
    ],
    [
      'objects 100,000 deep',
      { body: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` },
      [400, 'invalid_request_body'],
    ],
    ['an unknown key', { body: { ...Object(taken), surplus: true } }, [400, 'invalid_request_body']],
    [
      '__proto__',
      { body: text.replace(/\}$/, ',"__proto__":{"a":1}}').replace('{,', '{') },
      [400, 'invalid_request_body'],
    ],
    ['a text/plain', { body: text, headers: { 'content-type': 'text/plain' } }, [415, 'bad_request']],
    [
      'a form',
      { body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      [415, 'bad_request'],
    ],
    [
      'another charset',
      { body: text, headers: { 'content-type': 'application/json; charset=latin1' } },
      [415, 'bad_request'],
    ],
    ['no content type', { body: bytes(text) }, [415, 'bad_request']],
    [
      'gzip',
      { body: new Uint8Array(gzipSync(text)), headers: { ...json, 'content-encoding': 'gzip' } },
      [415, 'bad_request'],
    ],
    ['2 MiB and a byte', { body: `"${'x'.repeat(2 * 1024 * 1024 - 1)}"` }, [413, 'bad_request']],
  ];
}

/** Values that no text may hold (decisions, A7). */
export const UNSTORABLE = ['a\0b', '\0', 'a\ud800', '\udc00b', '\ud83d \ude00'];
