import { describe, expect, it } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  maxDiff,
  open,
  options,
  ranking,
  selected,
} from '@/lib/testing/guide-parts';
import { issuesOf } from '../issues';
import { StudyGuide } from './study-guide';

function paths(guide: unknown) {
  const { error } = StudyGuide.safeParse(guide);
  return error ? issuesOf(error).map(({ path }) => path.join('.')) : [];
}
/** The paths of a guide with that one item, from the item on. */
const inItem = (item: unknown) =>
  paths([{ type: 'flat', title: 'B', items: [item] }]).map((path) => path.replace(/^0\.items\.0\.?/, ''));
const inBlock = (block: object) =>
  paths([{ type: 'flat', title: 'B', items: [open()], ...block }]).map((path) => path.replace(/^0\./, ''));
const inOption = (option: unknown) =>
  inItem(choice({ options: [option as { text: string }] })).map((path) => path.replace(/^options\.0\.?/, ''));
const inConcept = (over: object) =>
  paths([conceptBlock([{ ...concept('A'), ...over }], [open()])]).map((path) =>
    path.replace('0.conceptSamplingConfig.concepts.0.', ''),
  );
const inCriterion = (criterion: unknown) =>
  inItem({ ...open(), conditional: { operator: 'and', criteria: [criterion] } }).map((path) =>
    path.replace(/^conditional\.criteria\.0\.?/, ''),
  );
const file = (over: object) => ({ type: 'file_upload', text: 'Show', ...over });
const image = { name: 'a', url: 'https://example.com/a.png', type: 'image' };

type Case = [sentence: string, found: string[], ...expected: string[]];
const check = (cases: Case[]) =>
  it.each(cases)('%s', (_sentence, found, ...expected) => {
    expect(found).toEqual(expected);
  });

describe('blocks', () => {
  check([
    ['B1: type, title and items are required', paths([{}]), '0.type', '0.title', '0.items'],
    ['B1: an unknown type of block', inBlock({ type: 'intro' }), 'type'],
    ['B2: no items', inBlock({ items: [] }), 'items'],
    ['B1: null is no externalId', inBlock({ externalId: null }), 'externalId'],
    ['B1: an empty externalId names nothing', inBlock({ externalId: '' }), 'externalId'],
    ['B1: null is no conceptSamplingConfig, and is fine', inBlock({ conceptSamplingConfig: null })],
    [
      'B2: no concepts',
      inBlock({ conceptSamplingConfig: { concepts: [] } }),
      'conceptSamplingConfig.concepts',
    ],
    [
      'B1: subsampleCount may be null',
      inBlock({ conceptSamplingConfig: { concepts: [concept('A')], subsampleCount: null } }),
    ],
    [
      'B2: subsampleCount 0',
      inBlock({ conceptSamplingConfig: { concepts: [concept('A')], subsampleCount: 0 } }),
      'conceptSamplingConfig.subsampleCount',
    ],
    [
      'B2: subsampleCount 1.5',
      inBlock({ conceptSamplingConfig: { concepts: [concept('A')], subsampleCount: 1.5 } }),
      'conceptSamplingConfig.subsampleCount',
    ],
    ['A1: an unknown key', inBlock({ Items: [] }), 'Items'],
    ['A3: a title of 301 characters', inBlock({ title: 'x'.repeat(301) }), 'title'],
  ]);
});

describe('concepts', () => {
  check([
    [
      'B1: nickname and content are required',
      paths([conceptBlock([{} as never], [open()])]),
      '0.conceptSamplingConfig.concepts.0.nickname',
      '0.conceptSamplingConfig.concepts.0.content',
    ],
    [
      'B1: the marked fields may be null',
      inConcept({ content: { title: 'A', description: null, embed: null }, conditional: null }),
    ],
    [
      'B1: title and media may not',
      inConcept({ content: { title: null, media: null } }),
      'content.title',
      'content.media',
    ],
    [
      'B2: the embed of a concept needs a web address and has no proxy',
      inConcept({ content: { title: 'A', embed: { url: 'ftp://x', proxyUrl: 'https://x.y' } } }),
      'content.embed.url',
      'content.embed.proxyUrl',
    ],
    [
      'B1: forceWatching is for media of items',
      inConcept({ content: { title: 'A', media: [{ ...image, forceWatching: true }] } }),
      'content.media.0.forceWatching',
    ],
    ['A3: a title of 301 characters', inConcept({ content: { title: 'x'.repeat(301) } }), 'content.title'],
  ]);
});

