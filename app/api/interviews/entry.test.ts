import { describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { POST as linksRoute } from '@/app/api/public/v1/studies/[studyId]/links/route';
import type { Entry } from '@/lib/domain/study/entry';
import { env } from '@/lib/env';
import { earlierParticipantToken, participantToken } from '@/lib/ports/participant-token';
import { hashOfToken } from '@/lib/services/interviews/token';
import { database } from '@/lib/store/database';
import { setTokenHash } from '@/lib/store/responses';
import { call, type Reply } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, readStudy } from '@/lib/testing/editing';
import { flat, open, screener, screening } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, plainAnswer } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { GET as resumeRoute } from './[responseId]/route';
import { POST } from './route';

testDatabase();

const guide = [screening([screener()]), flat([open({ followUp: 'none' })])];
const outcome = ({ status, body }: Reply) => [status, body.code];
const rejecting = ({ question }: { question: { options: { id: string }[] } }) => ({
  optionIds: [question.options[1]!.id],
});

async function studyWith(entry?: Entry) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide);
  if (entry) expect((await patchStudy(key, study.id, { entry }, '*')).body.entry).toEqual(entry);
  const { linkId } = study;
  const start = (urlParams?: Record<string, string>, headers = {}) =>
    call(POST, { headers, body: { linkId, ...(urlParams && { urlParams }) } });
  const responses = async () => (await call(listRoute, { key, params: { linkId } })).body.length;
  return { key, ...study, start, responses };
}

describe('who may start: each browser once', () => {
  const fromPage = (reply: Reply) => ({
    'sec-fetch-site': 'same-origin',
    cookie: reply.headers.get('set-cookie')!.split(';')[0]!,
  });

  it('G6: is the default, and gives a browser its own interview back, under way and ended', async () => {
    const { key, id, start, responses } = await studyWith();
    expect((await readStudy(key, id)).body.entry).toEqual({ mode: 'once_per_browser' });
    const first = await start();
    const again = await start({}, fromPage(first));
    expect([again.status, again.body.responseId, again.body.token]).toEqual([
      201,
      first.body.responseId,
      first.body.token,
    ]);
    expect(again.body.step.id).toBe(first.body.step.id);
    await answered(first.body, rejecting);
    const end = await start({}, fromPage(first));
    expect(end.body.step).toMatchObject({ kind: 'end', outcome: 'screened_out' });
    expect(await responses()).toBe(1);
  });

  it('G6: goes by the page alone: without its cookie, or from elsewhere, clients start anew', async () => {
    const { start, responses } = await studyWith();
    const first = await start();
    await start();
    await start({}, { cookie: fromPage(first).cookie });
    await start({}, { ...fromPage(first), cookie: fromPage(first).cookie.slice(0, -3) });
    expect(await responses()).toBe(4);
  });
});

describe('who may start: anybody, as often as they like', () => {
  it('G6: also a browser that has an interview of the study', async () => {
    const { start, responses } = await studyWith({ mode: 'open' });
    const cookie = (await start()).headers.get('set-cookie')!.split(';')[0]!;
    await start({}, { 'sec-fetch-site': 'same-origin', cookie });
    expect(await responses()).toBe(2);
  });
});

