import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as askRoute } from '@/app/api/public/v1/studies/[studyId]/ask/route';
import { env } from '@/lib/env';
import { forgetCalls } from '@/lib/ports/circuits';
import { endpointKey } from '@/lib/ports/language-model';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ unused: true, embeds: true });
});
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(server, { embedding: 'good', asked: [] });
  forgetCalls(`${endpointKey(env().embed!)} embeddings`);
});

const SAID = ['It was cancelled at the last minute.', 'The soup was salty.', 'I slept beside the window.'];

async function answersTo(question: string): Promise<string[]> {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  for (const text of SAID) await answered(await startedInterview(study.linkId), () => ({ text }));
  const { status, body } = await call(askRoute, { key, params: { studyId: study.id }, body: { question } });
  expect(status).toBe(200);
  return body.sentences.map(({ text }: { text: string }) => text);
}

it('L5: a question finds what means the same in other words, by vectors', async () => {
  expect(await answersTo('Who spoke of a delay?')).toEqual([SAID[0]]);
  expect(server.asked.every(({ path }) => path === '/v1/embeddings')).toBe(true);
});

it('L5: where the endpoint for vectors does not answer, words alone are searched', async () => {
  server.embedding = 'refusing';
  expect(await answersTo('Who spoke of a delay?')).toEqual([]);
  expect(server.asked.length).toBeGreaterThan(0);
});
