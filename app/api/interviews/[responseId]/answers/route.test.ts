import { describe, expect, it } from 'vitest';
import { GET as singleRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

describe('an interview of every question type', () => {
  it('ends complete, and its answers join with its transcript', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, wholeGuide(), {
      welcomeMessage: { title: 'Hello' },
      closingMessage: 'Bye',
    });
    const interview = await startedInterview(study.linkId, { urlParams: { panel: '7', __proto__x: 'a' } });
    const end = await answered(interview, plainAnswer);
    expect(end).toEqual({ kind: 'end', outcome: 'complete', message: 'Bye' });

    const { body: list } = await call(listRoute, { key, params: { linkId: study.linkId } });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ progress: 'complete', readableId: 1, urlParams: { panel: '7' } });
    const { body: single } = await call(singleRoute, { key, params: { linkId: study.id, responseId: '1' } });
    const answerIds = new Set(list[0].answersArray.map((a: { answerId: string }) => a.answerId));
    const rowIds = new Set(
      single.transcript.flatMap((row: { answerId: string | null }) => row.answerId ?? []),
    );
    expect(rowIds).toEqual(answerIds);
    expect(single.transcript.map((row: { responseIndex: number }) => row.responseIndex)).toEqual(
      single.transcript.map((_: unknown, index: number) => index),
    );
    expect(Object.keys(list[0].answers)).toContain('Q3: How was your last journey?');
  });

  it('takes the same answer again, and refuses another one', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, wholeGuide());
    const interview = await startedInterview(study.linkId);
    const given = plainAnswer(interview.step);
    const first = await answer(interview, interview.step.id, given);
    const again = await answer(interview, interview.step.id, given);
    expect(again.body).toEqual(first.body);
    const other = await answer(interview, interview.step.id, {
      optionIds: [interview.step.question.options[1].id],
    });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });
});
