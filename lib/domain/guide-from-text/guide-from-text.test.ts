import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StudyGuide } from '@/lib/wire/v1/study-guide';
import { publishingProblems } from '../guide/publishing-problems';
import { guideFromText, LONGEST_TEXT } from './guide-from-text';
import { guideOfSorted, kindsOffered } from './guide-of-sorted';

const PAGE = `# Why people cancel

Background
We sell tickets for night trains. One in five first bookings is cancelled.

Goal
Understand what happened between booking and cancelling.

Screener
1. Have you cancelled a journey in the last year? Yes (continue) / No (terminate)

## The plan
2. Tell me about the journey that you had planned.
   - Probe: who was to come along?
3. What had you booked? (select all that apply)
   - The train
   - A hotel
   - Nothing else
   - Other (please specify)
4. Pick up to 2 reasons: price, time, weather, company

Thank you very much!`;

describe('N8: from a brief to a guide', () => {
  it('N8: makes sections, screening first, with what is said around them', () => {
    const sorted = guideFromText(PAGE);
    expect(sorted).toMatchObject({
      title: 'Why people cancel',
      background: 'We sell tickets for night trains. One in five first bookings is cancelled.',
      studyGoal: 'Understand what happened between booking and cancelling.',
      closing: 'Thank you very much!',
    });
    const guide = guideOfSorted(sorted.sections);
    expect(guide).toEqual([
      {
        type: 'screening',
        title: 'Screening',
        items: [
          {
            type: 'multiple_choice',
            text: 'Have you cancelled a journey in the last year?',
            options: [
              { text: 'Yes', status: 'approve' },
              { text: 'No', status: 'reject' },
            ],
          },
        ],
      },
      {
        type: 'flat',
        title: 'The plan',
        items: [
          {
            type: 'open_ended',
            text: 'Tell me about the journey that you had planned.',
            followUp: 'medium',
            addInstructions: 'who was to come along?',
          },
          {
            type: 'multiple_choice',
            text: 'What had you booked?',
            multiSelect: true,
            allowCustomOption: true,
            options: [
              { text: 'The train' },
              { text: 'A hotel' },
              { text: 'Nothing else', exclusiveOption: true },
            ],
          },
          {
            type: 'multiple_choice',
            text: 'Pick up to 2 reasons',
            multiSelect: true,
            minSelect: 1,
            maxSelect: 2,
            options: [{ text: 'Price' }, { text: 'Time' }, { text: 'Weather' }, { text: 'Company' }],
          },
        ],
      },
    ]);
    expect(publishingProblems(guide)).toEqual([]);
  });

  it('N8: a brief that asks nothing is background, and no question is made up', () => {
    const sorted = guideFromText('We want to know why people cancel.\n\nTalk to those who did.');
    expect(sorted.sections).toEqual([]);
    expect(sorted.background).toBe('We want to know why people cancel.\nTalk to those who did.');
  });

  it('N8: whatever is pasted, and whatever it is made, can be launched', () => {
    const words = fc.constantFrom(
      ...PAGE.split(/(?<=\n)/),
      ...[
        '1. a) b',
        '? ',
        'Q: ',
        '[ ] ',
        '- ',
        'Scale: 1-5\n',
        '(yes/no)\n',
        'rank: a, b, c\n',
        '# \n',
        '1.1 ',
        '\u0000',
        '🙂\n',
      ],
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), fc.nat(), (parts, choice) => {
        const { sections } = guideFromText(parts.join(''));
        const changed = sections.map((section) => ({
          ...section,
          questions: section.questions.map((question) => {
            const kinds = section.screening ? (['single', 'multi'] as const) : kindsOffered(question);
            return { ...question, kind: kinds[choice % kinds.length]! };
          }),
        }));
        for (const guide of [guideOfSorted(sections), guideOfSorted(changed)]) {
          if (guide.length === 0) continue;
          expect(publishingProblems(guide)).toEqual([]);
          if (!parts.includes('\u0000')) expect(() => StudyGuide.parse(guide)).not.toThrow();
        }
      }),
      { numRuns: 150 },
    );
  });

  it('N8: a hostile text ends', () => {
    for (const part of [
      '1. ',
      'a?',
      '((',
      '- x\n',
      'a, ',
      '[ ] a\n',
      '# h\n',
      '1. a: b, c\n',
      'a / ',
      '** ',
      '0 to ',
    ])
      guideFromText(part.repeat(LONGEST_TEXT / part.length));
  });
});
