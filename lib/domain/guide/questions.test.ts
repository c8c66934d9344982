import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import {
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  multi,
  open,
  options,
  ranking,
  screener,
  screening,
} from '@/lib/testing/guide-parts';
import type { Guide } from './guide';
import { identifyGuide } from './identify-guide';
import { questionsOf } from './questions';

function identified(guide: Guide) {
  let n = 0;
  return identifyGuide(guide, null, () => `id${++n}`);
}
const questions = (guide: Guide) => questionsOf(identified(guide));
/** The only question of a guide with one item, without the fields that all questions have. */
function only(item: Guide[number]['items'][number]) {
  const [{ id: _id, text: _text, isScreener: _s, questionNumber: _n, concepts: _c, ...rest }] = questions([
    flat([item]),
  ]) as [ReturnType<typeof questions>[number]];
  return rest;
}

describe('questionsOf', () => {
  it('D7: counts all items in guide order from 1, screening and statements included', () => {
    const guide: Guide = [
      screening([screener()]),
      flat([{ type: 'statement', text: 'Hello' }, open()]),
      flat([{ type: 'file_upload', text: 'Show it' }]),
    ];
    expect(
      questions(guide).map(({ type, questionNumber, isScreener }) => [type, questionNumber, isScreener]),
    ).toEqual([
      ['multiple_choice', 1, true],
      ['statement', 2, false],
      ['open_ended', 3, false],
      ['file_upload', 4, false],
    ]);
  });

  it('F4: leaves out what has no text yet, and counts it', () => {
    expect(
      questions([flat([open({ text: '' }), open()])]).map(({ questionNumber }) => questionNumber),
    ).toEqual([2]);
  });

  it('gives the fields of each type and no others', () => {
    expect(only(open({ followUp: 'heavy', addInstructions: 'Probe', media: [], embed: null }))).toEqual({
      type: 'open_ended',
    });
    expect(only(multi({ minSelect: 1, maxSelect: 2 }))).toEqual({
      type: 'multiple_choice',
      isMultiSelect: true,
      options: ['Tea', 'Milk', 'Juice'],
    });
    expect(only({ type: 'multiple_choice', text: 'Q', multiSelect: null, options: options('A') })).toEqual({
      type: 'multiple_choice',
      isMultiSelect: false,
      options: ['A'],
    });
    expect(only(ranking())).toEqual({ type: 'ranking', options: ['Tea', 'Milk', 'Juice'] });
    expect(only(matrix())).toEqual({
      type: 'matrix',
      isMultiSelect: false,
      rows: ['Taste', 'Price'],
      columns: ['Good', 'Bad'],
    });
    expect(only({ type: 'statement', text: 'S', continueButtonText: 'Go' })).toEqual({ type: 'statement' });
  });

  it('B1: fills in what participants judge by and how many items a screen has', () => {
    const opts = ['Taste', 'Price', 'Look', 'Smell'];
    expect(only(maxDiff())).toEqual({
      type: 'max_diff',
      options: opts,
      metric: 'important',
      itemsPerScreen: 4,
    });
    expect(only(maxDiff({ metric: null, itemsPerScreen: null, options: options('A', 'B') }))).toMatchObject({
      metric: 'important',
      itemsPerScreen: 2,
    });
    expect(only(maxDiff({ metric: 'tasty', itemsPerScreen: 3 }))).toMatchObject({
      metric: 'tasty',
      itemsPerScreen: 3,
    });
  });

  it('C7: shows carried-forward options as those of their first source', () => {
    const guide: Guide = [
      flat([
        multi({ externalId: 'a' }),
        { type: 'multiple_choice', text: 'B', externalId: 'b', multiSelect: true, carryForwardFrom: 'a' },
        { type: 'ranking', text: 'C', carryForwardFrom: 'b', options: [] },
        { type: 'ranking', text: 'D', carryForwardFrom: 'gone' },
      ]),
    ];
    expect(questions(guide).map((question) => 'options' in question && question.options)).toEqual([
      ['Tea', 'Milk', 'Juice'],
      ['Tea', 'Milk', 'Juice'],
      ['Tea', 'Milk', 'Juice'],
      [],
    ]);
  });

  it('gives the questions of a concept block its concepts, in the specified shape', () => {
    const media = { name: 'a.png', url: 'https://example.com/a.png', type: 'image' as const };
    const guide: Guide = [
      flat([open()]),
      conceptBlock(
        [
          concept('Plain'),
          concept('Rich', {
            externalId: 'x',
            content: {
              title: 'Rich',
              description: 'Long',
              media: [{ ...media, widthPercentage: 50 }],
              embed: { url: 'https://example.com/e' },
            },
          }),
          concept('Nulls', { content: { title: 'Nulls', description: null, embed: null } }),
        ],
        [open(), open()],
        { title: 'C' },
      ),
    ];
    const [outside, one, two] = questions(guide);
    const id = expect.stringMatching(/^id/);
    expect(outside?.concepts).toEqual([]);
    expect(one?.concepts).toEqual([
      { id, title: 'Plain', description: '', media: [], embedUrl: null },
      { id, title: 'Rich', description: 'Long', media: [media], embedUrl: 'https://example.com/e' },
      { id, title: 'Nulls', description: '', media: [], embedUrl: null },
    ]);
    expect(two?.concepts).toEqual(one?.concepts);
  });

  it('F4: shows no concepts outside concept blocks, though an unfinished guide may hold some', () => {
    const guide = [flat([open()], { conceptSamplingConfig: { concepts: [concept('A')] } })];
    expect(questions(guide)[0]?.concepts).toEqual([]);
  });

  it('gives every item of a valid guide one question with its id', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (drawn) => {
        const guide = identified(drawn);
        const items = guide.flatMap((block) => block.items);
        expect(questionsOf(guide).map(({ id, type, questionNumber }) => [id, type, questionNumber])).toEqual(
          items.map(({ id, type }, index) => [id, type, index + 1]),
        );
        for (const question of questionsOf(guide)) {
          if ('options' in question) expect(question.options.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
