import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  multi,
  open,
  options,
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import type { Guide } from '../guide/guide';
import { fixedGuide, withChanges } from '../guide/lint/guide-warning';
import { publishingProblems } from '../guide/publishing-problems';
import { guideWarnings } from './guide-warnings';

const warnings = (guide: Guide, language = 'en') => guideWarnings({ guide }, language);
const told = (guide: Guide) => warnings(guide).map(({ code, path }) => `${code} @${path.join('.')}`);
const both = (...conditions: ReturnType<typeof selected>[]) => ({
  operator: 'and' as const,
  criteria: conditions.flatMap(({ criteria }) => criteria),
});
const source = (over = {}) => choice({ externalId: 'drink', ...over });

describe('N8: what nobody reaches', () => {
  it.each([
    [
      'two answers to a question that takes one',
      source(),
      both(selected('drink', ['Tea']), selected('drink', ['Milk'])),
    ],
    [
      'an answer wanted and not wanted',
      source({ multiSelect: true }),
      both(
        selected('drink', ['Tea']),
        selected('drink', ['Tea', 'Milk'], { matchingCriteria: 'mustNotSelect' }),
      ),
    ],
    [
      'an answer that excludes the other',
      source({
        multiSelect: true,
        options: [...options('Tea', 'Milk'), { text: 'None', exclusiveOption: true }],
      }),
      both(selected('drink', ['Tea']), selected('drink', ['None'])),
    ],
  ])('N8: %s', (_, first, conditional) => {
    const guide = [flat([first, open({ conditional }), open()])];
    expect(told(guide)).toEqual(['unreachable @0.items.1.conditional']);
    expect(told(fixedGuide(guide, warnings(guide)[0]!.fix!))).toEqual([]);
  });

  it('N8: what follows an answer that ends the interview, and what follows that', () => {
    const no = screening([screener({ externalId: 'tea' })]);
    const lost = choice({ externalId: 'why', conditional: selected('tea', ['No']) });
    const after = open({ conditional: selected('why', ['Tea']) });
    expect(told([no, flat([lost, after, open()])])).toEqual([
      'unreachable @1.items.0.conditional',
      'unreachable @1.items.1.conditional',
    ]);
  });

  it('N8: a concept', () => {
    const conditional = both(selected('drink', ['Tea']), selected('drink', ['Milk']));
    expect(
      told([flat([source()]), conceptBlock([concept('A'), concept('B', { conditional })], [open()])]),
    ).toEqual(['unreachable @1.conceptSamplingConfig.concepts.1.conditional']);
  });

  it('N8: says nothing of conditions that can be met, and of broken ones', () => {
    const fine = [
      both(selected('drink', ['Tea', 'Milk']), selected('drink', ['Milk', 'Juice'])),
      both(selected('nowhere', ['Tea']), selected('nowhere', ['Milk'])),
      selected('drink', ['Water']),
      { ...both(selected('drink', ['Tea']), selected('drink', ['Milk'])), operator: 'or' as const },
    ];
    expect(told([flat([source(), ...fine.map((conditional) => open({ conditional })), open()])])).toEqual([]);
    const several = both(selected('drink', ['Tea']), selected('drink', ['Milk']));
    expect(told([flat([multi({ externalId: 'drink' }), open({ conditional: several }), open()])])).toEqual(
      [],
    );
  });
});

describe('N8: screeners and dead ends', () => {
  it('N8: a screener that lets nobody in', () => {
    const all = screening([
      screener({ options: options('Yes', 'No').map((it) => ({ ...it, status: 'reject' })) }),
    ]);
    expect(told([all, flat([open()])])).toEqual(['rejects-everybody @0.items.0.options']);
    expect(told(fixedGuide([all, flat([open()])], warnings([all, flat([open()])])[0]!.fix!))).toEqual([]);
  });

  it('N8: an answer that turns away without saying so', () => {
    const unsaid = screening([
      screener({
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'Perhaps', status: 'neutral' },
          { text: 'No', status: 'reject' },
        ],
      }),
    ]);
    expect(told([unsaid, flat([open()])])).toEqual(['dead-end @0.items.0.options.1.status']);
  });

  it('N8: an answer after which nothing is asked, unless that is little', () => {
    const more = Array.from({ length: 3 }, () => open({ conditional: selected('drink', ['Tea', 'Milk']) }));
    const guide = [flat([open(), source(), ...more])];
    expect(told(guide)).toEqual(['dead-end @0.items.1.options.2']);
    expect(told(fixedGuide(guide, warnings(guide)[0]!.fix!))).toEqual([]);
    expect(told([flat([source(), ...more.slice(1)])])).toEqual([]);
    expect(told([flat([source(), ...more, open()])])).toEqual([]);
  });
});

