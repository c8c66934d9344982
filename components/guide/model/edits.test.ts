import { describe, expect, it } from 'vitest';
import type { Guide, IdentifiedGuide, Item } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { publishingProblems } from '@/lib/domain/guide/publishing-problems';
import { stripIds } from '@/lib/domain/guide/strip-ids';
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
  screener,
  screening,
  selected,
} from '@/lib/testing/guide-parts';
import { changeBlockType, changeItemType, moveBlock, moveItem, moveItemBy } from './arrange-parts';
import { conditionSentence } from './condition-sentence';
import { conditionSources } from './condition-sources';
import { duplicateBlock, duplicateItem } from './duplicate-parts';
import {
  addCriterion,
  dropChoice,
  removeCriterion,
  setCriterionSource,
  toggleChoice,
} from './edit-condition';
import { ownOptions } from './edit-parts';
import { insertOptions, pastedLines, pasteOptions, pasteRows } from './option-lists';
import { referencesIntoBlock, referencesToItem, referencesToOption, referencesToRow } from './references';
import { renameItem, renameOption, rewordOption, rewordRow } from './rename-parts';

function counter() {
  let last = 0;
  return () => `id${++last}`;
}
const newId = counter();
const made = (...guide: Guide): IdentifiedGuide => identifyGuide(guide, null, newId);
const item = (guide: IdentifiedGuide, number: number) => {
  const found = guide.flatMap((block) => block.items)[number - 1];
  if (!found) throw new Error(`no question ${number}`);
  return found;
};
const option = (guide: IdentifiedGuide, number: number, index: number) =>
  ownOptions(item(guide, number))[index]?.id ?? '';
const texts = (guide: IdentifiedGuide) => guide.map((block) => block.items.map(({ text }) => text));
const written = (guide: IdentifiedGuide, number: number): Item =>
  stripIds(guide).flatMap((b) => b.items)[number - 1]!;

describe('moving', () => {
  const guide = made(
    flat([open({ text: 'A' }), open({ text: 'B' })]),
    flat([open({ text: 'C' })], { title: 'Two' }),
  );
  const id = (text: string) => guide.flatMap((block) => block.items).find((it) => it.text === text)?.id ?? '';

  it('goes one place at a time, and over the edge of a block into the next', () => {
    expect(texts(moveItemBy(guide, id('A'), 1))).toEqual([['B', 'A'], ['C']]);
    expect(texts(moveItemBy(guide, id('B'), 1))).toEqual([['A'], ['B', 'C']]);
    expect(texts(moveItemBy(guide, id('C'), -1))).toEqual([['A', 'B', 'C'], []]);
    expect(moveItemBy(guide, id('A'), -1)).toBe(guide);
    expect(moveItemBy(guide, id('C'), 1)).toBe(guide);
  });

  it('drops before the item that is at the index', () => {
    const [one, two] = guide.map((block) => block.id);
    expect(texts(moveItem(guide, id('A'), { blockId: one!, index: 2 }))).toEqual([['B', 'A'], ['C']]);
    expect(texts(moveItem(guide, id('A'), { blockId: two!, index: 0 }))).toEqual([['B'], ['A', 'C']]);
    expect(moveItem(guide, id('A'), { blockId: one!, index: 1 })).toBe(guide);
    expect(moveItem(guide, id('A'), { blockId: one!, index: 0 })).toBe(guide);
  });

  it('C1: gives statuses on the way into screening and takes them on the way out', () => {
    const before = made(screening([screener()]), flat([choice()]));
    const into = moveItem(before, item(before, 2).id, { blockId: before[0]!.id, index: 1 });
    expect(ownOptions(item(into, 2)).map(({ status }) => status)).toEqual(['approve', 'approve', 'approve']);
    const out = moveItem(before, item(before, 1).id, { blockId: before[1]!.id, index: 0 });
    expect(ownOptions(item(out, 1)).map(({ status }) => status)).toEqual([undefined, undefined]);
  });

  it('C1: keeps screening in first place', () => {
    const before = made(
      screening([screener()]),
      flat([open()], { title: 'X' }),
      flat([open()], { title: 'Y' }),
    );
    const titles = (after: IdentifiedGuide) => after.map(({ title }) => title);
    expect(titles(moveBlock(before, before[2]!.id, 0))).toEqual(['Screener', 'Y', 'X']);
    expect(moveBlock(before, before[0]!.id, 3)).toBe(before);
    expect(titles(moveBlock(before, before[1]!.id, 3))).toEqual(['Screener', 'Y', 'X']);
  });
});