describe('items', () => {
  check([
    ['B1: a missing type, at the type', inItem({ text: 'Q' }), 'type'],
    ['B1: an unknown type, at the type', inItem({ type: 'nps', text: 'Q' }), 'type'],
    ['B1: null as type, at the type', inItem({ type: null, text: 'Q' }), 'type'],
    ['B1: an item that is no object', inItem('Why?'), ''],
    [
      'B1: a missing and an empty text',
      [...inItem({ type: 'open_ended' }), ...inItem(open({ text: '' }))],
      'text',
      'text',
    ],
    [
      'B1: null for marked fields',
      inItem({
        ...open(),
        conditional: null,
        media: null,
        embed: null,
        followUp: null,
        addInstructions: null,
        preferredInput: null,
        screenObservationEnabled: null,
      }),
    ],
    [
      'B1: null for unmarked fields',
      inItem({ type: 'statement', text: null, externalId: null, continueButtonText: null }),
      'text',
      'externalId',
      'continueButtonText',
    ],
    [
      'B1: wrong values of an open question',
      inItem({ ...open(), followUp: 'deep', preferredInput: 'fax', screenObservationEnabled: 'yes' }),
      'followUp',
      'preferredInput',
      'screenObservationEnabled',
    ],
    [
      'A1: a field of another type',
      inItem({ ...open(), options: [], multiSelect: true }),
      'options',
      'multiSelect',
    ],
    ['A1: multiselect is not multiSelect', inItem({ ...choice(), multiselect: true }), 'multiselect'],
    [
      'B1: an embed with a proxy',
      inItem({ ...open(), embed: { url: 'https://a.b', proxyUrl: 'http://c.d' } }),
    ],
    [
      'B2: media',
      inItem({
        ...open(),
        media: [
          image,
          { ...image, type: 'audio', url: 'a.png', widthPercentage: 0 },
          { ...image, widthPercentage: 101 },
        ],
      }),
      'media.1.url',
      'media.1.type',
      'media.1.widthPercentage',
      'media.2.widthPercentage',
    ],
    ['A7: NUL at its path', inItem(choice({ options: [{ text: 'a' }, { text: '\0' }] })), 'options.1.text'],
  ]);
});

