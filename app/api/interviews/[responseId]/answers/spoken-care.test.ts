import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as transcribeRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/transcription/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { eventsOf } from '@/lib/testing/events-of';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { runJobs } from '@/lib/testing/run-jobs';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { newOrganization } from '@/lib/testing/world';
import { GET as resumeRoute } from '../route';

testDatabase();

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.stop());

it('K5: what is spoken is heard once its words are there, however late they come', async () => {
  server.transcript = { text: 'Honestly, I want to die.' };
  const { key } = await newOrganization();
  const items = ['How was it?', 'And now?'].map((text) => ({
    type: 'open_ended' as const,
    text,
    followUp: 'none' as const,
  }));
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'audio' },
  });
  const interview = await startedInterview(study.linkId);
  const { responseId, token } = interview;
  const { id } = await keptRecording({ responseId, stepId: interview.step.id });
  const next = await answer(interview, interview.step.id, { text: '', recordings: [id] });
  expect(next.body.step).not.toHaveProperty('care');
  const params = { linkId: study.linkId, responseId };
  expect((await call(transcribeRoute, { method: 'POST', key, params, body: {} })).body).toEqual({
    recordings: 1,
  });
  await runJobs();
  expect(await eventsOf(study.id, responseId)).toEqual(['response.started', 'response.flagged']);
  const resumed = await call(resumeRoute, { params: { responseId }, token });
  expect(resumed.body.step).toMatchObject({ skippable: true, care: { level: 'imminent' } });
  await runJobs();
  expect(await eventsOf(study.id, responseId)).toEqual(['response.started', 'response.flagged']);
});
