import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { recordings } from '@/lib/ports/recording-store/recordings';
import { forgetFormerVoice } from '@/lib/services/interviews/speak-step';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesOtherTokens(GET, {
  method: 'GET',
  interviews: async () => [await begun('Why?'), await begun('Why?')],
});

let server: SpeechServer | undefined;
afterEach(() => {
  server?.stop();
  server = undefined;
});

async function begun(text: string): Promise<TestInterview> {
  const { key } = await newOrganization();
  const items = [{ type: 'open_ended' as const, text, followUp: 'none' as const }];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }]);
  return startedInterview(study.linkId);
}

async function hear({ responseId, token }: TestInterview, stepId: string) {
  const url = `http://127.0.0.1:3000/api/interviews/${responseId}/voice?stepId=${stepId}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await GET(new Request(url, { headers }), { params: Promise.resolve({ responseId }) });
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
}

it('says what the interviewer asks, and asks the provider once for it', async () => {
  server = await startSpeechServer();
  const interview = await begun(`How was it, ${Date.now()}?`);
  const heard = [await hear(interview, interview.step.id), await hear(interview, interview.step.id)];
  expect(heard.map(({ status, type, text }) => [status, type, text])).toEqual([
    [200, 'audio/mpeg', server?.voice],
    [200, 'audio/mpeg', server?.voice],
  ]);
  expect(server.asked.map(({ path }) => path)).toEqual(['/v1/audio/speech']);
  expect(JSON.parse(server.asked[0]!.body.toString())).toMatchObject({
    voice: 'anna',
    input: expect.any(String),
  });
});

it('X9: a follow-up, which quotes what somebody said, is spoken and kept nowhere; what earlier versions kept goes', async () => {
  server = await startSpeechServer();
  const { key } = await newOrganization();
  const items = [
    { type: 'open_ended' as const, text: `What broke, ${Date.now()}?`, followUp: 'heavy' as const },
  ];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }]);
  const interview = await startedInterview(study.linkId);
  const said = 'My washing machine stopped in the middle of a cycle, with the water still inside.';
  const { body } = await answer(interview, interview.step.id, { text: said });
  expect(body.step.kind).toBe('follow_up');
  const keep = vi.spyOn(recordings(), 'keep');
  expect((await hear(interview, body.step.id)).status).toBe(200);
  expect((await hear(interview, body.step.id)).status).toBe(200);
  expect(keep).not.toHaveBeenCalled();
  expect(server.asked).toHaveLength(1);
  const former = path.join(mkdtempSync(path.join(tmpdir(), 'voice-')), 'said.mp3');
  writeFileSync(former, 'said');
  await recordings().keep('voice/said.mp3', former);
  await forgetFormerVoice();
  expect(await recordings().read('voice/said.mp3')).toBeUndefined();
});

it('X39: reads a closed question with what there is to choose from', async () => {
  server = await startSpeechServer();
  const { key } = await newOrganization();
  const text = `Which one, ${Date.now()}?`;
  const items = [{ type: 'multiple_choice' as const, text, options: [{ text: 'Berth' }, { text: 'Seat' }] }];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }]);
  const interview = await startedInterview(study.linkId);
  expect((await hear(interview, interview.step.id)).status).toBe(200);
  expect(JSON.parse(server.asked[0]!.body.toString()).input).toBe(`${text} Berth. Seat.`);
});

it('is not there without a provider, with one that fails, for an unknown step, or for a stranger', async () => {
  const interview = await begun(`And then, ${Date.now()}?`);
  expect((await hear(interview, interview.step.id)).status).toBe(404);
  server = await startSpeechServer();
  server.status = 500;
  expect((await hear(interview, interview.step.id)).status).toBe(404);
  server.status = 200;
  expect((await hear(interview, 'nothing')).status).toBe(404);
  const other = await begun('Hello?');
  expect((await hear({ ...interview, token: other.token }, interview.step.id)).status).toBe(401);
});

it('keeps nothing that is no sound, however well it was answered', async () => {
  const interview = await begun(`Once more, ${Date.now()}?`);
  server = await startSpeechServer();
  const { voice } = server;
  for (const rubbish of ['<html>busy</html>', '{"error":"overloaded"}', '']) {
    server.voice = rubbish;
    expect((await hear(interview, interview.step.id)).status).toBe(404);
  }
  server.voice = voice;
  expect((await hear(interview, interview.step.id)).text).toBe(voice);
});

it('K9: what was heard is acknowledged in a sound of its own, which is kept, and only where a step has one', async () => {
  server = await startSpeechServer();
  const { key } = await newOrganization();
  const items = ['What broke?', 'And then?'].map((text) => ({
    type: 'open_ended' as const,
    text,
    followUp: 'none' as const,
  }));
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'audio' },
  });
  const interview = await startedInterview(study.linkId);
  const acknowledged = (stepId: string) => hear(interview, `${stepId}&part=acknowledgement`);
  expect((await acknowledged(interview.step.id)).status).toBe(404);
  const { step } = (await answer(interview, interview.step.id, { text: 'The heating did.' })).body;
  expect(step.acknowledgement).toEqual(expect.any(String));
  expect([await acknowledged(step.id), await acknowledged(step.id)].map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect(server.asked.map(({ body }) => JSON.parse(body.toString()).input)).toEqual([step.acknowledgement]);
});
