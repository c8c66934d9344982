import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GET as evidenceRoute } from '@/app/api/public/v1/studies/[studyId]/themes/[themeId]/evidence/route';
import { GET as themesRoute } from '@/app/api/public/v1/studies/[studyId]/themes/route';
import { POST as suggestRoute } from '@/app/api/public/v1/studies/[studyId]/themes/suggest/route';
import { env } from '@/lib/env';
import { forgetCalls } from '@/lib/ports/circuits';
import { endpointKey } from '@/lib/ports/language-model';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { runJobs } from '@/lib/testing/run-jobs';
import { newTheme } from '@/lib/testing/themed';
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

async function told(...answers: string[]) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  for (const text of answers) await answered(await startedInterview(study.linkId), () => ({ text }));
  return { key, study };
}

const SAID = 'The train came with a delay of an hour.';
/** Says none of the words of theme and rule, and means it. */
const MEANT = 'We waited because two trains were cancelled behind ours.';
const DENIED = 'We never waited because of cancelled trains.';
/** What else is said in the study: it tells how near anything is to a theme. */
const OTHER = ['window', 'bicycle', 'coffee', 'ticket', 'garden', 'brother', 'station', 'kitchen'].map(
  (thing, at) =>
    ['soft', 'wide', 'green', 'heavy', 'broken', 'clean', 'small', 'yellow']
      .map((look, nth) => `The ${look} ${thing} reminds me of number ${at * 8 + nth}.`)
      .join(' '),
);

async function evidenceIn(answers: string[]) {
  const { key, study } = await told(...answers);
  const { body } = await newTheme({ key, study }, { name: 'Delay', rule: 'The train comes late.' });
  await runJobs();
  const params = { studyId: study.id, themeId: body.id };
  const { evidence } = (await call(evidenceRoute, { key, params })).body;
  return evidence.map(({ quote, by }: { quote: string; by: { name: string } }) => [quote, by.name]);
}

it('L3: what means a theme without its words is found by vectors, which the evidence names', async () => {
  const found = await evidenceIn([SAID, ...OTHER, `${DENIED} ${MEANT}`]);
  expect(found).toEqual([
    [SAID, null],
    [MEANT, 'test-embedder'],
  ]);
  // What a participant said goes there as texts to compare, and nothing else does.
  expect(new Set(server.asked.map(({ path }) => path))).toEqual(new Set(['/v1/embeddings']));
});

it('L3: where the endpoint for vectors does not answer, words alone are compared', async () => {
  server.embedding = 'refusing';
  expect(await evidenceIn([SAID, ...OTHER, MEANT])).toEqual([[SAID, null]]);
});

it('L3: topics that mean nearly the same are suggested as one theme', async () => {
  const { key, study } = await told(
    'I bought a newspaper.',
    'The newspaper was on the table.',
    'My sister made a podcast.',
    'That podcast was a comfort.',
  );
  const suggested = async () => {
    await call(suggestRoute, { method: 'POST', key, params: { studyId: study.id } });
    await runJobs();
    return (await call(themesRoute, { key, params: { studyId: study.id } })).body.themes;
  };
  const heard = (await suggested()).filter(({ rule }: { rule: string }) => /podcast|newspaper/.test(rule));
  expect(heard).toEqual([expect.objectContaining({ responses: 4, status: 'suggested' })]);
});