describe('another type', () => {
  it('keeps words, name, condition and options, and leaves what the type does not have', () => {
    const before = made(
      flat([
        multi({
          externalId: 'q',
          randomizeOptionOrder: true,
          minSelect: 1,
          maxSelect: 2,
          options: [...options('A', 'B'), { text: 'None', externalId: 'n', exclusiveOption: true }],
        }),
      ]),
    );
    const as = (type: Parameters<typeof changeItemType>[2]) =>
      written(changeItemType(before, item(before, 1).id, type, newId), 1);
    expect(as('ranking')).toEqual({
      type: 'ranking',
      text: 'Which?',
      externalId: 'q',
      randomizeOptionOrder: true,
      options: [...options('A', 'B'), { text: 'None', externalId: 'n' }],
    });
    expect(as('matrix')).toMatchObject({ multiSelect: true, rows: [{ text: '' }] });
    expect(as('open_ended')).toEqual({ type: 'open_ended', text: 'Which?', externalId: 'q' });
    expect(as('multiple_choice')).toEqual(written(before, 1));
  });

  it('gives places to write in where there was nothing that fits', () => {
    const before = made(flat([open()]));
    expect(written(changeItemType(before, item(before, 1).id, 'max_diff', newId), 1)).toEqual({
      type: 'max_diff',
      text: 'Why?',
      options: options('', '', '', ''),
    });
  });

  it('C1, C2: of a block brings and takes concepts and statuses, and screening goes first', () => {
    const before = made(flat([open()]), flat([choice()], { title: 'Two' }));
    const asked = stripIds(changeBlockType(before, before[1]!.id, 'screening', newId));
    expect(asked.map(({ title }) => title)).toEqual(['Two', 'Main']);
    expect(publishingProblems(asked)).toEqual([]);
    const shown = changeBlockType(before, before[0]!.id, 'concept', newId);
    expect(shown[0]?.conceptSamplingConfig?.concepts[0]).toMatchObject({
      nickname: 'A',
      content: { title: '' },
    });
    expect(stripIds(changeBlockType(shown, shown[0]!.id, 'flat', newId))).toEqual(stripIds(before));
  });
});