describe('choices, rankings and tables', () => {
  const bare = { type: 'multiple_choice', text: 'Q' };
  check([
    [
      'B2: options missing or empty',
      [...inItem(bare), ...inItem({ ...bare, options: [] }), ...inItem({ type: 'ranking', text: 'Q' })],
      'options',
      'options',
      'options',
    ],
    [
      'B2: with null as carryForwardFrom they are missing too',
      inItem({ ...bare, carryForwardFrom: null }),
      'options',
    ],
    [
      'B2: with carryForwardFrom they may be missing or empty',
      [
        ...inItem({ ...bare, carryForwardFrom: 'a' }),
        ...inItem({ type: 'ranking', text: 'Q', options: [], carryForwardFrom: 'a' }),
      ],
    ],
    [
      'B2: missing options are told beside other faults',
      inItem({ ...bare, text: 5, multiSelect: 1 }),
      'text',
      'multiSelect',
      'options',
    ],
    ['B1: null as options', inItem({ ...bare, options: null }), 'options'],
    ['B2: minSelect 0', inItem({ ...choice(), minSelect: 0, maxSelect: 0 }), 'minSelect', 'maxSelect'],
    [
      'B2: minSelect 1.5 and as text',
      inItem({ ...choice(), minSelect: 1.5, maxSelect: '2' }),
      'minSelect',
      'maxSelect',
    ],
    [
      'B1: null for the marked fields of a choice',
      inItem({
        ...choice(),
        multiSelect: null,
        allowCustomOption: null,
        minSelect: null,
        maxSelect: null,
        randomizeOptionOrder: null,
        pinnedFinalOption: null,
        carryForwardFrom: null,
      }),
    ],
    [
      'B1: null for the marked fields of a ranking',
      inItem({ ...ranking(), randomizeOptionOrder: null, carryForwardFrom: null }),
    ],
    ['B1: a ranking has no multiSelect', inItem({ ...ranking(), multiSelect: true }), 'multiSelect'],
    ['B2: a matrix needs columns and rows', inItem({ type: 'matrix', text: 'Q' }), 'options', 'rows'],
    ['B2: not empty ones', inItem({ ...matrix(), options: [], rows: [] }), 'options', 'rows'],
    [
      'B1: a row is its text',
      inItem({
        ...matrix(),
        multiSelect: null,
        rows: ['Taste', {}, { text: '' }, { text: 'A', externalId: 'a' }],
      }),
      'rows.0',
      'rows.1.text',
      'rows.2.text',
      'rows.3.externalId',
    ],
    ['B2: a max-diff needs two options', inItem(maxDiff({ options: options('A') })), 'options'],
    [
      'B1: null for the marked fields of a max-diff',
      inItem({ ...maxDiff(), metric: null, itemsPerScreen: null }),
    ],
    [
      'B2: itemsPerScreen is 3, 4 or 5',
      [2, 3, 4, 5, 6].flatMap((itemsPerScreen) => inItem(maxDiff({ itemsPerScreen }))),
      'itemsPerScreen',
      'itemsPerScreen',
    ],
    [
      'A3: 100 options and rows',
      [...inItem(matrix({ options: many(100), rows: many(100) })), ...inItem(choice({ options: many(100) }))],
    ],
    [
      'A3: 101 options and rows',
      [...inItem(matrix({ options: many(101), rows: many(101) })), ...inItem(choice({ options: many(101) }))],
      'options',
      'rows',
      'options',
    ],
  ]);
});

describe('options', () => {
  check([
    ['B1: an empty text', inOption({ text: '' }), 'text'],
    ['B1: an option that is a text', inOption('Tea'), ''],
    [
      'B1: status is one of three or null',
      [
        ...['approve', 'reject', 'neutral', null].flatMap((status) => inOption({ text: 'A', status })),
        ...inOption({ text: 'A', status: 'maybe' }),
      ],
      'status',
    ],
    ['B1: exclusiveOption is not null', inOption({ text: 'A', exclusiveOption: null }), 'exclusiveOption'],
    ['A1: an id is not the client’s to give', inOption({ text: 'A', id: 'a' }), 'id'],
  ]);
});

describe('uploads', () => {
  check([
    [
      'B1: null for the marked fields',
      inItem(file({ acceptedTypes: null, maxFiles: null, maxFileSizeMb: null })),
    ],
    [
      'B1: MIME types and patterns',
      inItem(file({ acceptedTypes: ['image/*', '*/*', 'application/vnd.ms-excel', 'image/svg+xml'] })),
    ],
    [
      'B1: nothing else',
      inItem(file({ acceptedTypes: ['.pdf', 'image', 'image/', 'a b/c', 'image/*', ''] })),
      'acceptedTypes.0',
      'acceptedTypes.1',
      'acceptedTypes.2',
      'acceptedTypes.3',
      'acceptedTypes.5',
    ],
    [
      'B2: maxFiles is 1 to 10',
      [0, 1, 10, 11, 1.5].flatMap((maxFiles) => inItem(file({ maxFiles }))),
      'maxFiles',
      'maxFiles',
      'maxFiles',
    ],
    [
      'B2: maxFileSizeMb is 1 to 200',
      [0, 1, 200, 201].flatMap((maxFileSizeMb) => inItem(file({ maxFileSizeMb }))),
      'maxFileSizeMb',
      'maxFileSizeMb',
    ],
  ]);
});