describe('who may start: each value of a parameter once', () => {
  const byPid = { mode: 'once_per_parameter', parameter: 'pid' } as const;

  it('G6: without the parameter, or with an empty one, it is bad_request', async () => {
    const { start, responses } = await studyWith(byPid);
    for (const reply of [await start(), await start({ PID: '1' }), await start({ pid: '' })])
      expect(outcome(reply)).toEqual([400, 'bad_request']);
    expect(await responses()).toBe(0);
  });

  it('G6: one under way is resumed, with a token that works', async () => {
    const { start, responses } = await studyWith(byPid);
    const first = await start({ pid: '17' });
    await answer(first.body, first.body.step.id, plainAnswer(first.body.step));
    const again = await start({ other: 'x', pid: '17' });
    const { responseId, token, step } = again.body;
    expect([again.status, responseId]).toEqual([201, first.body.responseId]);
    expect(step.question.type).toBe('open_ended');
    expect((await call(resumeRoute, { params: { responseId }, token })).status).toBe(200);
    expect((await call(resumeRoute, { params: { responseId }, token: first.body.token })).status).toBe(200);
    expect((await start({ pid: '18' })).body.responseId).not.toBe(responseId);
    expect(await responses()).toBe(2);
  });

  it('G6: one from before tokens said their study keeps the token that its participant has', async () => {
    const { id: studyId, start } = await studyWith(byPid);
    const { responseId, step } = (await start({ pid: '21' })).body;
    const token = earlierParticipantToken(responseId);
    await setTokenHash(database(), responseId, hashOfToken(token));
    const again = await start({ pid: '21' });
    expect([again.body.responseId, again.body.token]).toEqual([responseId, token]);
    expect((await answer({ responseId, token }, step.id, plainAnswer(step))).status).toBe(200);
    const derived = participantToken({ studyId, responseId });
    expect((await call(resumeRoute, { params: { responseId }, token: derived })).status).toBe(401);
  });

  it('X33, G6: one that has ended gets its own end again, screened out or complete', async () => {
    const { start, responses } = await studyWith(byPid);
    await answered((await start({ pid: '1' })).body, rejecting);
    await answered((await start({ pid: '2' })).body, plainAnswer);
    expect((await start({ pid: '1' })).body.step).toMatchObject({ kind: 'end', outcome: 'screened_out' });
    expect((await start({ pid: '2' })).body.step).toMatchObject({ kind: 'end', outcome: 'complete' });
    expect(await responses()).toBe(2);
  });

  it('G6: many starts at once with one value make one response', async () => {
    const { start, responses } = await studyWith(byPid);
    const replies = await Promise.all(Array.from({ length: 8 }, () => start({ pid: 'x' })));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(replies.map(({ body }) => body.responseId)).size).toBe(1);
    expect(await responses()).toBe(1);
  });

  it('G6: those that began before it was set have their values, the ended one before others', async () => {
    const { key, id, start, responses } = await studyWith();
    await start({ pid: '1' });
    const ended = await start({ pid: '1' });
    await answered(ended.body, plainAnswer);
    await start({});
    await patchStudy(key, id, { entry: byPid }, '*');
    const again = await start({ pid: '1' });
    expect([again.body.responseId, again.body.step.kind]).toEqual([ended.body.responseId, 'end']);
    expect(await responses()).toBe(3);
  });

  it('G6: a value under way goes on also when nobody new may start', async () => {
    const { key, id, start } = await studyWith(byPid);
    const { body } = await start({ pid: '1' });
    await patchStudy(key, id, { responseTarget: 1, closeAtTarget: true }, '*');
    await answered((await start({ pid: '2' })).body, plainAnswer);
    expect(outcome(await start({ pid: '3' }))).toEqual([409, 'conflict']);
    expect((await start({ pid: '1' })).body.responseId).toBe(body.responseId);
  });
});

describe('who may start: whoever brings a signed link', () => {
  const linked = async (key: string, studyId: string, parameters: Record<string, string>) => {
    const { status, body } = await call(linksRoute, { key, params: { studyId }, body: { parameters } });
    expect(status).toBe(201);
    const url = new URL(body.url);
    expect(body.url.startsWith(`${env().baseUrl}/s/`)).toBe(true);
    return Object.fromEntries(url.searchParams);
  };

  it('G6: takes the link as it was made, in whatever order its parameters stand', async () => {
    const { key, id, start } = await studyWith({ mode: 'signed' });
    const parameters = await linked(key, id, { pid: 'a b&c=é', wave: '2' });
    expect(parameters).toMatchObject({ pid: 'a b&c=é', wave: '2', _clq_sig: expect.any(String) });
    expect((await start(parameters)).status).toBe(201);
    const turned = Object.fromEntries(Object.entries(parameters).reverse());
    expect((await start(turned)).status).toBe(201);
    expect((await start(await linked(key, id, {}))).status).toBe(201);
  });

  it('G6: is forbidden without a signature, with an altered link, and with that of another study', async () => {
    const { key, id, start, responses } = await studyWith({ mode: 'signed' });
    const parameters = await linked(key, id, { pid: '1' });
    const other = await launchedStudy(key, guide);
    for (const altered of [
      undefined,
      {},
      { pid: '1' },
      { ...parameters, pid: '2' },
      { ...parameters, more: '' },
      { _clq_sig: parameters._clq_sig! },
      { ...parameters, _clq_sig: `${parameters._clq_sig}=` },
      { ...parameters, _clq_sig: '' },
      await linked(key, other.id, { pid: '1' }),
    ])
      expect(outcome(await start(altered))).toEqual([403, 'forbidden']);
    expect(await responses()).toBe(0);
  });
});
