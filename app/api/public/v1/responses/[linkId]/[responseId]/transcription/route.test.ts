import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as responseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { runJobs } from '@/lib/testing/run-jobs';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server.stop());

refusesStrangers(POST, {
  method: 'POST',
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

async function silent() {
  const { key } = await newOrganization();
  const items = [{ type: 'open_ended' as const, text: 'How was it?', followUp: 'none' as const }];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'audio' },
  });
  const interview = await startedInterview(study.linkId);
  const { id } = await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  await answer(interview, interview.step.id, { text: '', recordings: [id] });
  await runJobs();
  const params = { linkId: study.linkId, responseId: interview.responseId };
  return {
    transcribe: () => call(POST, { method: 'POST', key, params, body: {} }),
    said: async () => (await call(responseRoute, { key, params })).body.transcript[0].user,
  };
}

it('gets the words of an answer that was given when nobody transcribed, once', async () => {
  server.stop();
  const { transcribe, said } = await silent();
  const without = await transcribe();
  expect([without.status, without.body.code]).toEqual([409, 'conflict']);
  server = await startSpeechServer();
  expect((await transcribe()).body).toEqual({ recordings: 1 });
  await runJobs();
  expect(await said()).toBe('The train was late again.');
  expect((await transcribe()).body).toEqual({ recordings: 0 });
});
