import { expect, it } from 'vitest';
import type { RouteHandler } from '@/lib/http/route';
import { createStudyDoc, getStudyDoc, listStudiesDoc } from '@/lib/wire/docs/studies';
import type { Reply } from './call';
import { checkAgainstDocument } from './documented';

const handlerOf = (doc: object): RouteHandler =>
  Object.assign(async () => new Response(), { declaration: { doc } });
const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  body,
  text: body === undefined ? '' : JSON.stringify(body),
  headers: new Headers(headers),
});
const [example] = createStudyDoc.examples.reply;
const draft = example?.value as object;

it('lets through what is documented', async () => {
  await checkAgainstDocument(handlerOf(createStudyDoc), reply(201, draft));
  await checkAgainstDocument(handlerOf(listStudiesDoc), reply(304, undefined, { etag: 'W/"x"' }));
});

it('X15: throws at a handler without an entry in the document', async () => {
  for (const handler of [
    async () => new Response(),
    Object.assign(async () => new Response(), { declaration: {} }),
  ])
    await expect(checkAgainstDocument(handler, reply(200, {}))).rejects.toThrow('give its route a doc');
});

it.each([
  ['a status that is not named', createStudyDoc, reply(202, draft)],
  ['a body of another form', createStudyDoc, reply(201, { ...draft, id: 7 })],
  ['a missing field', createStudyDoc, reply(201, { id: 'x' })],
  ['a field that is not described', createStudyDoc, reply(201, { ...draft, secret: 1 })],
  ['no body', createStudyDoc, reply(201, undefined)],
  ['a code that is not named', getStudyDoc, reply(404, { error: 'x', code: 'response_not_found' })],
  ['a code of another status', getStudyDoc, reply(404, { error: 'x', code: 'forbidden' })],
  ['more than the envelope', getStudyDoc, reply(404, { error: 'x', code: 'study_not_found', why: 1 })],
  ['a header that is not announced', createStudyDoc, reply(201, draft, { etag: '"1"' })],
  ['an operation that is not there', { ...createStudyDoc, id: 'nothing' }, reply(201, draft)],
])('throws at %s', async (_, doc, given) => {
  await expect(checkAgainstDocument(handlerOf(doc), given)).rejects.toThrow('not as documented');
});
