import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfinishedProblems } from '@/lib/domain/guide/unfinished-problems';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { concept, conceptBlock, flat, matrix, maxDiff, open, options } from '@/lib/testing/guide-parts';
import { issuesOf } from '../issues';
import { StudyGuide, UnfinishedGuide } from './study-guide';

/** Empties some texts and lists of a guide, drawn by `chance`, and leaves out some lists. */
function emptied(value: unknown, chance: () => number): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return chance() === 0 ? [] : value.map((entry) => emptied(entry, chance));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
    if (TEXTS.has(key) && typeof part === 'string' && chance() === 0) return [[key, '']];
    if (LISTS.has(key) && chance() === 0) return [];
    return [[key, emptied(part, chance)]];
  });
  return Object.fromEntries(fields);
}
const TEXTS = new Set([
  'text',
  'title',
  'nickname',
  'externalId',
  'url',
  'proxyUrl',
  'parameter',
  'questionId',
  'carryForwardFrom',
]);
const LISTS = new Set(['items', 'options', 'rows', 'concepts', 'criteria', 'choices']);

const unfinishedGuide = fc
  .tuple(arbitraryGuide(), fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 40 }))
  .map(([guide, chances]) => {
    let n = 0;
    return emptied(guide, () => chances[n++ % chances.length] ?? 1);
  });

const gaps = (guide: Parameters<typeof unfinishedProblems>[0]) =>
  unfinishedProblems(guide).map(({ rule, code, path }) => `${rule} ${code} @${path.join('.')}`);

describe('UnfinishedGuide', () => {
  it('F4: takes every finished guide, unchanged and without gaps', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        expect(UnfinishedGuide.parse(guide)).toStrictEqual(guide);
        expect(unfinishedProblems(guide)).toEqual([]);
      }),
    );
  });

  it('F4: the gaps of an unfinished guide are exactly what the strict schema refuses, at the same paths', () => {
    fc.assert(
      fc.property(unfinishedGuide, (written) => {
        const guide = UnfinishedGuide.parse(written);
        const refused = StudyGuide.safeParse(guide).error;
        const issues = refused ? issuesOf(refused).map(({ path }) => path.join('.')) : [];
        const problems = unfinishedProblems(guide).map(({ path }) => path.join('.'));
        expect(problems.toSorted()).toEqual(issues.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('F4: saves a guide that has just been begun; missing lists become empty ones', () => {
    expect(UnfinishedGuide.parse([])).toEqual([]);
    expect(
      UnfinishedGuide.parse([
        { type: 'flat', title: '' },
        {
          type: 'concept',
          title: '',
          conceptSamplingConfig: {},
          items: [
            { type: 'matrix', text: '' },
            { type: 'multiple_choice', text: '' },
          ],
        },
      ]),
    ).toStrictEqual([
      { type: 'flat', title: '', items: [] },
      {
        type: 'concept',
        title: '',
        conceptSamplingConfig: { concepts: [] },
        items: [
          { type: 'matrix', text: '', options: [], rows: [] },
          { type: 'multiple_choice', text: '' },
        ],
      },
    ]);
  });

  it('A1, A3 and A7: keys, types and limits hold for it too', () => {
    const refused = (guide: unknown) => {
      const { error } = UnfinishedGuide.safeParse(guide);
      return error ? issuesOf(error).map(({ path }) => path.join('.')) : [];
    };
    expect(
      refused([
        { type: 'flat', title: '', name: '', items: [{ ...open(), text: '\0', followUp: 'x', options: [] }] },
      ]),
    ).toEqual(['0.items.0.text', '0.items.0.followUp', '0.items.0.options', '0.name']);
    expect(refused([flat([{ type: 'statement', text: '', embed: { url: 'javascript:alert(1)' } }])])).toEqual(
      ['0.items.0.embed.url'],
    );
    expect(refused([flat(Array.from({ length: 201 }, () => open()))])).toEqual(['0.items']);
    expect(refused([flat([open({ text: 'x'.repeat(5001) })])])).toEqual(['0.items.0.text']);
    expect(refused([{ type: 'flat', title: null, items: null }])).toEqual(['0.title', '0.items']);
  });
});

describe('unfinishedProblems', () => {
  it('B2 and F4: blanks alone are no text', () => {
    const blank = [
      flat([open({ text: ' \n' }), matrix({ options: options('A', ' '), rows: [{ text: '\u00a0' }] })]),
      conceptBlock([concept('  ')], [open()]),
    ];
    const missing = [
      '0.items.0.text',
      '0.items.1.options.1.text',
      '0.items.1.rows.0.text',
      '1.conceptSamplingConfig.concepts.0.content.title',
    ];
    expect(UnfinishedGuide.parse(blank)).toStrictEqual(blank);
    const paths = unfinishedProblems(blank).map(({ path, message }) => [
      path.join('.'),
      message.includes('"'),
    ]);
    expect(paths.map(([path]) => path).toSorted()).toEqual(missing);
    const { error } = StudyGuide.safeParse(blank);
    expect(
      error &&
        issuesOf(error)
          .map(({ path }) => path.join('.'))
          .toSorted(),
    ).toEqual(missing);
  });

  it('B2 and F4: names what is missing, in guide order', () => {
    expect(gaps([])).toEqual(['B2 no-blocks @']);
    expect(
      gaps([
        flat([]),
        conceptBlock([], [open({ text: '', media: [{ name: '', url: '', type: 'image' }] })]),
        conceptBlock([concept('')], [matrix({ options: [], rows: [] }), maxDiff({ options: options('A') })]),
      ]),
    ).toEqual([
      'B2 no-items @0.items',
      'B2 no-concepts @1.conceptSamplingConfig.concepts',
      'B2 no-text @1.items.0.text',
      'B2 no-url @1.items.0.media.0.url',
      'B2 no-title @2.conceptSamplingConfig.concepts.0.content.title',
      'B2 too-few-options @2.items.0.options',
      'B2 no-rows @2.items.0.rows',
      'B2 too-few-options @2.items.1.options',
    ]);
  });

  it('B2: tells in plain words what and where', () => {
    const [gap] = unfinishedProblems([flat([open({ text: '', externalId: 'why' })])]);
    expect(gap?.message).toBe('A question has a text: "why"');
  });
});
