import { gzipSync } from 'node:zlib';
import { type Random, randomBelow } from '@/lib/domain/interview/seeded-random';
import { HEADERS, METHODS, QUERY_NAMES, QUERY_VALUES, SEGMENTS } from './hostile-values';
import { mutatedJson, type Picker, picker } from './mutate-json';
import type { MutationWorld } from './mutation-world';
import type { WireRequest } from './wire-request';

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
