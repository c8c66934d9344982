import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  matrix,
  multi,
  open,
  options,
  ranking,
} from '@/lib/testing/guide-parts';
import type { Guide, IdentifiedGuide } from './guide';
import { identifyGuide, idsOf } from './identify-guide';
import { stripIds } from './strip-ids';

function counter(prefix: string) {
  let n = 0;
  return () => `${prefix}${++n}`;
}
/** The ids of a first save, then of the same study after an edit; ids of parts that the edit added begin with n. */
const first = (guide: Guide) => identifyGuide(guide, null, counter('o'));
const edited = (previous: IdentifiedGuide, next: Guide) => identifyGuide(next, previous, counter('n'));
const itemIds = (guide: IdentifiedGuide) => guide.map((block) => block.items.map((item) => item.id));
const optionIds = (guide: IdentifiedGuide) =>
  guide.flatMap((block) =>
    block.items.map((item) => ('options' in item ? item.options : [])?.map((o) => o.id)),
  );

describe('any guide', () => {
  it('E7: identified and stripped again, it is what was written', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        expect(stripIds(first(guide))).toStrictEqual(guide);
      }),
    );
  });

  it('E7: saved again unchanged, it keeps every id', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        const before = first(guide);
        expect(edited(before, structuredClone(guide))).toStrictEqual(before);
      }),
    );
  });

  it('E7: it survives JSON with its ids', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (guide) => {
        const identified = first(guide);
        expect(JSON.parse(JSON.stringify(identified))).toStrictEqual(identified);
        expect(JSON.parse(JSON.stringify(guide))).toStrictEqual(guide);
      }),
    );
  });

  it('E7: after any edit no id occurs twice, and no item has the id of one of another type', () => {
    fc.assert(
      fc.property(arbitraryGuide(), arbitraryGuide(), (one, other) => {
        const before = first(one);
        // A generator that starts again from 1 returns ids that are already in use.
        const after = identifyGuide(other, before, counter('o'));
        const ids = idsOf(after);
        expect(new Set(ids).size).toBe(ids.length);
        const types = new Map(before.flatMap((block) => block.items.map((item) => [item.id, item.type])));
        for (const item of after.flatMap((block) => block.items)) {
          expect(types.get(item.id) ?? item.type).toBe(item.type);
        }
        expect(stripIds(after)).toStrictEqual(other);
      }),
    );
  });

  it('E7: in any order, and with some taken away, blocks and items keep their ids', () => {
    const orders = fc
      .shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 })
      .chain((one) => fc.tuple(fc.constant(one), fc.shuffledSubarray(one)));
    fc.assert(
      fc.property(orders, ([one, other]) => {
        const guide = (names: string[]) =>
          names.map((name) =>
            flat([open({ text: `${name}1` }), open({ text: `${name}2` })], { title: name }),
          );
        const before = first(guide(one));
        expect(edited(before, guide(other))).toEqual(
          other.map((name) => before.find(({ title }) => title === name)),
        );
      }),
    );
  });
});

describe('items', () => {
  const a = open({ text: 'A' });
  const b = open({ text: 'B' });
  const before = first([flat([a, b])]);
  const [[idA, idB]] = itemIds(before) as [[string, string]];

  it.each<[string, Guide, string[][]]>([
    ['E7: an edited text keeps its id by its place', [flat([a, open({ text: 'B, really' })])], [[idA, idB]]],
    ['E7: two that change places keep their ids', [flat([b, a])], [[idB, idA]]],
    ['E7: one put before the others is new', [flat([open({ text: '0' }), a, b])], [['n1', idA, idB]]],
    ['E7: one taken away leaves the other its id', [flat([b])], [[idB]]],
    ['E7: one moved to a new block keeps its id', [flat([a]), flat([b], { title: 'New' })], [[idA], [idB]]],
    ['E7: a changed type is a new question', [flat([a, choice({ text: 'B' })])], [[idA, 'n1']]],
    ['E7: the same text twice is one old and one new question', [flat([a, a, b])], [[idA, 'n1', idB]]],
    [
      'E7: a new title of the block changes nothing',
      [flat([a, open({ text: 'B!' })], { title: 'Other' })],
      [[idA, idB]],
    ],
  ])('%s', (_name, guide, ids) => {
    expect(
      itemIds(edited(before, guide)).map((block) => block.map((id) => (id.startsWith('n') ? 'n1' : id))),
    ).toEqual(ids);
  });

  describe('one put in or taken away, and others reworded, in one save', () => {
    const train = open({ text: 'How was the train?' });
    const lunch = open({ text: 'What do you eat for lunch?' });
    const trainRide = open({ text: 'How was the train ride?' });
    const yourLunch = open({ text: 'What do you eat for your lunch?' });
    const one = first([flat([train, lunch])]);
    const [[idTrain, idLunch]] = itemIds(one) as [[string, string]];
    const fresh = expect.stringMatching(/^n/);

    it.each<[string, ReturnType<typeof open>[], unknown[]]>([
      [
        'one put before them',
        [open({ text: 'Who are you?' }), trainRide, yourLunch],
        [fresh, idTrain, idLunch],
      ],
      ['the first taken away', [yourLunch], [idLunch]],
      ['two that change places', [yourLunch, trainRide], [idLunch, idTrain]],
      [
        'one written anew beside a new one',
        [open({ text: 'Who are you?' }), train, open()],
        [fresh, idTrain, fresh],
      ],
      ['one written anew', [train, open({ text: 'Who are you?' })], [idTrain, idLunch]],
    ])('E7: each keeps its own id: %s', (_name, items, ids) => {
      expect(itemIds(edited(one, [flat(items)]))).toEqual([ids]);
    });
  });

  it('E7: of two that read the same, the one in the same place is meant', () => {
    const one = first([flat([a, a])]);
    expect(itemIds(edited(one, [flat([b, a])]))).toEqual(itemIds(one));
  });

  it('E7: an external id wins over text and place', () => {
    const one = first([flat([open({ text: 'A', externalId: 'x' }), open({ text: 'B', externalId: 'y' })])]);
    const [[x, y]] = itemIds(one) as [[string, string]];
    const two = edited(one, [
      flat([open({ text: 'A', externalId: 'y' }), open({ text: 'C', externalId: 'x' })]),
    ]);
    expect(itemIds(two)).toEqual([[y, x]]);
  });

  it('E7: other words under another external id are another question', () => {
    const one = first([flat([open({ text: 'A', externalId: 'x' })])]);
    expect(itemIds(edited(one, [flat([open({ text: 'B', externalId: 'y' })])]))).not.toEqual(itemIds(one));
    expect(itemIds(edited(one, [flat([open({ text: 'A', externalId: 'y' })])]))).toEqual(itemIds(one));
  });

  it('E7: one and the same object twice gets two ids', () => {
    const twice = first([flat([choice(), a, a])]);
    expect(new Set(idsOf(twice)).size).toBe(idsOf(twice).length);
  });
});