describe('conditionals', () => {
  const criterion = selected('q', ['a']).criteria[0]!;
  check([
    [
      'B1: operator and criteria are required',
      inItem({ ...open(), conditional: {} }),
      'conditional.operator',
      'conditional.criteria',
    ],
    [
      'B2: an unknown operator, no criteria',
      inItem({ ...open(), conditional: { operator: 'xor', criteria: [] } }),
      'conditional.operator',
      'conditional.criteria',
    ],
    ['B1: an unknown type of criterion, at the type', inCriterion({ type: 'quota' }), 'type'],
    [
      'B1: a selection names question, manner and choices',
      inCriterion({ type: 'selectedTemplateOptions' }),
      'questionId',
      'matchingCriteria',
      'choices',
    ],
    ['B2: no choices', inCriterion({ ...criterion, choices: [] }), 'choices'],
    [
      'B1: matrixRow may be null, mustNotSelect is a manner',
      inCriterion({ ...criterion, matrixRow: null, matchingCriteria: 'mustNotSelect' }),
    ],
    [
      'B1: canSelect is none',
      inCriterion({ ...criterion, matchingCriteria: 'canSelect' }),
      'matchingCriteria',
    ],
    ['B1: a URL parameter has name and value', inCriterion({ type: 'searchParam' }), 'parameter', 'value'],
    ['B1: its value may be empty', inCriterion({ type: 'searchParam', parameter: 'a', value: '' })],
    ['A1: the fields of the other type are unknown', inCriterion({ ...criterion, value: 'x' }), 'value'],
  ]);
});

describe('addresses', () => {
  const inUrl = (url: unknown) => inItem({ ...open(), embed: { url } });
  it.each([
    'https://example.com',
    'HTTP://EXAMPLE.COM/a?b=c#d',
    'http://localhost:3000/x',
    'https://münchen.example/ü',
    'http://[::1]/',
  ])('B2: %j is one', (url) => expect(inUrl(url)).toEqual([]));
  it.each([
    '',
    'example.com',
    '//example.com',
    '/a.png',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'http:example.com',
    ' https://example.com',
    'https://exa mple.com',
    'https://',
    'http://a\nb.c',
    'https://example.com:99999',
    'https:\\\\example.com',
    `https://example.com/${'x'.repeat(5000)}`,
    5,
    null,
  ])('B2: %j is none', (url) => expect(inUrl(url)).toEqual(['embed.url']));
});

describe('totals', () => {
  const items = (n: number) => Array.from({ length: n }, () => open());
  const concepts = (n: number) => Array.from({ length: n }, (_, i) => concept(`${i}`));
  check([
    ['A3: 50 blocks', paths(Array.from({ length: 50 }, () => flat([open()])))],
    ['A3: 51 blocks', paths(Array.from({ length: 51 }, () => flat([open()]))), ''],
    ['A3: 200 items over all blocks', paths([flat(items(100)), flat(items(100))])],
    [
      'A3: 201 items over all blocks',
      paths([flat(items(100)), flat(items(50)), flat(items(51)), flat(items(5))]),
      '2.items',
    ],
    ['A3: 201 items in one block', paths([flat(items(201))]), '0.items'],
    [
      'A3: 50 concepts over all blocks',
      paths([conceptBlock(concepts(30), [open()]), conceptBlock(concepts(20), [open()])]),
    ],
    [
      'A3: 51 concepts over all blocks',
      paths([conceptBlock(concepts(30), [open()]), conceptBlock(concepts(21), [open()])]),
      '1.conceptSamplingConfig.concepts',
    ],
  ]);
});

function many(n: number) {
  return Array.from({ length: n }, (_, index) => ({ text: `${index}` }));
}
