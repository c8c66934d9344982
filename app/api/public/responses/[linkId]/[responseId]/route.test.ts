import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GET as singleV1 } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { isUuid } from '@/lib/domain/identifier';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { expectDeprecated } from '@/lib/testing/legacy';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const read = (key: string, linkId: string, responseId: string) =>
  call(GET, { key, params: { linkId, responseId } });

async function studyWithOne() {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, guide, { welcomeMessage: { message: 'Hi' } });
  const interview = await startedInterview(study.linkId);
  await answered(interview, plainAnswer);
  return { key, study, responseId: interview.responseId };
}

const owned = { responseId: '' };
refusesStrangers(GET, {
  params: async ({ key }) => {
    const { linkId } = await launchedStudy(key, guide);
    owned.responseId = (await startedInterview(linkId)).responseId;
    return { linkId, ...owned };
  },
  nowhere: { linkId: 'nowhere-at-all', responseId: randomUUID() },
});

describe('a legacy single response', () => {
  it('has exactly the legacy fields, and the rows of v1', async () => {
    const { key, study, responseId } = await studyWithOne();
    const { status, body } = await read(key, study.linkId, responseId);
    const { transcript } = (await call(singleV1, { key, params: { linkId: study.id, responseId } })).body;
    expect([status, body]).toEqual([
      200,
      {
        id: responseId,
        survey: study.linkId,
        transcript: transcript.map((row: Record<string, unknown>) => ({
          moderator: row.moderator,
          user: row.user,
          discussion_guide_question_id: row.discussionGuideQuestionId ?? expect.any(String),
          question_uuid: row.discussionGuideQuestionId ?? expect.any(String),
          concept_id: row.conceptId,
          answer_id: row.answerId,
          response_index: row.responseIndex,
          is_followup: row.isFollowUp,
          audio: null,
          video: null,
        })),
      },
    ]);
    expect(body.transcript.map((row: { user: string }) => row.user)).toEqual([
      '',
      'It was fine, but crowded.',
    ]);
    expect(body.transcript[0].answer_id).toBeNull();
  });

  it("X12, D8: the welcome row has an id of its own, the same in every response, and no question's", async () => {
    const { key, study, responseId } = await studyWithOne();
    const second = await startedInterview(study.linkId);
    const [welcome, question] = (await read(key, study.linkId, responseId)).body.transcript;
    const id = welcome.discussion_guide_question_id;
    expect(isUuid(id)).toBe(true);
    expect(welcome.question_uuid).toBe(id);
    expect(question.discussion_guide_question_id).not.toBe(id);
    const [again] = (await read(key, study.linkId, second.responseId)).body.transcript;
    expect(again.discussion_guide_question_id).toBe(id);
    const other = await studyWithOne();
    const [others] = (await read(other.key, other.study.linkId, other.responseId)).body.transcript;
    expect(others.discussion_guide_question_id).not.toBe(id);
    const v1 = await call(singleV1, { key, params: { linkId: study.id, responseId } });
    expect(v1.body.transcript[0].discussionGuideQuestionId).toBeNull();
  });

  it('A11: takes the response UUID alone, in either case; anything else is bad_request', async () => {
    const { key, study, responseId } = await studyWithOne();
    expect((await read(key, study.linkId, responseId.toUpperCase())).body.id).toBe(responseId);
    for (const name of ['1', '0', '-1', 'abc', '', `${responseId}x`, '\0']) {
      const reply = await read(key, study.linkId, name);
      expect([reply.status, reply.body.code]).toEqual([400, 'bad_request']);
      expectDeprecated(reply, `/api/public/v1/responses/${study.linkId}/${encodeURIComponent(name)}`);
    }
  });

  it('A11: takes the link id alone: an id is study_not_found', async () => {
    const { key, study, responseId } = await studyWithOne();
    expect((await read(key, study.id, responseId)).body.code).toBe('study_not_found');
  });

  it('E8: one that does not exist, or of another study, is response_not_found', async () => {
    const { key, study } = await studyWithOne();
    const other = await startedInterview((await launchedStudy(key, guide)).linkId);
    for (const name of [randomUUID(), other.responseId]) {
      const { status, body } = await read(key, study.linkId, name);
      expect([status, body.code]).toEqual([404, 'response_not_found']);
    }
  });

  it('I1: says that it is deprecated, and by what it is replaced, also to strangers', async () => {
    const { key, study, responseId } = await studyWithOne();
    for (const reply of [
      await read(key, study.linkId, responseId),
      await read('x', study.linkId, responseId),
    ])
      expectDeprecated(reply, `/api/public/v1/responses/${study.linkId}/${responseId}`);
  });
});
