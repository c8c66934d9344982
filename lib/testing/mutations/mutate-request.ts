import { gzipSync } from 'node:zlib';
import { type Random, randomBelow } from '@/lib/domain/interview/seeded-random';
import { mutatedJson, type Picker, picker } from './mutate-json';
import type { MutationWorld } from './mutation-world';
import type { WireRequest } from './wire-request';

/** Segments no identifier has; as they are sent, escapes and all. */
const SEGMENTS = [
  '',
  '%00',
  'a%00b',
  '..',
  '.',
  '%2e%2e',
  '%2E%2e%2f',
  '%252e%252e',
  'a%2Fb',
  'a%5Cb',
  'a\\b',
  '%',
  '%zz',
  '%ff',
  '%C0%AF',
  '%ED%A0%80',
  '%F0%9F%98%80',
  'ä',
  'a b',
  'a\tb',
  '%20',
  '0',
  '-1',
  '01',
  '1.0',
  '1e3',
  '٣',
  '%D9%A3',
  '2147483647',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '[studyId]',
  '%5BstudyId%5D',
  '{id}',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  "'%20or%201=1--",
  'a;b=c',
  'create',
  'a#b',
  'a?b',
  '*',
];
const HEADERS: [string, string[]][] = [
  ['x-api-key', ['', ' ', 'clq_x', 'null', 'a, b', '\u00e4', '"', 'Bearer x']],
  [
    'authorization',
    ['', 'Bearer', 'Bearer  ', 'bearer x', 'Basic YTpi', 'Bearer \u00ff', 'Bearer a, Bearer b'],
  ],
  [
    'content-type',
    [
      '',
      'text/plain',
      'application/json; charset=latin1',
      'application/json;charset=utf-8;x',
      'APPLICATION/JSON',
      'multipart/form-data; boundary=x',
      'application/offset+octet-stream',
      '\u00e9',
    ],
  ],
  ['content-encoding', ['gzip', 'identity', 'br, gzip', 'x']],
  ['if-match', ['', '*', '"', '"1', 'W/"1"', '"99999999999999999999"', '"-1"', '"1", "2"', '"0"']],
  ['if-none-match', ['', '*', '"', 'W/"x"', '"a", "b"', ','.repeat(5_000)]],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['idempotency-key', ['', ' ', 'a b', '\u00e4', 'x'.repeat(255), 'x'.repeat(256), '__proto__']],
  ['tus-resumable', ['', '0.2.2', '1.0.1', 'x', '1.0.0, 1.0.0']],
  ['upload-length', ['', '-1', '1.5', '1e3', '99999999999999999999', 'x', '0', 'NaN', '9007199254740993']],
  ['upload-defer-length', ['1', '0', '2', 'x']],
  [
    'upload-offset',
    ['', '-1', '3', '1e3', 'x', '99999999999999999999', '9007199254740993', 'NaN', 'Infinity'],
  ],
  [
    'upload-metadata',
    [
      '',
      ',',
      'kind',
      'kind !',
      'kind ZmlsZQ==,kind ZmlsZQ==',
      '__proto__ YQ==',
      ' ',
      'kind AA==',
      'a b c',
      `kind ${'YQ'.repeat(9_000)}`,
    ],
  ],
  ['upload-concat', ['partial', 'final;/a /b']],
  ['upload-checksum', ['sha1 x', 'x']],
  ['x-http-method-override', ['DELETE', 'PATCH', 'TRACE']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x', 'bytes=0-0,1-1']],
  ['accept', ['text/html', '', 'application/xml;q=1']],
  ['accept-encoding', ['gzip', 'gzip;q=0', '*', ';;;', 'br']],
  ['x-organization', ['', 'x', '00000000-0000-0000-0000-000000000000']],
  ['cookie', ['a', 'a=b; =; ;', 'better-auth.session_token=x.y', '\u00ff=\u00ff']],
  ['origin', ['null', 'http://evil.example', 'x']],
  ['host', ['', 'evil.example', 'a b', '127.0.0.1:99999999', '[::1']],
  ['x-forwarded-for', ['1.2.3.4', "'", 'x'.repeat(500)]],
  ['x-middleware-subrequest', ['middleware:middleware']],
  ['rsc', ['1']],
  ['next-router-state-tree', ['%5B']],
  ['x-request-id', ['mine', '']],
  ['expect', ['100-continue', 'x']],
  ['transfer-encoding', ['chunked', 'gzip', 'chunked, chunked', 'x']],
  ['content-length', ['0', '-1', 'x', '1e2', '99999999999999999999', '1, 2']],
  ['connection', ['close', 'keep-alive, x-api-key', 'upgrade']],
  ['upgrade', ['websocket', 'h2c']],
  ['x-large', ['x'.repeat(20_000), 'x'.repeat(70_000)]],
  ['x-broken', ['a\0b', 'a\rb', 'a\nb: c', '\u007f']],
  ['bad name', ['x']],
  ['__proto__', ['x']],
];
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'FOO',
  'QUERY',
  'M-SEARCH',
  '',
];
const QUERY_NAMES = [
  'page',
  'perPage',
  'per_page',
  'updatedSince',
  'updated_since',
  'includeInProgress',
  'include_in_progress',
  'revision',
  'x',
  '__proto__',
  'constructor',
  '',
];
const QUERY_VALUES = [
  '',
  '0',
  '-1',
  '00',
  '1.0',
  '1e3',
  '10001',
  '999999999',
  '99999999999999999999',
  'NaN',
  'true',
  'TRUE',
  'null',
  '%00',
  '%ff',
  '%',
  'a%26b',
  '2026-02-30T00:00:00Z',
  '2026-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00%2B23:59',
  '2026-12-31T23:59:60Z',
  '-271821-04-20T00:00:00Z',
  'published',
  '__proto__',
  '[]',
];

