import { expect, it } from 'vitest';
import { GET as legacyListRoute } from '@/app/api/public/responses/[linkId]/route';
import { GET as singleRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as questionsRoute } from '@/app/api/public/v1/studies/[studyId]/questions/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answered, createdStudy, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

const options = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Option ${at}` }));

/** As large as a guide may be (A3): 200 items in 50 blocks, 100 options where an item has any, 100 rows. */
function largestGuide(): Guide {
  const kinds = (at: number): Guide[number]['items'] => [
    { type: 'multiple_choice', text: `Which, ${at}?`, multiSelect: true, options: options(100) },
    { type: 'ranking', text: `In which order, ${at}?`, options: options(100) },
    {
      type: 'matrix',
      text: `How much, ${at}?`,
      options: options(100),
      rows: Array.from({ length: 100 }, (_, row) => ({ text: `Row ${row}` })),
    },
    at % 2
      ? { type: 'max_diff', text: `Best, ${at}?`, options: options(100), itemsPerScreen: 5 }
      : { type: 'open_ended', text: `Why, ${at}?`, followUp: 'none' },
  ];
  return Array.from({ length: 50 }, (_, at) => ({ type: 'flat', title: `Block ${at}`, items: kinds(at) }));
}

it('A3: the largest guide is created, launched, answered to its end and read', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, largestGuide());
  const interview = await startedInterview(study.linkId);
  let steps = 0;
  const end = await answered(interview, (step) => {
    steps++;
    return plainAnswer(step);
  });
  expect([end.outcome, steps]).toEqual(['complete', 200]);
  const params = { linkId: study.linkId };
  const { body: list } = await call(listRoute, { key, params });
  expect(list[0].answersArray).toHaveLength(200);
  const { body: single } = await call(singleRoute, { key, params: { ...params, responseId: '1' } });
  expect(single.transcript).toHaveLength(200);
  const { body: legacy } = await call(legacyListRoute, { key, params });
  expect(Object.keys(legacy[0].answers)).toContain('Question 200');
  const { body: questions } = await call(questionsRoute, { key, params: { studyId: study.id } });
  expect(questions.questions).toHaveLength(200);
});

it('A3: one item, one option or one block more is refused', async () => {
  const { key } = await newOrganization();
  const more = (change: (guide: Guide) => void): Guide => {
    const guide = largestGuide();
    change(guide);
    return guide;
  };
  const item = { type: 'open_ended' as const, text: 'One more?', followUp: 'none' as const };
  for (const guide of [
    more((whole) => whole[0]?.items.push(item)),
    more((whole) => whole.push({ type: 'flat', title: 'One more', items: [item] })),
    more((whole) => Object.assign(whole[0]?.items[1] ?? {}, { options: options(101) })),
  ]) {
    await expect(createdStudy(key, guide)).rejects.toThrow('invalid_request_body');
  }
});
