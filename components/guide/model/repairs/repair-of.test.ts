import { describe, expect, it } from 'vitest';
import type { Block, Guide, Item } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { publishingProblems } from '@/lib/domain/guide/publishing-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import {
  choice,
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
  selected,
} from '@/lib/testing/guide-parts';
import { problemKey } from '../problem-place';
import { repairOf } from './repair-of';

const bad = (item: object): Item => item as Item;
const tea = multi({ externalId: 'tea', text: 'Tea?' });
const when = (questionId: string, choices = ['Tea'], more = {}) =>
  flat([tea, open({ conditional: selected(questionId, choices, more) })]);
const url = { name: '', url: '', type: 'image' as const };

/** A guide that breaks a rule, the problem's code, and the button's label; lead: only the author can repair it. */
const CASES: [code: string, label: string, kind: 'fix' | 'lead', guide: Guide][] = [
  [
    'second-screening-block',
    'Make it flat',
    'fix',
    [screening([screener()]), screening([screener({ text: 'B' })])],
  ],
  ['screening-block-not-first', 'Move to the top', 'fix', [flat([open()]), screening([screener()])]],
  [
    'screening-block-not-first',
    'Make it flat',
    'fix',
    [flat([tea]), screening([screener({ conditional: selected('tea', ['Tea']) })])],
  ],
  [
    'status-outside-screening',
    'Clear status',
    'fix',
    [flat([choice({ options: [{ text: 'A', status: 'reject' }, { text: 'B' }] })])],
  ],
  ['screening-item-type', 'Make it a choice', 'fix', [screening([bad(ranking())])]],
  [
    'screening-item-type',
    'Move out of screening',
    'fix',
    [screening([screener(), bad(open())]), flat([open()])],
  ],
  ['screening-item-type', 'Move out of screening', 'fix', [screening([screener(), bad(open())])]],
  [
    'screening-item-carries-forward',
    'Give it their options',
    'fix',
    [
      screening([
        screener({ externalId: 's', multiSelect: true }),
        { type: 'multiple_choice', text: 'Which?', carryForwardFrom: 's' },
      ]),
    ],
  ],
  ['screening-option-without-status', 'Approve all 3', 'fix', [screening([choice()])]],
  [
    'concepts-outside-concept-block',
    'Make it concept',
    'fix',
    [flat([open()], { conceptSamplingConfig: { concepts: [concept('A')] } })],
  ],
  [
    'concepts-outside-concept-block',
    'Remove concepts',
    'fix',
    [screening([screener()], { conceptSamplingConfig: { concepts: [concept('A')] } })],
  ],
  ['concepts-missing', 'Add a concept', 'lead', [{ type: 'concept', title: 'C', items: [open()] }]],
  [
    'subsample-too-large',
    'Show all 1',
    'fix',
    [
      conceptBlock([concept('A')], [open()], {
        conceptSamplingConfig: { concepts: [concept('A')], subsampleCount: 4 },
      }),
    ],
  ],
  ['selection-bounds-not-a-pair', 'Set maximum to 3', 'fix', [flat([multi({ minSelect: 2 })])]],
  [
    'selection-bounds-not-a-pair',
    'Set maximum to 4',
    'fix',
    [
      flat([
        multi({
          minSelect: 2,
          options: [...options('A', 'B', 'C', 'D'), { text: 'None', exclusiveOption: true }],
        }),
      ]),
    ],
  ],
  ['selection-bounds-not-a-pair', 'Set minimum to 1', 'fix', [flat([multi({ maxSelect: 2 })])]],
  ['selection-bounds-not-a-pair', 'Remove limits', 'fix', [flat([multi({ minSelect: 9 })])]],
  [
    'selection-bounds-without-multi-select',
    'Allow several',
    'fix',
    [flat([choice({ minSelect: 1, maxSelect: 2 })])],
  ],
  ['min-select-below-one', 'Set minimum to 1', 'fix', [flat([multi({ minSelect: 0, maxSelect: 2 })])]],
  ['min-select-above-max-select', 'Set minimum to 2', 'fix', [flat([multi({ minSelect: 3, maxSelect: 2 })])]],
  [
    'selection-bounds-above-options',
    'Set maximum to 3',
    'fix',
    [flat([multi({ minSelect: 1, maxSelect: 9 })])],
  ],
  [
    'exclusive-option-not-last',
    'Move to the end',
    'fix',
    [flat([multi({ options: [{ text: 'None', exclusiveOption: true }, ...options('A', 'B')] })])],
  ],
  [
    'exclusive-option-not-last',
    'Not exclusive',
    'fix',
    [
      flat([
        multi({
          options: [
            { text: 'None', exclusiveOption: true },
            { text: 'B', exclusiveOption: true },
          ],
        }),
      ]),
    ],
  ],
  [
    'exclusive-option-without-multi-select',
    'Allow several',
    'fix',
    [flat([choice({ options: [...options('A'), { text: 'None', exclusiveOption: true }] })])],
  ],
  [
    'exclusive-option-without-multi-select',
    'Not exclusive',
    'fix',
    [flat([ranking({ options: [...options('A'), { text: 'None', exclusiveOption: true }] })])],
  ],
  [
    'external-id-twice',
    'Rename this one',
    'fix',
    [flat([open({ externalId: 'x' }), open({ externalId: 'x', text: 'Two' })])],
  ],
  ['external-id-twice', 'Rename this one', 'fix', [flat([open({ externalId: 'x' })], { externalId: 'x' })]],
  ['conditional-unknown', 'Choose again', 'lead', [when('gone')]],
  ['conditional-choice-unknown', 'Choose again', 'lead', [when('tea', ['opt_phone'])]],
  ['conditional-not-a-question', 'Choose again', 'lead', [when('b'), flat([open()], { externalId: 'b' })]],
  [
    'conditional-not-back',
    'Choose again',
    'lead',
    [flat([open({ conditional: selected('tea', ['Tea']) }), tea])],
  ],
  [
    'conditional-into-concept-block',
    'Choose again',
    'lead',
    [conceptBlock([concept('A')], [tea]), flat([open({ conditional: selected('tea', ['Tea']) })])],
  ],
  [
    'conditional-source-type',
    'Choose again',
    'lead',
    [flat([open({ externalId: 'o' }), open({ text: 'B', conditional: selected('o', ['x']) })])],
  ],
  ['matrix-row-without-matrix', 'Remove the row', 'fix', [when('tea', ['Tea'], { matrixRow: 'Taste' })]],
  [
    'matrix-row-missing',
    'Choose a row',
    'lead',
    [flat([matrix({ externalId: 'm' }), open({ conditional: selected('m', ['Good']) })])],
  ],
  [
    'matrix-row-unknown',
    'Choose a row',
    'lead',
    [flat([matrix({ externalId: 'm' }), open({ conditional: selected('m', ['Good'], { matrixRow: 'x' }) })])],
  ],
  [
    'carry-forward-unknown',
    'Choose again',
    'lead',
    [flat([{ type: 'ranking', text: 'R', carryForwardFrom: 'x' }])],
  ],
  ['carry-forward-unknown', 'Use its own options', 'fix', [flat([ranking({ carryForwardFrom: 'x' })])]],
  [
    'carry-forward-source-type',
    'Let Q1 take several',
    'fix',
    [flat([choice({ externalId: 'c' }), { type: 'ranking', text: 'R', carryForwardFrom: 'c' }])],
  ],
  [
    'carry-forward-with-options',
    'Remove its own',
    'fix',
    [flat([tea, ranking({ carryForwardFrom: 'tea' })])],
  ],
  [
    'concepts-read-the-same',
    'Change the title',
    'lead',
    [conceptBlock([concept('A'), concept('A')], [open()])],
  ],
  ['options-read-the-same', 'Remove this one', 'fix', [flat([choice({ options: options('A', 'B', 'A') })])]],
  ['options-read-the-same', 'Reword it', 'lead', [flat([maxDiff({ options: options('A', 'A') })])]],
  [
    'rows-read-the-same',
    'Remove this one',
    'fix',
    [flat([matrix({ rows: [{ text: 'A' }, { text: 'A ' }] })])],
  ],
  ['items-per-screen-above-options', 'Set to 4', 'fix', [flat([maxDiff({ itemsPerScreen: 5 })])]],
  [
    'items-per-screen-above-options',
    'Let it be chosen',
    'fix',
    [flat([maxDiff({ itemsPerScreen: 3, options: options('A', 'B') })])],
  ],
  ['no-blocks', 'Add a block', 'lead', []],
  ['no-concepts', 'Add a concept', 'lead', [conceptBlock([], [open()])]],
  ['no-items', 'Add a question', 'lead', [flat([])]],
  ['no-title', 'Write a title', 'lead', [conceptBlock([concept('')], [open()])]],
  ['no-text', 'Write it', 'lead', [flat([open({ text: '' })])]],
  ['too-few-options', 'Add options', 'lead', [flat([choice({ options: [] })])]],
  ['no-option-text', 'Remove this one', 'fix', [flat([choice({ options: options('A', '') })])]],
  ['no-option-text', 'Write it', 'lead', [flat([choice({ options: options('') })])]],
  ['no-rows', 'Add rows', 'lead', [flat([matrix({ rows: [] })])]],
  ['no-row-text', 'Remove this one', 'fix', [flat([matrix({ rows: [{ text: 'A' }, { text: '' }] })])]],
  [
    'no-criteria',
    'Remove condition',
    'fix',
    [flat([open({ conditional: { operator: 'and', criteria: [] } })])],
  ],
  [
    'no-parameter',
    'Name it',
    'lead',
    [
      flat([
        open({
          conditional: { operator: 'and', criteria: [{ type: 'searchParam', parameter: '', value: 'x' }] },
        }),
      ]),
    ],
  ],
  ['no-choices', 'Choose', 'lead', [when('tea', [])]],
  ['no-url', 'Remove it', 'fix', [flat([open({ media: [url] })])]],
  ['no-url', 'Remove it', 'fix', [flat([open({ embed: { url: '' } })])]],
  ['no-url', 'Remove it', 'fix', [flat([open({ embed: { url: 'https://a.example', proxyUrl: '' } })])]],
  [
    'no-url',
    'Remove it',
    'fix',
    [conceptBlock([concept('A', { content: { title: 'A', media: [url] } })], [open()])],
  ],
  [
    'no-url',
    'Remove it',
    'fix',
    [conceptBlock([concept('A', { content: { title: 'A', embed: { url: '' } } })], [open()])],
  ],
  ['empty-external-id', 'Remove the name', 'fix', [flat([open({ externalId: '' })])]],
  [
    'empty-external-id',
    'Remove the name',
    'fix',
    [flat([choice({ options: [{ text: 'A', externalId: '' }] })])],
  ],
];

