import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { env } from '@/lib/env';
import { database } from '@/lib/store/database';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { concept, conceptBlock, flat, open } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launchedStudy,
  plainAnswer,
  startedInterview,
} from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { runJobs } from '@/lib/testing/run-jobs';
import { createUpload, fileInterview, sendBytes } from '@/lib/testing/upload';
import { newMember, newOrganization, newWallet, type Person } from '@/lib/testing/world';
import { GET as listRoute } from '../route';
import { DELETE, GET } from './route';

testDatabase();

const guide = [
  flat([{ type: 'statement', text: 'Hello.' }, open({ followUp: 'none' })]),
  conceptBlock([concept('A')], [open({ text: 'What of it?', followUp: 'none' })]),
];
const read = (key: string, linkId: string, responseId: string) =>
  call(GET, { key, params: { linkId, responseId } });

async function studyWithOne() {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide, { welcomeMessage: { title: 'Hi', message: 'Ten minutes.' } });
  const interview = await startedInterview(study.linkId, { urlParams: { panel: '7', _clq_x: '1' } });
  return { key, study, interview };
}

const one = {
  params: async ({ key }: Person) => {
    const { linkId } = await launchedStudy(key, guide);
    await startedInterview(linkId);
    return { linkId, responseId: '1' };
  },
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
};
refusesStrangers(GET, one);
describe('DELETE', () => refusesStrangers(DELETE, { method: 'DELETE', ...one }));

describe('a single response', () => {
  it('has exactly the specified fields, and D8: a row for the welcome and each answered step', async () => {
    const { key, study, interview } = await studyWithOne();
    await answered(interview, plainAnswer);
    const { status, body } = await read(key, study.linkId, interview.responseId);
    const row = {
      audio: null,
      video: null,
      screenVideo: null,
      isFollowUp: false,
      discussionGuideQuestionId: expect.any(String),
      conceptId: null,
      answerId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    };
    expect([status, body]).toEqual([
      200,
      {
        id: interview.responseId,
        readableId: 1,
        linkId: study.linkId,
        urlParams: { panel: '7' },
        tagline: null,
        bulletSummary: [],
        transcript: [
          {
            ...row,
            moderator: 'Hi\n\nTen minutes.',
            user: '',
            responseIndex: 0,
            discussionGuideQuestionId: null,
            answerId: null,
          },
          { ...row, moderator: 'Hello.', user: '', responseIndex: 1, answerId: null },
          { ...row, moderator: 'Why?', user: 'It was fine, but crowded.', responseIndex: 2 },
          {
            ...row,
            moderator: 'What of it?',
            user: 'It was fine, but crowded.',
            responseIndex: 3,
            conceptId: expect.any(String),
          },
        ],
      },
    ]);
  });

  it('joins with answers, questions and concepts by their ids', async () => {
    const { key, study, interview } = await studyWithOne();
    await answered(interview, plainAnswer);
    const { transcript } = (await read(key, study.linkId, '1')).body;
    const [{ answersArray }] = (await call(listRoute, { key, params: { linkId: study.linkId } })).body;
    const { questions } = (await call(questionsRoute, { key, params: { studyId: study.linkId } })).body;
    expect(
      transcript.slice(1).map((row: { discussionGuideQuestionId: string }) => row.discussionGuideQuestionId),
    ).toEqual(questions.map(({ id }: { id: string }) => id));
    expect(transcript[3].conceptId).toBe(questions[2].concepts[0].id);
    const keys = ['answerId', 'discussionGuideQuestionId', 'conceptId'];
    const pick = (value: Record<string, unknown>) => keys.map((name) => value[name]);
    expect(answersArray.map(pick)).toEqual(transcript.slice(2).map(pick));
  });

  it('D8: before the first answer it holds the welcome alone, without one nothing', async () => {
    const { key, study } = await studyWithOne();
    expect((await read(key, study.linkId, '1')).body.transcript).toHaveLength(1);
    const bare = await launchedStudy(key, guide);
    await startedInterview(bare.linkId);
    expect((await read(key, bare.linkId, '1')).body.transcript).toEqual([]);
  });
});

