import { wholeGuide } from '../lib/testing/whole-guide';
import {
  type Interview,
  type Json,
  send,
  startInterview,
  uploadFile,
  walk,
  withKey,
  withToken,
} from './client';
import { expect, test } from './test';
import { optionNamed, reply } from './traveller';
import { world } from './world';

/** The whole job as a client of the API and three participants do it, over real HTTP. */
test.describe.configure({ mode: 'serial' });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TICKET = {
  name: 'ticket.txt',
  type: 'text/plain',
  bytes: Buffer.from('Berlin to Basel, seat 61\n'.repeat(99)),
};
const CLOSING = 'Thank you, and a good journey.';
const BALANCE = 5000;

let study: { id: string; linkId: string };
/** By launches of other tests. */
let used = 0;
const interviews: Record<'screenedOut' | 'halfWay' | 'complete', Interview | undefined> = {
  screenedOut: undefined,
  halfWay: undefined,
  complete: undefined,
};

test('a study is created from a guide of every question type, and seen by its makers alone', async () => {
  const created = await withKey('POST', '/api/public/v1/studies/create', {
    title: 'Trains, autumn (internal)',
    externalTitle: 'Your journey',
    closingMessage: CLOSING,
    welcomeMessage: { title: 'Welcome', message: 'It takes ten minutes.' },
    studyGuide: wholeGuide(),
  });
  expect(created.status).toBe(201);
  expect(created.body).toEqual({
    id: expect.stringMatching(UUID),
    linkId: expect.any(String),
    status: 'draft',
  });
  study = created.body;

  const types = (await questions()).map(({ type }: Json) => type);
  expect(new Set(types)).toEqual(
    new Set(['multiple_choice', 'statement', 'open_ended', 'ranking', 'matrix', 'max_diff', 'file_upload']),
  );
  expect((await send('POST', '/api/interviews', {}, { linkId: study.linkId })).status).toBe(404);
});

test('G3: its launch gives a link and bills to the only wallet', async () => {
  const { body } = await withKey('GET', '/api/public/v1/wallets');
  used = body.wallets[0].projectCreditBalance.usage;
  const launched = await withKey('POST', `/api/public/v1/studies/${study.id}/launch`);
  expect(launched.status).toBe(200);
  expect(launched.body).toEqual({
    id: study.id,
    linkId: study.linkId,
    selfRecruitLink: `${world().url}/s/${study.linkId}`,
    status: 'live',
    wallet: {
      walletId: world().walletId,
      name: 'Research budget',
      recruitmentCreditBalance: { balance: 50, usage: 0 },
      projectCreditBalance: { balance: BALANCE - used - 10, usage: used + 10 },
    },
  });
});

test('D2: a participant whom the screening rejects is thanked and sees no question more', async () => {
  const interview = await startInterview(study.linkId, { panel: 'A', id: '1' });
  interviews.screenedOut = interview;
  const end = await walk(interview, (step) => ({ optionIds: [optionNamed(step, 'No')] }));
  expect(end).toMatchObject({ kind: 'end', outcome: 'screened_out', message: expect.any(String) });
  expect(end.message).not.toContain(CLOSING);
});

test('a participant may leave half way and find the same step again', async () => {
  const interview = await startInterview(study.linkId, { panel: 'A', id: '2' });
  interviews.halfWay = interview;
  const left = await walk(interview, (step) => (step.question?.type === 'ranking' ? undefined : reply(step)));
  expect(left.question.type).toBe('ranking');
  const resumed = await withToken(interview.token, 'GET', `/api/interviews/${interview.responseId}`);
  expect(resumed.status).toBe(200);
  expect(resumed.body.progress).toBe('in_progress');
  expect(resumed.body.step).toEqual(left);
});

test('a participant answers every type of question, a file included, and reads the closing message', async () => {
  const interview = await startInterview(study.linkId, { panel: 'B', id: '3', näme: 'ü & =' });
  interviews.complete = interview;
  const asked = new Set<string>();
  const end = await walk(interview, async (step) => {
    asked.add(step.kind === 'follow_up' ? 'follow_up' : step.question.type);
    if (step.question?.type !== 'file_upload') return reply(step);
    return { recordings: [await uploadFile(interview, step.id, TICKET)] };
  });
  expect(end).toMatchObject({ kind: 'end', outcome: 'complete', message: CLOSING });
  for (const type of ['statement', 'open_ended', 'ranking', 'matrix', 'max_diff', 'file_upload'])
    expect(asked).toContain(type);
});

test('D9, E1 and E4: v1 lists the three responses with what they answered', async () => {
  for (const name of [study.linkId, study.id]) {
    const list = await withKey('GET', `/api/public/v1/responses/${name}`);
    expect(list.status).toBe(200);
    expect(list.headers.get('x-total-count')).toBe('3');
    expect(list.body.map(({ readableId, progress }: Json) => [readableId, progress])).toEqual([
      [1, 'screened_out'],
      [2, 'in_progress'],
      [3, 'complete'],
    ]);
    expect(list.body.map(({ id }: Json) => id)).toEqual(
      [interviews.screenedOut, interviews.halfWay, interviews.complete].map((one) => one?.responseId),
    );
  }
  const complete = await listed(3);
  expect(complete.urlParams).toEqual({ panel: 'B', id: '3', näme: 'ü & =' });
  expect(complete.answers).toMatchObject({
    'Q1: Did you travel by train this month?': 'Yes',
    'Q4: What did you take along?': 'A suitcase; A bicycle',
    'Q5: Where did the bicycle stand?': 'In the way.',
    'Q6: Which was the hardest to carry?': '1. A bicycle; 2. A suitcase',
    'Q7: How satisfied were you?': 'Seats: Not at all; Air: Somewhat',
    'Q9: Show us your ticket.': TICKET.name,
  });
  expect(complete.answers['Q8: What matters on board?']).toMatch(/^(Best: \w+\. Worst: \w+\. ?)+$/);
  const studies = await withKey('GET', '/api/public/v1/studies');
  expect(studies.body.find(({ id }: Json) => id === study.id)).toMatchObject({
    title: 'Trains, autumn (internal)',
    linkId: study.linkId,
    responseCount: 1,
    creator: { name: 'Olive Owner', email: world().owner.email },
    folderPath: null,
  });
});