type Change = (request: WireRequest, tools: { pick: Picker; random: Random; world: MutationWorld }) => void;

/** A valid request changed in one to three ways. The same numbers from `random` make the same changes. */
export function mutatedRequest(request: WireRequest, world: MutationWorld, random: Random): WireRequest {
  const pick = picker(random);
  const result = { ...request, headers: [...request.headers], changes: [] as string[] };
  for (let times = pick([1, 1, 1, 2, 3]); times > 0; times--) {
    const kind = pick(result.body ? [...CHANGES, ...BODY_CHANGES] : CHANGES);
    result.changes.push(kind.name);
    kind(result, { pick, random, world });
  }
  return result;
}

const changePath: Change = (request, { pick, world }) => {
  // Changed before into what is no path of the API any more.
  if (!request.target.startsWith('/api/')) return;
  const [path = '', ...query] = request.target.split('?');
  // The first two stay: elsewhere there are pages, which do not answer in the envelope.
  const [, api, part, ...segments] = path.split('/');
  const at = pick([...segments.keys(), segments.length]);
  const kind = pick([
    'strange',
    'strange',
    'id',
    'id',
    'others',
    'others',
    'huge',
    'case',
    'add',
    'remove',
    'whole',
  ]);
  if (kind === 'strange') segments[at] = pick(SEGMENTS);
  else if (kind === 'id') segments[at] = pick(ownIds(world));
  else if (kind === 'others') segments[at] = pick([...idsOf(world), world.others.linkId]);
  else if (kind === 'huge') segments[at] = pick(['x', '9', '%41', 'a/']).repeat(pick([100, 3_000, 20_000]));
  else if (kind === 'case') segments[at] = pick([segments[at]?.toUpperCase() ?? 'A', `${segments[at]}%20`]);
  else if (kind === 'add') segments.splice(at, 0, pick(SEGMENTS));
  else if (kind === 'remove') segments.splice(at, 1);
  const whole = ['', api, part, ...segments].join('/');
  const targets = [
    `/${whole}`,
    `http://evil.example${whole}`,
    `${whole}/`,
    `${whole}//`,
    whole.slice(1),
    '*',
    `${whole}#a`,
  ];
  request.target = [kind === 'whole' ? pick(targets) : whole, ...query].join('?');
};