const counter = () => {
  let last = 0;
  return () => `id${++last}`;
};

describe('repairOf', () => {
  it.each(CASES)(
    'C1 to C8, B2: %s is mended by "%s" (%s), and nothing else breaks',
    (code, label, kind, written) => {
      const newId = counter();
      const guide = identifyGuide(written, null, newId);
      const problems = publishingProblems(written);
      const problem = problems.find((found) => found.code === code);
      if (!problem) throw new Error(`no ${code} among ${problems.map((found) => found.code)}`);
      const repair = repairOf(guide, problem);
      expect({ kind: repair.kind, label: repair.label }).toEqual({ kind, label });
      if (repair.kind === 'lead') return;
      const repaired = repair.apply(guide, newId);
      const before = problems.map((found) => problemKey(guide, found));
      const after = publishingProblems(stripIds(repaired)).map((found) => problemKey(repaired, found));
      expect(after).not.toContain(problemKey(guide, problem));
      expect(after.filter((key) => !before.includes(key))).toEqual([]);
    },
  );

  it('has a remedy for every rule that a guide can break', () => {
    const tried = new Set(CASES.map(([code]) => code));
    const carried = [
      'carry-forward-not-a-question',
      'carry-forward-not-back',
      'carry-forward-into-concept-block',
    ];
    const written: Block[] = [
      flat([{ type: 'ranking', text: 'R', carryForwardFrom: 'tea' }, tea]),
      flat([{ type: 'ranking', text: 'R', carryForwardFrom: 'b' }], { externalId: 'b' }),
    ];
    for (const problem of publishingProblems(written)) {
      expect(repairOf(identifyGuide(written, null, counter()), problem).label).toBe('Choose again');
      expect([...tried, ...carried]).toContain(problem.code);
    }
  });
});
