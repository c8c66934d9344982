import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { GET as fileRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/files/[fileId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { env } from '@/lib/env';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { sweepUploads } from '@/lib/services/recordings/sweep-uploads';
import { uploadStore } from '@/lib/services/recordings/upload-store';
import { database } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { createUpload, fileInterview, offsetOf, sendBytes } from '@/lib/testing/upload';
import { HEAD, PATCH } from './route';

testDatabase();

const interviews = async () => [(await fileInterview()).interview, (await fileInterview()).interview];
describe('HEAD', () => refusesOtherTokens(HEAD, { method: 'HEAD', interviews }));
describe('PATCH', () => refusesOtherTokens(PATCH, { method: 'PATCH', interviews }));

describe('an upload under way', () => {
  it('goes on where it stopped, and its file is the answer', async () => {
    const { key, study, interview } = await fileInterview();
    const made = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    expect(made.status).toBe(201);
    expect(made.location).toBe(`/api/interviews/${interview.responseId}/recordings/${made.id}`);
    expect((await sendBytes(interview, made.id, 0, 'Leeds')).status).toBe(204);
    expect(await offsetOf(interview, made.id)).toBe('5');
    expect((await sendBytes(interview, made.id, 5, ' York')).status).toBe(204);
    expect(await readFile(path.join(env().dataDir, 'recordings', made.id), 'utf8')).toBe('Leeds York');

    const given = await answer(interview, interview.step.id, { recordings: [made.id] });
    expect(given.status).toBe(200);
    const list = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(list.body[0].answersArray[0].answer).toBe('ticket.txt');
  });

  it('may be named by an answer while it is still under way', async () => {
    const { interview } = await fileInterview();
    const made = await createUpload(interview, { 'upload-defer-length': '1' }, { stepId: interview.step.id });
    expect((await answer(interview, interview.step.id, { recordings: [made.id] })).status).toBe(200);
    expect((await sendBytes(interview, made.id, 0, 'late', { 'upload-length': '4' })).status).toBe(204);
  });

  it('is refused when its bytes are not of the type that it says, and is no answer', async () => {
    const { interview } = await fileInterview({ acceptedTypes: ['image/*', 'application/pdf'] });
    const about = { stepId: interview.step.id, filename: 'ticket.png', filetype: 'image/png' };
    const lie = await createUpload(interview, { 'upload-length': '10' }, about);
    const refused = await sendBytes(interview, lie.id, 0, 'Leeds York');
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      'This question takes image/*, application/pdf; this file is something else.',
    ]);
    // A client that did not get the refusal asks again.
    expect((await sendBytes(interview, lie.id, 10, '')).status).toBe(400);
    expect((await answer(interview, interview.step.id, { recordings: [lie.id] })).status).toBe(400);

    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
      'base64',
    );
    const image = await createUpload(interview, { 'upload-length': String(pixel.length) }, about);
    expect((await sendBytes(interview, image.id, 0, new Uint8Array(pixel))).status).toBe(204);
    expect((await answer(interview, interview.step.id, { recordings: [image.id] })).status).toBe(200);
  });

  it('is refused at a wrong offset, and keeps what it has', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    await sendBytes(interview, id, 0, 'Leeds');
    const wrong = await sendBytes(interview, id, 3, 'XX');
    expect([wrong.status, (await wrong.json()).code]).toEqual([409, 'conflict']);
    expect(await offsetOf(interview, id)).toBe('5');
  });

  it('of a dead line is let go of by whoever asks how far it is, and keeps what came', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    // Asked for more once the first bytes were taken: whoever asks for the offset before that ends it too early.
    let pulled = 0;
    const silent = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          pulled += 1;
          if (pulled === 1) controller.enqueue(Buffer.from('Leeds'));
          return pulled === 1 ? undefined : new Promise(() => {});
        },
      },
      { highWaterMark: 0 },
    );
    const first = sendBytes(interview, id, 0, silent);
    await vi.waitUntil(() => pulled === 2, { timeout: 60_000 });
    expect(await offsetOf(interview, id)).toBe('5');
    const refused = await first;
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'conflict']);
    expect((await sendBytes(interview, id, 5, ' York')).status).toBe(204);
  });

  it('that two send the end of at once is whole, and one of them learns it', async () => {
    const { key, study, interview } = await fileInterview();
    const { responseId, step } = interview;
    const { id } = await createUpload(interview, { 'upload-length': '5' }, { stepId: step.id });
    const [one, other] = await Promise.all(
      ['Leeds', 'Leeds'].map(async (bytes) => (await sendBytes(interview, id, 0, bytes)).status),
    );
    expect([one, other].sort()).toEqual([204, 409]);
    expect((await answer(interview, step.id, { recordings: [id] })).status).toBe(200);
    const params = { linkId: study.linkId, responseId, fileId: id };
    expect((await call(fileRoute, { key, params })).text).toBe('Leeds');
  });

  it('that was not noted as whole is closed by the sweep', async () => {
    const { key, study, interview } = await fileInterview();
    const { responseId, step } = interview;
    const { id } = await createUpload(interview, { 'upload-length': '5' }, { stepId: step.id });
    // As a process leaves it that is killed after the last byte.
    await uploadStore().write(Readable.from([Buffer.from('Leeds')]), id, 0);
    await answer(interview, step.id, { recordings: [id] });
    const params = { linkId: study.linkId, responseId, fileId: id };
    expect((await call(fileRoute, { key, params })).status).toBe(404);
    await sweepUploads(database(), new Date(Date.now() + 11 * 60_000));
    expect((await call(fileRoute, { key, params })).text).toBe('Leeds');
  });

  it.each<[string, number, Record<string, string>]>([
    ['packed', 415, { 'content-encoding': 'gzip' }],
    ['in another version', 412, { 'tus-resumable': '0.2.2' }],
    ['of another type', 415, { 'content-type': 'text/plain' }],
    ['without a true offset', 400, { 'upload-offset': '-1' }],
    ['past every number', 400, { 'upload-offset': '99999999999999999999' }],
    ['of another length than was told', 400, { 'upload-length': '12' }],
    ['longer than was told', 413, { 'content-length': '11' }],
    ['of half a gigabyte', 413, { 'content-length': '536870913' }],
  ])('refuses bytes %s', async (_what, status, headers) => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    const refused = await sendBytes(interview, id, 0, 'Leeds', headers);
    expect([refused.status, (await refused.json()).code]).toEqual([status, 'bad_request']);
    expect(refused.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await offsetOf(interview, id)).toBe('0');
  });

  it('is told one length, and no less than there is', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(
      interview,
      { 'upload-defer-length': '1' },
      { stepId: interview.step.id },
    );
    await sendBytes(interview, id, 0, 'Leeds');
    expect((await sendBytes(interview, id, 5, '', { 'upload-length': '4' })).status).toBe(400);
    expect((await sendBytes(interview, id, 5, '', { 'upload-length': '99999999999' })).status).toBe(413);
    expect((await sendBytes(interview, id, 5, '', { 'upload-length': '6' })).status).toBe(204);
    expect((await sendBytes(interview, id, 5, '', { 'upload-length': '7' })).status).toBe(400);
    const whole = await sendBytes(interview, id, 5, '!', { 'upload-length': '6' });
    expect([whole.status, whole.headers.get('upload-offset')]).toEqual([204, '6']);
  });

  it('is erased for those who sent to it a moment ago, too', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    await sendBytes(interview, id, 0, 'Leeds');
    await recordings().eraseUploads([id]);
    expect((await sendBytes(interview, id, 5, ' York')).status).toBe(404);
  });
});
