import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  server = await startModelServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(server, { behaviour: 'good', asked: [], replies: null });
  forgetCalls(`${endpointKey(env().llm!.analyst!)} themes`);
});

const COLD = 'We froze the whole night. The heating did nothing.';
const WARM = 'It was warm enough for me.';

async function asked(...answers: string[]) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  for (const text of answers) await answered(await startedInterview(study.linkId), () => ({ text }));
  return { key, study };
}

interface Data {
  themes?: { number: number; name: string }[];
  rows?: { number: number; said: string }[];
  people?: { number: number; rows: { number: number; said: string }[] }[];
  notes?: { number: number; idea: string }[];
}

/** Finds the theme wherever somebody froze, and claims words that nobody said beside it. */
const reads = (data: unknown) => {
  const { themes = [], rows } = data as Data;
  if (!rows) return undefined;
  const found = themes.flatMap(({ number: theme }) =>
    rows.flatMap(({ number: row, said }) => [
      ...(said.includes('froze')
        ? [{ theme, row, quote: 'We froze the whole night.', stance: 'supports' }]
        : []),
      { theme, row, quote: 'Nobody ever said these words.', stance: 'supports' },
    ]),
  );
  return { found };
};

describe('themes with a model', () => {
  it('L3: keeps what it names where somebody said it, and drops what nobody said', async () => {
    server.replies = reads;
    const { key, study } = await asked(COLD, WARM);
    const { body } = await newTheme({ key, study }, { name: 'Cold nights', rule: 'People are cold.' });
    await runJobs();
    const params = { studyId: study.id, themeId: body.id };
    const { evidence } = (await call(evidenceRoute, { key, params })).body;
    expect(evidence).toEqual([
      expect.objectContaining({
        quote: 'We froze the whole night.',
        by: { origin: 'model', id: null, name: 'test-model' },
      }),
    ]);
  });

  it('L3: where it does not answer, the rules take over', async () => {
    server.behaviour = 'refusing';
    const { key, study } = await asked(COLD);
    const { body } = await newTheme({ key, study }, { name: 'Heating' });
    await runJobs();
    const params = { studyId: study.id, themeId: body.id };
    const { evidence } = (await call(evidenceRoute, { key, params })).body;
    expect(evidence).toEqual([
      expect.objectContaining({
        quote: 'The heating did nothing.',
        by: expect.objectContaining({ origin: 'built_in' }),
      }),
    ]);
  });

  it('L3: suggests what several people share, with a rule and with words that were said', async () => {
    server.replies = (data) => {
      const { people, notes } = data as Data;
      if (people)
        return {
          notes: people.flatMap(({ number: person, rows }) => [
            { person, row: 1, quote: rows[0]!.said.split('.')[0]!, idea: 'was cold at night' },
            { person, row: 1, quote: 'Words of nobody.', idea: 'invented' },
          ]),
        };
      if (notes)
        return {
          themes: [
            {
              name: 'Cold nights',
              rule: 'People are cold at night.',
              notes: notes.map(({ number }) => number),
            },
            { name: 'Of one person', rule: 'One says it.', notes: [1] },
          ],
        };
      return reads(data);
    };
    const { key, study } = await asked(
      COLD,
      `At last. ${COLD}`,
      'We froze the whole night. And there was no tea.',
    );
    await call(suggestRoute, { method: 'POST', key, params: { studyId: study.id } });
    await runJobs();
    const { themes } = (await call(themesRoute, { key, params: { studyId: study.id } })).body;
    expect(themes).toEqual([
      expect.objectContaining({
        name: 'Cold nights',
        rule: 'People are cold at night.',
        status: 'suggested',
        origin: 'model',
        responses: 3,
      }),
    ]);
    expect(JSON.stringify(server.asked)).not.toContain('Words of nobody');
  });
});
