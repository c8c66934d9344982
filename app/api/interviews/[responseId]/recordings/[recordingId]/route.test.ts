import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { env } from '@/lib/env';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer } from '@/lib/testing/journey';
import { createUpload, fileInterview, offsetOf, sendBytes } from '@/lib/testing/upload';

testDatabase();

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

  it('is refused at a wrong offset, and keeps what it has', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    await sendBytes(interview, id, 0, 'Leeds');
    const wrong = await sendBytes(interview, id, 3, 'XX');
    expect([wrong.status, (await wrong.json()).code]).toEqual([409, 'conflict']);
    expect(await offsetOf(interview, id)).toBe('5');
  });
});
