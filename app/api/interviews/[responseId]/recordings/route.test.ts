import { ERRORS } from '@tus/server';
import { describe, expect, it, vi } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { uploadStore } from '@/lib/services/recordings/upload-store';
import { pool } from '@/lib/store/database';
import { type Logger, openLog } from '@/lib/telemetry/log';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { createUpload, fileInterview, offsetOf, sendBytes } from '@/lib/testing/upload';
import { POST } from './route';

testDatabase();

refusesOtherTokens(POST, {
  method: 'POST',
  interviews: async () => [(await fileInterview()).interview, (await fileInterview()).interview],
});

const MIB = 1024 * 1024;

describe('an upload', () => {
  it.each([
    ['an unknown kind', { kind: 'hologram' }],
    ['no kind', { kind: '' }],
    ['a step that the interview never had', { stepId: 'nothing' }],
    ['a kind that is not for the step', { kind: 'audio' }],
    ['a type that has a NUL', { filetype: 'text/plain\u0000' }],
  ])('is refused with %s', async (_what, about) => {
    const { interview } = await fileInterview();
    const made = await createUpload(
      interview,
      { 'upload-length': '3' },
      { stepId: interview.step.id, ...about },
    );
    expect([made.status, (await made.response.json()).code]).toEqual([400, 'bad_request']);
  });

  it('is refused when its declared type is not what the question takes', async () => {
    const { interview } = await fileInterview({ acceptedTypes: ['image/*'] });
    const made = await createUpload(interview, { 'upload-length': '3' }, { stepId: interview.step.id });
    expect(made.status).toBe(400);
    const image = await createUpload(
      interview,
      { 'upload-length': '3' },
      { stepId: interview.step.id, filetype: 'image/png' },
    );
    expect(image.status).toBe(201);
  });

  it('P1: that the database refuses leaves nothing of the participant in the log', async () => {
    const { interview } = await fileInterview();
    await pool().query(
      `alter table recording add constraint not_this check (filename <> 'CV of Erika.pdf') not valid`,
    );
    const lines: string[] = [];
    const kept = globalThis as typeof globalThis & { colloquyLog?: Logger };
    const usual = kept.colloquyLog;
    kept.colloquyLog = openLog({ write: (line) => lines.push(line) });
    const made = await createUpload(
      interview,
      { 'upload-length': '3' },
      { stepId: interview.step.id, filename: 'CV of Erika.pdf' },
    );
    expect([made.status, (await made.response.json()).code]).toEqual([500, 'internal_error']);
    await pool().query('alter table recording drop constraint not_this');
    if (usual) kept.colloquyLog = usual;
    else delete kept.colloquyLog;
    expect(lines.join()).toContain('a request failed');
    expect(lines.join()).not.toContain('Erika');
  });

  it('is internal_error where the library of the protocol itself fails', async () => {
    const { interview } = await fileInterview();
    const failing = vi.spyOn(uploadStore(), 'create').mockRejectedValueOnce(ERRORS.FILE_WRITE_ERROR);
    const made = await createUpload(interview, { 'upload-length': '3' }, { stepId: interview.step.id });
    failing.mockRestore();
    expect([made.status, (await made.response.json()).code]).toEqual([500, 'internal_error']);
  });

  it('is refused past the size of the question, declared or sent', async () => {
    const { interview } = await fileInterview({ maxFileSizeMb: 1 });
    const declared = await createUpload(
      interview,
      { 'upload-length': String(MIB + 1) },
      { stepId: interview.step.id },
    );
    expect([declared.status, (await declared.response.json()).code]).toEqual([413, 'bad_request']);
    const lying = await createUpload(
      interview,
      { 'upload-defer-length': '1' },
      { stepId: interview.step.id },
    );
    const sent = await sendBytes(interview, lying.id, 0, 'x'.repeat(MIB + 1));
    expect([sent.status, (await sent.json()).code]).toEqual([413, 'bad_request']);
    expect(Number(await offsetOf(interview, lying.id))).toBeLessThanOrEqual(MIB);
  });

  it('of no bytes fails, and is no answer', async () => {
    const { interview } = await fileInterview();
    const { id, status } = await createUpload(
      interview,
      { 'upload-length': '0' },
      { stepId: interview.step.id },
    );
    expect(status).toBe(201);
    const given = await answer(interview, interview.step.id, { recordings: [id] });
    expect([given.status, given.body.issues]).toEqual([
      400,
      [{ path: ['answer', 'recordings', 0], message: expect.any(String) }],
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['in another version', { 'tus-resumable': '0.2.2' }],
    ['in no version', { 'tus-resumable': '' }],
  ])('%s is refused with the version that is spoken', async (_what, headers) => {
    const { interview } = await fileInterview();
    const { response } = await createUpload(interview, { 'upload-length': '1', ...headers });
    expect(response.status).toBe(412);
    expect(response.headers.get('tus-version')).toBe('1.0.0');
  });

  it('is its own interview’s alone', async () => {
    const { interview } = await fileInterview();
    const stranger = (await fileInterview()).interview;
    const { id } = await createUpload(interview, { 'upload-length': '3' }, { stepId: interview.step.id });
    const forged = await createUpload(
      { ...stranger, responseId: interview.responseId },
      { 'upload-length': '3' },
    );
    expect([forged.status, (await forged.response.json()).code]).toEqual([401, 'unauthorized']);
    const foreign = await sendBytes(stranger, id, 0, 'abc');
    expect([foreign.status, (await foreign.json()).code]).toEqual([404, 'not_found']);
    const used = await answer(stranger, stranger.step.id, { recordings: [id] });
    expect(used.status).toBe(400);
    expect(await offsetOf(interview, id)).toBe('0');
  });

  it('keeps a hostile name out of the file system', async () => {
    const { key, study, interview } = await fileInterview();
    const about = { stepId: interview.step.id, filename: '../../etc/pass\u0000wd<b>.txt' };
    const { id, status } = await createUpload(interview, { 'upload-length': '1' }, about);
    expect(status).toBe(201);
    await sendBytes(interview, id, 0, 'x');
    await answer(interview, interview.step.id, { recordings: [id] });
    const list = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(list.body[0].answersArray[0].answer).toBe('passwd<b>.txt');
  });

  it.each([
    ['no length', {}],
    ['a length that is no number', { 'upload-length': 'ten' }],
    ['a negative length', { 'upload-length': '-1' }],
    ['an extension that is not offered', { 'upload-length': '3', 'upload-concat': 'partial' }],
    ['another version', { 'upload-length': '3', 'tus-resumable': '0.2.0' }],
  ])('is refused in the envelope with %s', async (_what, headers) => {
    const { interview } = await fileInterview();
    const made = await createUpload(interview, headers, { stepId: interview.step.id });
    expect(made.status).toBeGreaterThanOrEqual(400);
    expect(made.status).toBeLessThan(500);
    expect(await made.response.json()).toEqual({ error: expect.any(String), code: 'bad_request' });
  });
});