describe('N8: wording', () => {
  it.each([
    [
      'Wouldn’t you agree that trains are late?',
      'To what extent do you agree or disagree that trains are late?',
    ],
    ['Isn’t it annoying when a page is slow?', 'Is it annoying when a page is slow, or not?'],
    [
      'The checkout was quick, wasn’t it?',
      'To what extent do you agree or disagree: the checkout was quick?',
    ],
    ['How much easier would this have made your trip?', 'How, if at all, would this have changed your trip?'],
    ['What did you love most about it?', 'What, if anything, did you like about it?'],
    ['Was anything not unclear to you?', 'Was anything clear to you?'],
    ['How do you utilise the calendar?', 'How do you use the calendar?'],
    ['Have you rented and/or bought a car?', 'Have you rented or bought a car?'],
  ])('N8: for “%s” it offers “%s”', (text, instead) => {
    const guide = [flat([open({ text })])];
    const [warning] = warnings(guide);
    expect(fixedGuide(guide, warning!.fix!)[0]?.items[0]?.text).toBe(instead);
    expect(told(fixedGuide(guide, warning!.fix!))).toEqual([]);
  });

  it('N8: two questions become two items, the name stays with the first', () => {
    const text = 'How satisfied are you with the price and quality of our shoes?';
    const asked = choice({
      text,
      externalId: 'rated',
      options: [{ text: 'Very', externalId: 'v' }, { text: 'Not' }],
    });
    const guide = [flat([asked, open()])];
    const fixed = fixedGuide(guide, warnings(guide)[0]!.fix!);
    expect(fixed[0]?.items.map((item) => item.text)).toEqual([
      'How satisfied are you with the price of our shoes?',
      'How satisfied are you with the quality of our shoes?',
      'Why?',
    ]);
    expect(fixed[0]?.items[1]).toEqual({
      type: 'multiple_choice',
      text: 'How satisfied are you with the quality of our shoes?',
      options: options('Very', 'Not'),
    });
    expect(publishingProblems(fixed)).toEqual([]);
  });

  it('N8: more minutes than the welcome announces', () => {
    const guide = [flat(Array.from({ length: 10 }, () => open({ followUp: 'heavy' })))];
    const study = (message: string) => ({ guide, welcomeMessage: { message } });
    const [warning] = guideWarnings(study('It takes 5 to ten minutes.'), 'en');
    expect(warning).toMatchObject({ code: 'longer-than-announced', path: ['welcomeMessage', 'message'] });
    expect(
      withChanges(study('It takes 5 to ten minutes.'), warning!.fix!.changes).welcomeMessage.message,
    ).toBe('It takes 5 to 18 minutes.');
    for (const fine of ['About 18 minutes.', 'Etwa zwanzig Minuten.', 'Thank you.', '9999 minutes', ''])
      expect(guideWarnings(study(fine), 'en')).toEqual([]);
  });
});

it('N8: every fix of every guide leaves a guide, and hostile texts take no time', () => {
  fc.assert(
    fc.property(arbitraryGuide(), (guide) => {
      for (const { fix } of warnings(guide)) if (fix) fixedGuide(guide, fix);
    }),
    { numRuns: 50 },
  );
  const words = ['and what ', 'not un', '? ', 'how ', 'and/or ', "n't ", '¿qué ', ', '];
  for (const language of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'constructor'])
    for (const word of words) warnings([flat([open({ text: word.repeat(5_000 / word.length) })])], language);
});