describe('options', () => {
  it('come from a pasted list, one a line, without bullets', () => {
    expect(pastedLines(' - One\r\n\n2. Two\n• Three\n3 of four\n')).toEqual([
      'One',
      'Two',
      'Three',
      '3 of four',
    ]);
    const before = made(flat([choice({ options: options('A', '') })]));
    const { id } = item(before, 1);
    const filled = pasteOptions(before, id, option(before, 1, 1), ['B', 'C'], newId);
    expect(ownOptions(item(filled, 1)).map(({ text }) => text)).toEqual(['A', 'B', 'C']);
    const after = pasteOptions(before, id, option(before, 1, 0), ['B', 'C'], newId);
    expect(ownOptions(item(after, 1)).map(({ text }) => text)).toEqual(['A', 'B', 'C', '']);
  });

  it('that are pasted take the place of all that are empty there, and of no more', () => {
    const pasted = (...texts: string[]) => {
      const before = made(flat([choice({ options: options('', '', 'Other') })]));
      const after = pasteOptions(before, item(before, 1).id, option(before, 1, 0), texts, newId);
      return ownOptions(item(after, 1)).map(({ text }) => text);
    };
    expect(pasted('A', 'B')).toEqual(['A', 'B', 'Other']);
    expect(pasted('A', 'B', 'C')).toEqual(['A', 'B', 'C', 'Other']);
    expect(pasted('A')).toEqual(['A', '', 'Other']);
    const full = pasted(...Array.from({ length: 150 }, (_, index) => `${index}`));
    expect([full.length, full.at(-1)]).toEqual([100, 'Other']);
  });

  it('and so do the rows of a matrix', () => {
    const before = made(flat([matrix({ rows: [{ text: '' }, { text: '' }, { text: 'Price' }] })]));
    const rows = (guide: IdentifiedGuide) => {
      const it = item(guide, 1);
      return it.type === 'matrix' ? it.rows : [];
    };
    const first = rows(before)[0]?.id ?? '';
    const after = pasteRows(before, item(before, 1).id, first, ['Berth', 'Food', 'Staff'], newId);
    expect(rows(after).map(({ text }) => text)).toEqual(['Berth', 'Food', 'Staff', 'Price']);
    expect(rows(after)[0]?.id).toBe(first);
  });

  it('A3: are a hundred at most', () => {
    const before = made(flat([choice()]));
    const many = Array.from({ length: 150 }, (_, index) => `${index}`);
    expect(ownOptions(item(insertOptions(before, item(before, 1).id, 0, many, newId), 1))).toHaveLength(100);
  });
});

describe('references', () => {
  const guide = made(
    flat([
      multi({ externalId: 'tea', options: [{ text: 'Yes', externalId: 'y' }, { text: 'No' }] }),
      open({ text: 'B', conditional: selected('tea', ['y']) }),
      open({ text: 'C', conditional: selected('tea', ['No']) }),
      { type: 'ranking', text: 'D', carryForwardFrom: 'tea' },
    ]),
    conceptBlock([concept('One', { conditional: selected('tea', ['y']) })], [open()]),
  );
  const places = (found: { place: string; through: string }[]) =>
    found.map(({ place, through }) => `${place} ${through}`);

  it('name what would lose its way', () => {
    expect(places(referencesToItem(guide, item(guide, 1).id))).toEqual([
      'Q2 condition',
      'Q3 condition',
      'Q4 carryForwardFrom',
      'One condition',
    ]);
    expect(places(referencesToOption(guide, item(guide, 1).id, option(guide, 1, 1)))).toEqual([
      'Q3 condition',
    ]);
    expect(places(referencesIntoBlock(guide, guide[0]!.id))).toEqual(['One condition']);
    expect(referencesToItem(guide, item(guide, 2).id)).toEqual([]);
  });

  it('C6: follow a question or option that is renamed', () => {
    const renamed = renameOption(
      renameItem(guide, item(guide, 1).id, 'drink'),
      item(guide, 1).id,
      option(guide, 1, 0),
      'yes',
    );
    expect(publishingProblems(stripIds(renamed))).toEqual([]);
    expect(written(renamed, 2).conditional).toEqual(selected('drink', ['yes']));
    expect(written(renamed, 4)).toMatchObject({ carryForwardFrom: 'drink' });
  });

  it('C6: by words become references by name when the words change', () => {
    const reworded = rewordOption(guide, item(guide, 1).id, option(guide, 1, 1), 'Never');
    expect(publishingProblems(stripIds(reworded))).toEqual([]);
    expect(written(reworded, 3).conditional).toEqual(selected('tea', ['opt_no']));
    expect(written(reworded, 2)).toEqual(written(guide, 2));
  });

  it('do not follow a name that is somebody else’s', () => {
    const clash = renameItem(guide, item(guide, 1).id, 'y');
    expect(written(clash, 2).conditional).toEqual(selected('tea', ['y']));
  });

  it('C6: to a row follow its words', () => {
    const before = made(
      flat([
        matrix({ externalId: 'm' }),
        open({ conditional: selected('m', ['Good'], { matrixRow: 'Taste' }) }),
      ]),
    );
    const matrixItem = item(before, 1);
    const rows = matrixItem.type === 'matrix' ? matrixItem.rows : [];
    expect(places(referencesToRow(before, matrixItem.id, rows[0]!.id))).toEqual(['Q2 condition']);
    const after = rewordRow(before, matrixItem.id, rows[0]!.id, 'Flavour');
    expect(publishingProblems(stripIds(after))).toEqual([]);
  });

  it('within a copied block lead to the copy', () => {
    const before = made(
      flat([tea(), open({ conditional: selected('tea', ['t1']) }), ranking({ externalId: 'r' })]),
    );
    const { guide: twice, id } = duplicateBlock(before, before[0]!.id, newId);
    expect(twice[1]?.id).toBe(id);
    expect(publishingProblems(stripIds(twice))).toEqual([]);
    expect(written(twice, 5).conditional).toEqual(selected('tea_2', ['t1_2']));
    const again = duplicateItem(twice, item(twice, 2).id, newId).guide;
    expect(written(again, 3).conditional).toEqual(selected('tea', ['t1']));
  });
});

