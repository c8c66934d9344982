import { describe, expect, it } from 'vitest';
import { wholeGuide } from '@/lib/testing/whole-guide';
import type { Guide } from './guide';
import { fileNameOf, guideMarkdown } from './guide-markdown';

const study = (studyGuide: Guide) => ({
  title: 'Night trains',
  externalTitle: 'Your last journey',
  background: 'We run trains.\nAt night.\n\nIn *Europe*.',
  studyGoal: null,
  config: {
    interviewMode: 'video' as const,
    questionLanguage: 'en',
    availableLanguages: ['de'],
    targetPlatforms: [],
    turnTaking: 'button' as const,
    style: 'balanced' as const,
    allowRevision: false,
  },
  welcomeMessage: { title: 'Welcome' },
  closingMessage: 'Bye',
  studyGuide,
});

describe('a guide as Markdown', () => {
  it('has every block, question, option, condition and concept', () => {
    expect(guideMarkdown(study(wholeGuide()))).toBe(`# Night trains

Participants see it as **Your last journey**.

Interview: answers on camera; en, de.

## Background

We run trains.\\
At night.

In \\*Europe\\*.

## Welcome

Welcome

## Screening

**Q1. Did you travel by train this month?**

*One answer*

- Yes (approve)
- No (reject)

## The journey

**Q2. Thank you for joining us.**

*Statement, nothing is asked*

**Q3. How was your last journey?**

*Open, medium follow-ups*

**Q4. What did you take along?**

*Several answers, own words allowed*

- A suitcase
- A bicycle
- A child
- Nothing (excludes the others)

**Q5. Where did the bicycle stand?**

*Open, no follow-ups*

- Ask only when this holds: Q4 must select “A bicycle”

**Q6. Which was the hardest to carry?**

*Ranking, what was chosen in Q4*

**Q7. How satisfied were you?**

*Matrix, one a row*

- Seats
- Air
- Columns: Not at all / Somewhat / Fully

**Q8. What matters on board?**

*Max-diff, 3 a screen: most and least important*

- Quiet
- Power
- Food
- Light

**Q9. Show us your ticket.**

*Upload, 1 file of at most 25 MB*

## Concept test: Ideas

Each participant sees 1 of them, in an order of their own:

- **Quiet coach**: Nobody talks.
- **Bicycle coach**

**Q10. What do you make of it?**

*Open, no follow-ups*

## At the end

Bye
`);
  });

  it('keeps what was written from becoming a heading, a list, a link or a tag', () => {
    const text = '# a\n- b <script> [c](d) `e` 1. f | g';
    const document = guideMarkdown(
      study([{ type: 'flat', title: '2. h', items: [{ type: 'open_ended', text }] }]),
    );
    expect(document).toContain('**Q1. \\# a - b \\<script\\> \\[c\\](d) \\`e\\` 1. f \\| g**');
    expect(document).toContain('## 2\\. h');
  });

  it('F4: is made of an unfinished guide, too', () => {
    const empty: Guide = [
      { type: 'flat', title: '', items: [] },
      { type: 'concept', title: '', conceptSamplingConfig: { concepts: [] }, items: [] },
      {
        type: 'flat',
        title: '',
        items: [
          {
            type: 'multiple_choice',
            text: '',
            carryForwardFrom: 'gone',
            conditional: {
              operator: 'or',
              criteria: [
                {
                  type: 'selectedTemplateOptions',
                  questionId: 'gone',
                  matchingCriteria: 'mustNotSelect',
                  choices: ['x', 'y'],
                },
                { type: 'searchParam', parameter: 'panel', value: 'a' },
              ],
            },
          },
        ],
      },
    ];
    const document = guideMarkdown(study(empty));
    expect(document).toContain('**Q1. No text yet**\n\n*One answer, what was chosen in gone*');
    expect(document).toContain(
      '- Ask only when at least one of these holds:\n  - “gone” must not select “x” or “y”\n  - the link says panel = a',
    );
    expect(guideMarkdown(study([]))).toContain('# Night trains');
  });
});

it('a file is called by letters and digits of any script', () => {
  expect(fileNameOf('  Züge / Nacht: 2026  ')).toBe('züge-nacht-2026');
  expect(fileNameOf('夜行列車')).toBe('夜行列車');
  expect(fileNameOf('../..')).toBe('study');
  expect([...fileNameOf('😀a'.repeat(100))].length).toBeLessThanOrEqual(80);
});
