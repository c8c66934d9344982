import { describe, expect, it } from 'vitest';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { guideProblems } from '@/lib/domain/guide/guide-problems';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newOrganization } from '@/lib/testing/world';
import { ANSWER_SHAPES } from '@/lib/wire/interview/answer';
import { ANSWER_EXAMPLES } from './answer-examples';
import { MORE_EXAMPLES, RULE_EXAMPLES, TYPE_EXAMPLES } from './guide-examples';

testDatabase();

const create = async (studyGuide: object[]) =>
  call(createRoute, { ...(await newOrganization()), body: { title: 'Night trains', studyGuide } });

describe('the examples of the guide language', () => {
  it('X14: has one for every type of question', () => {
    expect(TYPE_EXAMPLES.map(({ name }) => name).sort()).toEqual(Object.keys(ANSWER_SHAPES).sort());
    for (const { name, guide } of TYPE_EXAMPLES) expect(JSON.stringify(guide)).toContain(`"type":"${name}"`);
  });

  it.each([...TYPE_EXAMPLES, ...MORE_EXAMPLES])('X14: $name is taken as it stands', async ({ guide }) => {
    expect((await create(guide)).status).toBe(201);
  });

  it('X14: has one for every rule', () => {
    expect(RULE_EXAMPLES.map(({ rule }) => rule)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']);
  });

  it.each(RULE_EXAMPLES)(
    'X14: $rule is broken by its example, and kept when mended',
    async ({ rule, broken, mended }) => {
      // It passed the schema, or the request below would be refused for another reason.
      expect(new Set(guideProblems(broken as Guide).map((problem) => problem.rule))).toEqual(new Set([rule]));
      const refused = await create(broken);
      expect([refused.status, refused.body.code]).toEqual([400, 'invalid_study_guide']);
      expect((await create(mended)).status).toBe(201);
    },
  );
});

it.each(ANSWER_EXAMPLES)('X14: $name is an answer', ({ type, answer }) => {
  expect(ANSWER_SHAPES[type].safeParse(answer).error).toBeUndefined();
});

it('X14: has an example of every kind of answer', () => {
  expect([...new Set(ANSWER_EXAMPLES.map(({ type }) => type))].sort()).toEqual(
    Object.keys(ANSWER_SHAPES).sort(),
  );
});