test('every join key of v1 leads where it says', async () => {
  const byId = new Map<string, Json>((await questions()).map((question: Json) => [question.id, question]));
  for (const readableId of [1, 2, 3]) {
    const { answersArray, id } = await listed(readableId);
    const single = await withKey('GET', `/api/public/v1/responses/${study.id}/${readableId}`);
    const byUuid = await withKey('GET', `/api/public/v1/responses/${study.linkId}/${id}`);
    expect(single.status).toBe(200);
    expect(byUuid.body).toEqual(single.body);

    const rows: Json[] = single.body.transcript;
    expect(rows.map(({ responseIndex }) => responseIndex)).toEqual(rows.map((_, index) => index));
    for (const row of rows.filter((one) => one.discussionGuideQuestionId !== null)) {
      const question = byId.get(row.discussionGuideQuestionId);
      expect(question).toBeDefined();
      const concepts = question.concepts.map((concept: Json) => concept.id);
      expect(concepts.length === 0 ? [null] : concepts).toContain(row.conceptId);
    }
    expect(answersArray.length).toBeGreaterThan(0);
    for (const answer of answersArray) {
      const its = rows.filter(({ answerId }) => answerId === answer.answerId);
      expect(its.length).toBeGreaterThan(0);
      expect(its.map((row) => row.isFollowUp)).toEqual(its.map((_, index) => index > 0));
      for (const row of its) {
        expect(row.discussionGuideQuestionId).toBe(answer.discussionGuideQuestionId);
        expect(row.conceptId).toBe(answer.conceptId);
      }
      expect(byId.get(answer.discussionGuideQuestionId)?.text).toBe(answer.question);
    }
    const answered = new Set(answersArray.map(({ answerId }: Json) => answerId));
    for (const { answerId } of rows) expect(answerId === null || answered.has(answerId)).toBe(true);
  }
});

test('E5 and I1: the legacy endpoints tell the same of the same', async () => {
  const surveys = await withKey('GET', '/api/public/list_surveys');
  expect(surveys.headers.get('deprecation')).toBe('@1785542400');
  expect(surveys.body.find(({ id }: Json) => id === study.id)).toMatchObject({
    link_id: study.linkId,
    desc: 'Trains, autumn (internal) (1 Responses)',
  });

  const known = ['open_ended', 'multiple_choice', 'ranking', 'statement'];
  const legacyQuestions = await withKey('GET', `/api/public/studies/${study.linkId}/questions`);
  const summary = ({ id, text, type }: Json) => ({ id, text, type });
  expect(legacyQuestions.body.questions.map(summary)).toEqual(
    (await questions()).filter(({ type }: Json) => known.includes(type)).map(summary),
  );

  const list = await withKey('GET', `/api/public/responses/${study.linkId}`);
  expect(list.status).toBe(200);
  expect(list.body).toHaveLength(3);
  for (const old of list.body) {
    const v1 = await listed(old.response_number);
    expect(old).toMatchObject({ id: v1.id, progress: v1.progress, attributes: v1.urlParams });
    expect(old.answers_array.map((answer: Json) => [answer.answer_id, answer.question_id])).toEqual(
      v1.answersArray.map(({ answerId }: Json) => [answerId, answerId]),
    );
    const single = await withKey('GET', `/api/public/responses/${study.linkId}/${old.id}`);
    const current = await withKey('GET', `/api/public/v1/responses/${study.linkId}/${old.id}`);
    expect(single.body).toMatchObject({ id: old.id, survey: study.linkId });
    expect(
      single.body.transcript.map((row: Json) => ({
        user: row.user,
        answerId: row.answer_id,
        conceptId: row.concept_id,
        discussionGuideQuestionId: row.discussion_guide_question_id,
        isFollowUp: row.is_followup,
      })),
    ).toEqual(
      current.body.transcript.map(
        ({ user, answerId, conceptId, discussionGuideQuestionId, isFollowUp }: Json) => ({
          user,
          answerId,
          conceptId,
          // D8: legacy has an id of the welcome message's own where v1 has null.
          discussionGuideQuestionId: discussionGuideQuestionId ?? expect.any(String),
          isFollowUp,
        }),
      ),
    );
  }
});

test('G1 and G2: the wallet spent one response, and holds the shares of the rest', async () => {
  const { body } = await withKey('GET', '/api/public/v1/wallets');
  expect(body.wallets).toHaveLength(1);
  expect(body.wallets[0].projectCreditBalance).toEqual({ balance: BALANCE - used - 10, usage: used + 10 });
});

async function questions(): Promise<Json> {
  return (await withKey('GET', `/api/public/v1/studies/${study.linkId}/questions`)).body.questions;
}

async function listed(readableId: number): Promise<Json> {
  const { body } = await withKey('GET', `/api/public/v1/responses/${study.linkId}`);
  return body.find((response: Json) => response.readableId === readableId);
}