const changeQuery: Change = (request, { pick }) => {
  const [path, query = ''] = request.target.split('?');
  const pairs = query.split('&').filter(Boolean);
  for (let times = pick([1, 1, 2, 3, 200]); times > 0; times--) {
    const pair = `${pick(QUERY_NAMES)}${pick(['=', '=', '=', '', '[]=', '=='])}${pick(QUERY_VALUES)}`;
    if (pairs.length > 0 && pick([true, false])) pairs[pick([...pairs.keys()])] = pair;
    else pairs.push(pair);
  }
  request.target = `${path}?${pairs.join('&')}`;
};

const changeHeader: Change = (request, { pick }) => {
  const { headers } = request;
  const own = headers.length > 0 ? pick(headers) : undefined;
  const kind = pick(['other', 'other', 'other', 'remove', 'double', 'own']);
  const [name, values] = pick(HEADERS);
  if (kind === 'other' || !own) headers.push([name, pick(values)]);
  else if (kind === 'remove') headers.splice(headers.indexOf(own), 1);
  else if (kind === 'double') headers.push([own[0].toUpperCase(), pick([own[1], 'other'])]);
  else {
    const known = HEADERS.find(([each]) => each === own[0]);
    headers[headers.indexOf(own)] = [own[0], pick(known?.[1] ?? ['', 'x'])];
  }
};

const changeMethod: Change = (request, { pick }) => {
  request.method = pick(METHODS);
};

const changeCaller: Change = (request, { pick, world }) => {
  request.headers = request.headers.map(([name, value]): [string, string] => {
    if (name === 'x-api-key') return [name, pick([world.viewerKey, `${value}x`, value.toUpperCase()])];
    if (name === 'authorization')
      return [name, pick([`Bearer ${pick(world.interviews).token}`, `${value}x`])];
    return [name, value];
  });
};

const changeJson: Change = (request, { pick, world }) => {
  try {
    request.body = Buffer.from(mutatedJson(request.body?.toString() ?? '', pick, idsOf(world)));
  } catch {
    // No JSON any more, or never was.
    request.body = Buffer.from(pick(['{}', 'null', '[]', '']));
  }
};

const changeBytes: Change = (request, { pick, random }) => {
  const body = Buffer.from(request.body ?? '');
  const at = randomBelow(body.byteLength + 1, random);
  const kind = pick(['truncate', 'flip', 'random', 'utf16', 'bom', 'gzip', 'none', 'twice', 'large']);
  if (kind === 'truncate') request.body = body.subarray(0, at);
  else if (kind === 'flip') body[Math.min(at, body.byteLength - 1)] = randomBelow(256, random);
  else if (kind === 'random') {
    request.body = Buffer.from(
      Array.from({ length: randomBelow(400, random) }, () => randomBelow(256, random)),
    );
  } else if (kind === 'utf16') request.body = Buffer.from(body.toString(), 'utf16le');
  else if (kind === 'bom') request.body = Buffer.concat([Buffer.from('\ufeff'), body]);
  else if (kind === 'gzip') request.body = gzipSync(body);
  else if (kind === 'none') request.body = null;
  else if (kind === 'twice') request.body = Buffer.concat([body, body]);
  else if (pick([true, ...Array(19).fill(false)]))
    request.body = Buffer.alloc(2 * 1024 * 1024 + pick([0, 1]), ' ');
  if (kind === 'flip') request.body = body;
};

const CHANGES = [
  changePath,
  changePath,
  changePath,
  changeQuery,
  changeHeader,
  changeHeader,
  changeCaller,
  changeMethod,
];
const BODY_CHANGES = [
  changeJson,
  changeJson,
  changeJson,
  changeJson,
  changeJson,
  changeJson,
  changeJson,
  changeBytes,
  changeBytes,
];

function ownIds({ draft, live, paused, interviews, walletId, upload }: MutationWorld): string[] {
  const { responseId } = interviews[0] ?? upload;
  return [draft.id, live.id, paused.linkId, responseId, walletId, upload.recordingId, live.id.toUpperCase()];
}

/** What our key may not see. Not its public link: anybody may begin an interview there. */
function idsOf({ others }: MutationWorld): string[] {
  const { studyId, draftId, responseId, walletId, recordingId, organizationId } = others;
  return [studyId, draftId, responseId, walletId, recordingId, organizationId];
}
