import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IdentifiedGuide, QUESTION_TYPES } from '@/lib/domain/guide/guide';
import { identifyGuide, idsOf } from '@/lib/domain/guide/identify-guide';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { UnfinishedGuide } from '@/lib/wire/v1/study-guide';
import {
  changeBlockType,
  changeItemType,
  insertBlock,
  insertItem,
  moveBlock,
  moveBlockBy,
  moveItem,
  moveItemBy,
  removeBlock,
  removeItem,
} from './arrange-parts';
import { conditionSources } from './condition-sources';
import { duplicateBlock, duplicateItem } from './duplicate-parts';
import {
  addCriterion,
  removeCriterion,
  setCriterionSource,
  setOperator,
  toggleChoice,
} from './edit-condition';
import { ownOptions, setBlock, setConcept, setItem, setOption, setSubsample } from './edit-parts';
import { usedNames } from './find-parts';
import { newHistory, recorded, redone, undone } from './history';
import { newBlock, newItem } from './new-parts';
import {
  addConcept,
  insertOptions,
  insertRows,
  moveConcept,
  moveOption,
  moveRow,
  pasteOptions,
  removeConcept,
  removeOption,
  removeRow,
} from './option-lists';
import { renameItem, renameOption, rewordOption, rewordRow } from './rename-parts';

type Edit = (guide: IdentifiedGuide, newId: () => string) => IdentifiedGuide;

const counter = (prefix: string) => {
  let last = 0;
  return () => `${prefix}${++last}`;
};
const pick = fc.nat({ max: 40 });
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const items = (guide: IdentifiedGuide) => guide.flatMap((block) => block.items);
const blockTypes = ['flat', 'concept', 'screening'] as const;
const step = fc.constantFrom(-1 as const, 1 as const);
const word = fc.constantFrom('', 'Tea', 'a, b', 'opt_1', '__proto__');

/** An edit of the parts that the numbers choose; what a guide does not have is not edited. */
const onItem = (edit: (guide: IdentifiedGuide, id: string, newId: () => string) => IdentifiedGuide) =>
  pick.map(
    (which): Edit =>
      (guide, newId) =>
        edit(guide, at(items(guide), which)?.id ?? 'nobody', newId),
  );
const onBlock = (edit: (guide: IdentifiedGuide, id: string, newId: () => string) => IdentifiedGuide) =>
  pick.map(
    (which): Edit =>
      (guide, newId) =>
        edit(guide, at(guide, which)?.id ?? 'nobody', newId),
  );

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(pick, pick, fc.constantFrom(...QUESTION_TYPES)).map(
    ([block, index, type]): Edit =>
      (guide, newId) => {
        const target = at(guide, block);
        if (!target) return guide;
        return insertItem(guide, { blockId: target.id, index }, newItem(newId, type, target.type));
      },
  ),
  onItem(removeItem),
  onBlock(removeBlock),
  onItem((guide, id, newId) => duplicateItem(guide, id, newId).guide),
  onBlock((guide, id, newId) => duplicateBlock(guide, id, newId).guide),
  fc.tuple(pick, pick, pick).map(
    ([item, block, index]): Edit =>
      (guide) =>
        moveItem(guide, at(items(guide), item)?.id ?? '', { blockId: at(guide, block)?.id ?? '', index }),
  ),
  step.chain((by) => onItem((guide, id) => moveItemBy(guide, id, by))),
  step.chain((by) => onBlock((guide, id) => moveBlockBy(guide, id, by))),
  pick.chain((index) => onBlock((guide, id) => moveBlock(guide, id, index))),
  fc
    .constantFrom(...QUESTION_TYPES)
    .chain((type) => onItem((guide, id, newId) => changeItemType(guide, id, type, newId))),
  fc
    .constantFrom(...blockTypes)
    .chain((type) => onBlock((guide, id, newId) => changeBlockType(guide, id, type, newId))),
  fc.tuple(pick, fc.constantFrom(...blockTypes)).map(
    ([index, type]): Edit =>
      (guide, newId) =>
        insertBlock(guide, index % (guide.length + 1), newBlock(newId, type, 'New')),
  ),
  fc
    .tuple(pick, fc.array(word, { maxLength: 3 }))
    .chain(([index, texts]) => onItem((guide, id, newId) => insertOptions(guide, id, index, texts, newId))),
  fc
    .tuple(pick, fc.array(word, { maxLength: 3 }))
    .chain(([index, texts]) => onItem((guide, id, newId) => insertRows(guide, id, index, texts, newId))),
  fc.tuple(pick, pick, pick, word).map(
    ([item, option, to, text]): Edit =>
      (guide, newId) => {
        const target = at(items(guide), item);
        const id = target ? (at(ownOptions(target), option)?.id ?? '') : '';
        const edits = [
          (it: IdentifiedGuide) => removeOption(it, target?.id ?? '', id),
          (it: IdentifiedGuide) => moveOption(it, target?.id ?? '', id, to),
          (it: IdentifiedGuide) => rewordOption(it, target?.id ?? '', id, text),
          (it: IdentifiedGuide) => renameOption(it, target?.id ?? '', id, text),
          (it: IdentifiedGuide) => setOption(it, target?.id ?? '', id, { exclusiveOption: true }),
          (it: IdentifiedGuide) => pasteOptions(it, target?.id ?? '', id, ['One', 'Two'], newId),
        ];
        return at(edits, to)?.(guide) ?? guide;
      },
  ),
  fc.tuple(pick, pick, pick, word).map(
    ([item, row, to, text]): Edit =>
      (guide) => {
        const target = at(
          items(guide).filter(({ type }) => type === 'matrix'),
          item,
        );
        if (target?.type !== 'matrix') return guide;
        const id = at(target.rows, row)?.id ?? '';
        const edits = [removeRow(guide, target.id, id), moveRow(guide, target.id, id, to)];
        return at([...edits, rewordRow(guide, target.id, id, text)], to) ?? guide;
      },
  ),
  word.chain((name) => onItem((guide, id) => renameItem(guide, id, name))),
  onItem((guide, id) => setItem(guide, id, 'multiple_choice', { multiSelect: true, minSelect: 1 })),
  word.chain((title) => onBlock((guide, id) => setBlock(guide, id, { title }))),
  onBlock((guide, id, newId) => addConcept(guide, id, newId)),
  onBlock((guide, id) => setSubsample(guide, id, 2)),
  fc.tuple(pick, pick).chain(([which, to]) =>
    onBlock((guide, id) => {
      const block = guide.find((it) => it.id === id);
      const concept = at(block?.conceptSamplingConfig?.concepts ?? [], which)?.id ?? '';
      const edits = [
        removeConcept(guide, id, concept),
        moveConcept(guide, id, concept, to),
        setConcept(guide, id, concept, { nickname: 'Z', content: { title: 'Z' } }),
      ];
      return at(edits, to) ?? guide;
    }),
  ),
  fc.tuple(pick, pick, fc.boolean()).chain(([source, option, more]) =>
    onItem((guide, itemId) => {
      const sources = conditionSources(guide, { itemId });
      const chosen = at(sources, source);
      const added = addCriterion(guide, { itemId }, chosen?.item.id);
      const sourced = chosen ? setCriterionSource(added, { itemId }, 0, chosen.item.id) : added;
      const toggled = toggleChoice(sourced, { itemId }, 0, at(chosen?.options ?? [], option)?.id ?? '');
      return more ? setOperator(toggled, { itemId }, 'or') : removeCriterion(toggled, { itemId }, 0);
    }),
  ),
);

