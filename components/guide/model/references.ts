import type { Conditional, Criterion, IdentifiedGuide, IdentifiedItem } from '@/lib/domain/guide/guide';
import { ownOptions } from './edit-parts';
import { findItem } from './find-parts';
import { mapped, withFields } from './with-fields';

/** A part that refers to another one by name: an item, or a concept of a block, and the kind of reference. */
export interface Reference {
  /** The referring part. */
  kind: 'item' | 'concept';
  id: string;
  /** Its place: "Q5", or the concept's title. */
  place: string;
  /** The reference that would break. */
  through: 'condition' | 'carryForwardFrom';
}

/** The part that is about to be deleted: an item, or only one of its options or rows. */
export interface Referred {
  questionId: string;
  choices?: readonly string[];
  matrixRow?: string;
}

/** The references to an item, or to one of its options or rows, in guide order. */
export function referencesTo(guide: IdentifiedGuide, target: Referred): Reference[] {
  const references: Reference[] = [];
  const names = (conditional: Conditional | null | undefined) =>
    (conditional?.criteria ?? []).some((criterion) => namesIt(criterion, target));
  let number = 0;
  for (const block of guide) {
    for (const concept of block.conceptSamplingConfig?.concepts ?? []) {
      if (names(concept.conditional)) {
        const place = concept.content.title || `Concept ${concept.nickname}`;
        references.push({ kind: 'concept', id: concept.id, place, through: 'condition' });
      }
    }
    for (const item of block.items) {
      number += 1;
      const from = { kind: 'item' as const, id: item.id, place: `Q${number}` };
      if (names(item.conditional)) references.push({ ...from, through: 'condition' });
      const whole = target.choices === undefined && target.matrixRow === undefined;
      if (whole && 'carryForwardFrom' in item && item.carryForwardFrom === target.questionId) {
        references.push({ ...from, through: 'carryForwardFrom' });
      }
    }
  }
  return references;
}

function namesIt(criterion: Criterion, { questionId, choices, matrixRow }: Referred): boolean {
  if (criterion.type !== 'selectedTemplateOptions' || criterion.questionId !== questionId) return false;
  if (matrixRow !== undefined) return criterion.matrixRow === matrixRow;
  return choices === undefined || criterion.choices.some((choice) => choices.includes(choice));
}

/** The references to an item from outside it. */
export function referencesToItem(guide: IdentifiedGuide, itemId: string): Reference[] {
  const name = findItem(guide, itemId)?.item.externalId;
  if (!name) return [];
  return referencesTo(guide, { questionId: name }).filter(({ id }) => id !== itemId);
}

/**
 * The references to an option, by its name or its text; references through options carried forward from here are
 * included.
 */
export function referencesToOption(guide: IdentifiedGuide, itemId: string, optionId: string): Reference[] {
  const item = findItem(guide, itemId)?.item;
  const option = item && ownOptions(item).find(({ id }) => id === optionId);
  if (!item?.externalId || !option) return [];
  const choices = [option.externalId, option.text].filter(
    (name): name is string => name !== undefined && name !== '',
  );
  const found = carriersOf(guide, item.externalId).flatMap((questionId) =>
    referencesTo(guide, { questionId, choices }),
  );
  return found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
}

export function referencesToRow(guide: IdentifiedGuide, itemId: string, rowId: string): Reference[] {
  const item = findItem(guide, itemId)?.item;
  const row = item?.type === 'matrix' ? item.rows.find(({ id }) => id === rowId) : undefined;
  if (!item?.externalId || !row || row.text === '') return [];
  return referencesTo(guide, { questionId: item.externalId, matrixRow: row.text });
}

/** The references into a block from outside it. */
export function referencesIntoBlock(guide: IdentifiedGuide, blockId: string): Reference[] {
  const block = guide.find(({ id }) => id === blockId);
  const inside = new Set([
    ...(block?.items ?? []).map(({ id }) => id),
    ...(block?.conceptSamplingConfig?.concepts ?? []).map(({ id }) => id),
  ]);
  return (block?.items ?? [])
    .flatMap((item) => referencesToItem(guide, item.id))
    .filter(({ id }) => !inside.has(id));
}

/** The item with that name and all items whose options are carried forward from it, directly or indirectly. */
export function carriersOf(guide: IdentifiedGuide, name: string): string[] {
  const names = [name];
  for (const item of guide.flatMap((block) => block.items)) {
    if (!('carryForwardFrom' in item) || item.carryForwardFrom == null || !item.externalId) continue;
    if (names.includes(item.carryForwardFrom) && !names.includes(item.externalId))
      names.push(item.externalId);
  }
  return names;
}

/** Changes every criterion of a guide, of items and of concepts. */
export function editCriteria(
  guide: IdentifiedGuide,
  change: (criterion: Criterion) => Criterion,
): IdentifiedGuide {
  const conditional = <T extends { conditional?: Conditional | null }>(part: T): T => {
    if (!part.conditional) return part;
    const criteria = mapped(part.conditional.criteria, change);
    return criteria === part.conditional.criteria
      ? part
      : { ...part, conditional: { ...part.conditional, criteria } };
  };
  return mapped(guide, (block) => {
    const items = mapped(block.items, conditional);
    const config = block.conceptSamplingConfig;
    const concepts = config ? mapped(config.concepts, conditional) : undefined;
    return withFields(block, {
      items,
      ...(config &&
        concepts !== config.concepts && { conceptSamplingConfig: { ...config, concepts: concepts! } }),
    });
  });
}

/** Changes all references to one item's name to another name. */
export function redirected(guide: IdentifiedGuide, from: string, to: string): IdentifiedGuide {
  const criteria = editCriteria(guide, (criterion) =>
    criterion.type === 'selectedTemplateOptions' && criterion.questionId === from
      ? { ...criterion, questionId: to }
      : criterion,
  );
  return mapped(criteria, (block) => {
    const items = mapped(block.items, (item) =>
      'carryForwardFrom' in item && item.carryForwardFrom === from
        ? withFields<IdentifiedItem>(item, { carryForwardFrom: to } as object)
        : item,
    );
    return items === block.items ? block : { ...block, items };
  });
}
