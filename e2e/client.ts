import * as tus from 'tus-js-client';
import { world } from './world';

/** What any client sees: an address, a status and JSON. Nothing of the product's own code. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what the contract promises and fails where it is not so
export type Json = any;

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Sends to the API with the organisation's key. `path` begins behind the origin. */
export function withKey(method: string, path: string, body?: Json): Promise<Answer> {
  return send(method, path, { 'x-api-key': world().apiKey }, body);
}

/** Sends as a participant. */
export function withToken(token: string, method: string, path: string, body?: Json): Promise<Answer> {
  return send(method, path, { authorization: `Bearer ${token}` }, body);
}

export async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: Json,
): Promise<Answer> {
  const response = await fetch(world().url + path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Uploads a file to a step by tus in two chunks. Answers the recording's id. */
export function uploadFile(
  interview: { responseId: string; token: string },
  stepId: string,
  file: { name: string; type: string; bytes: Buffer },
): Promise<string> {
  const { name: filename, type: filetype, bytes } = file;
  return upload(interview, bytes, { kind: 'file', stepId, filetype, filename });
}

/** Uploads what a participant recorded at a step. Answers the recording's id. */
export function uploadRecording(
  interview: { responseId: string; token: string },
  stepId: string,
  recorded: { kind: 'audio' | 'camera' | 'screen'; type: string; bytes: Buffer; startedAt: number },
): Promise<string> {
  const { kind, type, bytes, startedAt } = recorded;
  const filename = `${kind}.${type.includes('mp4') ? 'mp4' : 'webm'}`;
  return upload(interview, bytes, { kind, stepId, filetype: type, filename, startedAt: `${startedAt}` });
}

async function upload(
  interview: { responseId: string; token: string },
  bytes: Buffer,
  metadata: Record<string, string>,
): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const sent = new tus.Upload(bytes, {
      endpoint: `${world().url}/api/interviews/${interview.responseId}/recordings`,
      headers: { authorization: `Bearer ${interview.token}` },
      chunkSize: Math.ceil(bytes.length / 2),
      retryDelays: null,
      metadata,
      onError: reject,
      onSuccess: () => resolve(sent.url ?? ''),
    });
    sent.start();
  });
  return new URL(address).pathname.split('/').pop() ?? '';
}

/** An interview as a participant's client holds it. */
export interface Interview {
  responseId: string;
  token: string;
  step: Json;
}

export async function startInterview(linkId: string, urlParams: Record<string, string>): Promise<Interview> {
  const started = await send('POST', '/api/interviews', {}, { linkId, urlParams });
  if (started.status !== 201) throw new Error(JSON.stringify(started.body));
  return started.body;
}

/** Answers step after step until the end, or until `reply` answers undefined. Resolves to the step it stopped at. */
export async function walk(interview: Interview, reply: (step: Json) => Json | Promise<Json>): Promise<Json> {
  let { step } = interview;
  while (step.kind !== 'end') {
    const answer = await reply(step);
    if (answer === undefined) return step;
    const path = `/api/interviews/${interview.responseId}/answers`;
    const taken = await withToken(interview.token, 'POST', path, { stepId: step.id, answer });
    if (taken.status !== 200) throw new Error(`${step.moderator}: ${JSON.stringify(taken.body)}`);
    step = taken.body.step;
  }
  return step;
}