const identified = (guide: Parameters<typeof identifyGuide>[0]) => identifyGuide(guide, null, counter('g'));

describe('edits of any guide', () => {
  it('leave every id once, and a guide that can be saved', () => {
    fc.assert(
      fc.property(arbitraryGuide(), fc.array(anyEdit, { minLength: 1, maxLength: 12 }), (guide, edits) => {
        const newId = counter('n');
        const after = edits.reduce((edited, edit) => edit(edited, newId), identified(guide));
        const ids = idsOf(after);
        expect(new Set(ids).size).toBe(ids.length);
        const saved = UnfinishedGuide.safeParse(stripIds(after));
        expect(saved.error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('are undone exactly, and come again exactly', () => {
    fc.assert(
      fc.property(arbitraryGuide(), fc.array(anyEdit, { minLength: 1, maxLength: 12 }), (guide, edits) => {
        const newId = counter('n');
        const states = [identified(guide)];
        const kept = JSON.stringify(states[0]);
        let history = newHistory(states[0]!);
        for (const edit of edits) {
          const before = history;
          history = recorded(history, edit(history.present, newId), { label: 'edit', at: 0 });
          if (history !== before) states.push(history.present);
        }
        const steps = states.length - 1;
        for (let n = steps; n > 0; n -= 1) history = undone(history);
        expect(history.present).toBe(states[0]);
        expect(JSON.stringify(history.present)).toBe(kept);
        expect(undone(history)).toBe(history);
        for (let n = 1; n <= steps; n += 1) {
          history = redone(history);
          expect(history.present).toBe(states[n]);
        }
        expect(redone(history)).toBe(history);
      }),
      { numRuns: 200 },
    );
  });

  it('C5: give no name twice that was not there twice', () => {
    fc.assert(
      fc.property(arbitraryGuide(), pick, (guide, which) => {
        const before = identified(guide);
        const after = duplicateBlock(before, at(before, which)?.id ?? '', counter('n')).guide;
        const names = JSON.stringify(stripIds(after)).match(/"externalId":"/g) ?? [];
        expect(usedNames(after).size).toBe(names.length);
      }),
    );
  });
});

describe('history', () => {
  it('takes what is typed in one go back in one go', () => {
    let history = newHistory('');
    for (const [index, text] of ['T', 'Te', 'Tea'].entries()) {
      history = recorded(history, text, { label: 'Edit text', group: 'q1', at: index * 200 });
    }
    history = recorded(history, 'Tea?', { label: 'Edit text', group: 'q1', at: 5_000 });
    expect(undone(history).present).toBe('Tea');
    expect(undone(undone(history)).present).toBe('');
  });

  it('keeps edits of two fields apart, and forgets what was undone on a new edit', () => {
    let history = recorded(newHistory('a'), 'b', { label: 'one', group: 'one', at: 0 });
    history = recorded(history, 'c', { label: 'two', group: 'two', at: 1 });
    history = recorded(undone(history), 'd', { label: 'three', at: 2 });
    expect(history.future).toEqual([]);
    expect(undone(history).present).toBe('b');
  });
});
