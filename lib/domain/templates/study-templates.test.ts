import { describe, expect, it } from 'vitest';
import { CreateStudyRequest } from '@/lib/wire/v1/create-study-request';
import { QUESTION_TYPES } from '../guide/guide';
import { minutesEstimate } from '../guide/minutes-estimate';
import { publishingProblems } from '../guide/publishing-problems';
import { STUDY_TEMPLATES } from './study-templates';

const items = STUDY_TEMPLATES.flatMap(({ study }) => study.studyGuide.flatMap((block) => block.items));
const blocks = STUDY_TEMPLATES.flatMap(({ study }) => study.studyGuide);

describe.each(STUDY_TEMPLATES.map((template) => [template.id, template] as const))(
  'the template %s',
  (_, { id, about, study }) => {
    it('is a create request that can be launched as it is', () => {
      expect(CreateStudyRequest.parse(study)).toEqual(study);
      expect(publishingProblems(study.studyGuide)).toEqual([]);
    });

    it('can stand in an address, and says in one sentence what it is for', () => {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(about).toMatch(/^[A-Z].*\.$/);
    });

    it('asks nobody for more than a quarter of an hour of questions at once', () => {
      expect(study.studyGuide.flatMap((block) => block.items).length).toBeLessThanOrEqual(15);
    });
  },
);

it('templates show every kind of question, screening, concepts, conditions of each kind, and carrying forward', () => {
  expect([...new Set(items.map(({ type }) => type))].sort()).toEqual([...QUESTION_TYPES].sort());
  expect([...new Set(blocks.map(({ type }) => type))].sort()).toEqual(['concept', 'flat', 'screening']);
  const criteria = items.flatMap((item) => item.conditional?.criteria ?? []);
  expect(new Set(criteria.map(({ type }) => type)).size).toBe(2);
  expect(items.some((item) => 'carryForwardFrom' in item)).toBe(true);
  expect(items.some((item) => item.conditional?.operator === 'or')).toBe(true);
});

it('templates have addresses of their own', () => {
  expect(new Set(STUDY_TEMPLATES.map(({ id }) => id)).size).toBe(STUDY_TEMPLATES.length);
});

const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

it.each(STUDY_TEMPLATES.map((template) => [template.id, template.study] as const))(
  'X25: %s tells participants the minutes that the builder estimates',
  (_, { welcomeMessage, studyGuide }) => {
    const said = /(\w+) minutes/i.exec(welcomeMessage.message)?.[1]?.toLowerCase();
    if (said !== undefined)
      expect(said).toBe(NUMBERS[minutesEstimate(studyGuide) - 1] ?? `${minutesEstimate(studyGuide)}`);
  },
);
