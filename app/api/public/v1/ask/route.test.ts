import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { limitedKey, newOrganization, type Person } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

refusesStrangers(POST, { method: 'POST', body: { question: 'Which luggage?' } });

let owner: Person;
let key: string;
const studies: string[] = [];
beforeAll(async () => {
  owner = await newOrganization();
  ({ key } = owner);
  const others = await newOrganization();
  for (const [owner, said] of [
    [key, 'My luggage was in the way of everybody.'],
    [key, 'I never travel with luggage at all.'],
    [others.key, 'Their luggage is a secret of another organisation.'],
  ] as const) {
    const study = await launchedStudy(owner, [flat([open({ followUp: 'none' })])]);
    await answered(await startedInterview(study.linkId), () => ({ text: said }));
    studies.push(study.id);
  }
});

const ask = (body: object) => call(POST, { key, body });

describe('L5: a question to all studies', () => {
  it('L5: is answered from all of the organisation and of no other', async () => {
    const { status, body } = await ask({ question: 'Who has luggage?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ searched: 2, people: 2, notFound: false });
    expect(body.studies.map(({ studyId }: { studyId: string }) => studyId).sort()).toEqual(
      studies.slice(0, 2).sort(),
    );
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('L5: is answered from the studies that are named, in either case', async () => {
    const [first = ''] = studies;
    const { body } = await ask({ question: 'Who has luggage?', studyIds: [first.toUpperCase()] });
    expect(body).toMatchObject({ searched: 1, people: 1, studies: [{ studyId: first }] });
  });

  it('O3: with a key for some studies, from these alone', async () => {
    const [first = '', second = ''] = studies;
    const limited = await limitedKey(owner, { studyIds: [second] });
    const { body } = await call(POST, { key: limited, body: { question: 'Who has luggage?' } });
    expect(body).toMatchObject({ searched: 1, people: 1, studies: [{ studyId: second }] });
    for (const studyIds of [[first], [first, second]]) {
      const reply = await call(POST, { key: limited, body: { question: 'Who has luggage?', studyIds } });
      expect([reply.status, reply.body.code]).toEqual([404, 'study_not_found']);
    }
  });

  it('E8: a study of another organisation is not there', async () => {
    for (const studyId of [studies[2], randomUUID()]) {
      const { status, body } = await ask({ question: 'Who has luggage?', studyIds: [studies[0], studyId] });
      expect([status, body.code]).toEqual([404, 'study_not_found']);
    }
    const { status, body } = await ask({ question: 'Who?', studyIds: ['x'] });
    expect([status, body.code]).toEqual([400, 'invalid_request_body']);
  });
});