const tea = () =>
  multi({ externalId: 'tea', options: [{ text: 'Green', externalId: 't1' }, { text: 'Black' }] });

describe('conditions', () => {
  const guide = made(
    screening([screener()]),
    conceptBlock([concept('A')], [choice({ text: 'Inside' })]),
    flat([choice({ text: 'Which tea?' }), open(), matrix(), open({ text: 'Last' })]),
  );
  const last = { itemId: item(guide, 6).id };

  it('C6: offer the earlier questions that can be asked about, and no others', () => {
    expect(conditionSources(guide, last).map(({ number }) => number)).toEqual([1, 3, 5]);
    expect(conditionSources(guide, { itemId: item(guide, 1).id })).toEqual([]);
    const shown = { blockId: guide[1]!.id, conceptId: guide[1]!.conceptSamplingConfig!.concepts[0]!.id };
    expect(conditionSources(guide, shown).map(({ number }) => number)).toEqual([1]);
  });

  it('read as sentences, and name what they point to', () => {
    const asked = addCriterion(guide, last, item(guide, 3).id);
    expect(conditionSentence(asked, last)).toBe('Ask only when all of these hold: Q3 must select …');
    const chosen = toggleChoice(asked, last, 0, option(asked, 3, 0));
    const both = toggleChoice(chosen, last, 0, option(asked, 3, 2));
    expect(conditionSentence(both, last)).toBe('Ask only when all of these hold: Q3 must select Tea, Juice');
    expect(written(both, 6).conditional).toEqual(selected('q_which_tea', ['opt_tea', 'opt_juice']));
    expect(publishingProblems(stripIds(both))).toEqual([]);
    expect(conditionSentence(toggleChoice(both, last, 0, option(asked, 3, 0)), last)).toContain('Juice');
    expect(conditionSentence(dropChoice(both, last, 0, 0), last)).not.toContain('Tea');
  });

  it('take a row of a matrix, or a word of the link', () => {
    const asked = addCriterion(guide, last);
    expect(conditionSentence(asked, last)).toBe(
      'Ask only when all of these hold: Q5, in row Taste, must select …',
    );
    const other = setCriterionSource(asked, last, 0, item(guide, 1).id);
    expect(conditionSentence(other, last)).toBe('Ask only when all of these hold: Q1 must select …');
    expect(removeCriterion(asked, last, 0).at(-1)?.items.at(-1)).not.toHaveProperty('conditional');
    const first = { itemId: item(guide, 1).id };
    expect(conditionSentence(addCriterion(guide, first), first)).toBe(
      'Ask only when all of these hold: the link has … = …',
    );
  });
});