describe('options, rows and concepts', () => {
  it('E7: options keep their ids by external id, then text, then place', () => {
    const before = first([
      flat([multi({ options: [{ text: 'Tea', externalId: 't' }, ...options('Milk', 'Juice')] })]),
    ]);
    const [[tea, milk, juice]] = optionIds(before) as [string[]];
    const after = edited(before, [
      flat([
        multi({
          options: [
            { text: 'Juice' },
            { text: 'Milkk' },
            { text: 'Green tea', externalId: 't' },
            { text: 'Beer' },
          ],
        }),
      ]),
    ]);
    expect(optionIds(after)).toEqual([[juice, milk, tea, expect.stringMatching(/^n/)]]);
  });

  it('E7: options do not wander between questions', () => {
    const before = first([
      flat([multi({ text: 'A', options: options('Tea') }), multi({ text: 'B', options: options('Milk') })]),
    ]);
    const [[tea], [milk]] = optionIds(before) as [[string], [string]];
    const after = edited(before, [
      flat([
        multi({ text: 'A', options: options('Tea', 'Milk') }),
        multi({ text: 'B', options: options('Beer') }),
      ]),
    ]);
    expect(optionIds(after)).toEqual([[tea, expect.stringMatching(/^n/)], [milk]]);
  });

  it('E7: options of a question of another type are new', () => {
    const before = first([flat([choice({ text: 'A' })])]);
    const after = edited(before, [flat([ranking({ text: 'A' })])]);
    expect(idsOf(after).filter((id) => idsOf(before).includes(id))).toEqual([before[0]?.id]);
  });

  it('E7: rows keep their ids by text, then place', () => {
    const rowIds = (guide: IdentifiedGuide) =>
      guide.flatMap((block) =>
        block.items.flatMap((item) => (item.type === 'matrix' ? item.rows.map(({ id }) => id) : [])),
      );
    const before = first([flat([matrix({ rows: [{ text: 'A' }, { text: 'B' }, { text: 'C' }] })])]);
    const [a, b, c] = rowIds(before);
    expect(
      rowIds(edited(before, [flat([matrix({ rows: [{ text: 'B' }, { text: 'A' }, { text: 'D' }] })])])),
    ).toEqual([b, a, c]);
  });

  it('E7: concepts keep their ids by external id, words and place', () => {
    const conceptIds = (guide: IdentifiedGuide) =>
      guide.flatMap((block) => block.conceptSamplingConfig?.concepts.map(({ id }) => id) ?? []);
    const before = first([
      conceptBlock([concept('A', { externalId: 'x' }), concept('B'), concept('C')], [open()]),
    ]);
    const [a, b, c] = conceptIds(before);
    const after = edited(before, [
      conceptBlock(
        [
          concept('B'),
          concept('Z', { externalId: 'x' }),
          { nickname: 'C', content: { title: 'New title' } },
          concept('D'),
        ],
        [open()],
      ),
    ]);
    expect(conceptIds(after)).toEqual([b, a, c, expect.stringMatching(/^n/)]);
  });

  it('E7: a concept beside a new one keeps its id by its words', () => {
    const conceptIds = (guide: IdentifiedGuide) =>
      guide.flatMap((block) => block.conceptSamplingConfig?.concepts.map(({ id }) => id) ?? []);
    const before = first([conceptBlock([concept('Bike to rent'), concept('Car to share')], [open()])]);
    const [, car] = conceptIds(before);
    const after = edited(before, [
      conceptBlock([concept('Umbrella'), concept('A boat'), concept('Cars to share')], [open()]),
    ]);
    const fresh = expect.stringMatching(/^n/);
    expect(conceptIds(after)).toEqual([fresh, fresh, car]);
  });

  it('E7: a block that becomes a concept block keeps its id and its questions theirs', () => {
    const before = first([flat([open({ text: 'A' })])]);
    const after = edited(before, [conceptBlock([concept('X')], [open({ text: 'A!' })], { title: 'Main' })]);
    expect([after[0]?.id, itemIds(after)]).toEqual([before[0]?.id, itemIds(before)]);
  });
});