describe('which response', () => {
  it('A10: is found by readable id and by id in either case, in a study by id or link id', async () => {
    const { key, study, interview } = await studyWithOne();
    const names = ['1', interview.responseId, interview.responseId.toUpperCase()];
    const texts = [];
    for (const study_ of [study.linkId, study.id, study.id.toUpperCase()])
      for (const name of names) texts.push((await read(key, study_, name)).text);
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!).id).toBe(interview.responseId);
  });

  it.each([
    '0',
    '01',
    '-1',
    '+1',
    '1.5',
    '1.0',
    '1e0',
    'abc',
    '',
    ' 1',
    '1 ',
    '٣',
    '１',
    '0x1',
    '\0',
    '1\n',
    'null',
  ])('an identifier like %j is bad_request, whatever the study', async (name) => {
    const { key, study } = await studyWithOne();
    for (const linkId of [study.linkId, 'nowhere']) {
      const { status, body } = await read(key, linkId, name);
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  });

  it('E8: one that does not exist is response_not_found, however large its number', async () => {
    const { key, study } = await studyWithOne();
    for (const name of ['2', '2147483647', '2147483648', '9007199254740993', '9'.repeat(400), randomUUID()]) {
      const { status, body } = await read(key, study.linkId, name);
      expect([status, body.code]).toEqual([404, 'response_not_found']);
    }
  });

  it('H4: a response of another study is not in this one', async () => {
    const { key, study } = await studyWithOne();
    const other = await launchedStudy(key, guide);
    const { responseId } = await startedInterview(other.linkId);
    const foreign = await read(key, study.linkId, responseId);
    const absent = await read(key, study.linkId, randomUUID());
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect(foreign.body.code).toBe('response_not_found');
  });

  it('E8: the study comes first: study_not_found', async () => {
    const { key } = await newOrganization();
    const draft = await createdStudy(key, guide);
    expect((await read(key, randomUUID(), '1')).body.code).toBe('study_not_found');
    expect((await read(key, draft.id, '1')).body.code).toBe('response_not_found');
  });
});

describe('deleting a response', () => {
  const remove = (key: string, linkId: string, responseId: string) =>
    call(DELETE, { method: 'DELETE', key, params: { linkId, responseId } });

  it('F6: it is gone for every reader at once, its files are erased, and its readable id is never given again', async () => {
    const { interview, key, study } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '2' }, { stepId: interview.step.id });
    await sendBytes(interview, id, 0, 'hi');
    await answer(interview, interview.step.id, { recordings: [id] });
    const file = path.join(env().dataDir, 'recordings', id);
    expect(existsSync(file)).toBe(true);

    const gone = await remove(key, study.linkId, '1');
    expect([gone.status, gone.body]).toEqual([200, { id: interview.responseId, deleted: true }]);
    expect((await remove(key, study.linkId, '1')).body.code).toBe('response_not_found');
    const list = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect([list.body, list.headers.get('x-total-count')]).toEqual([[], '0']);
    await runJobs();
    expect(existsSync(file)).toBe(false);
    const late = await answer(interview, interview.step.id, { skip: true });
    expect([late.status, late.body.code]).toEqual([401, 'unauthorized']);
    await startedInterview(study.linkId);
    const after = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(after.body.map((r: { readableId: number }) => r.readableId)).toEqual([2]);
  });

  it('F6: its share goes back unless it was charged', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 2_000 });
    const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
    await answered(await startedInterview(study.linkId), plainAnswer);
    await startedInterview(study.linkId);
    await remove(key, study.linkId, '1');
    await remove(key, study.linkId, '2');
    const { body } = await call(walletsRoute, { key });
    expect(body.wallets[0].projectCreditBalance).toEqual({ balance: 10, usage: 10 });
    expect(await verifyWallets(database())).toMatchObject({ differences: [] });
  });

  it('H1: is for owners and admins', async () => {
    const { key, organizationId } = await newOrganization();
    const study = await launchedStudy(key, [flat([open()])]);
    const { responseId } = await startedInterview(study.linkId);
    const researcher = await newMember(organizationId, 'researcher');
    expect((await remove(researcher.key, study.id, responseId)).body.code).toBe('forbidden');
    expect((await remove((await newOrganization()).key, study.id, responseId)).body.code).toBe(
      'study_not_found',
    );
  });
});
