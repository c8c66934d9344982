import type { Block, IdentifiedItem, IdentifiedOption, QuestionType } from '@/lib/domain/guide/guide';
import { hasOptions, type NewId, ownOptions } from './edit-parts';
import { newItem } from './new-parts';
import { mapped, withFields } from './with-fields';

/** The item adapted to a block of that type: statuses exist only in screening (decisions, C1). */
export function fittedToBlock(item: IdentifiedItem, blockType: Block['type']): IdentifiedItem {
  if (!hasOptions(item)) return item;
  const before = ownOptions(item);
  const options = mapped(before, (option) => fittedOption(option, blockType));
  return options === before ? item : { ...item, options };
}

function fittedOption(option: IdentifiedOption, blockType: Block['type']): IdentifiedOption {
  if (blockType !== 'screening') return withFields(option, { status: undefined });
  return option.status == null ? { ...option, status: 'approve' } : option;
}

/** Fields that more than one type has. Fields that the new type does not have are dropped. */
const SHARED: Record<QuestionType, readonly string[]> = {
  open_ended: [],
  multiple_choice: ['options', 'multiSelect', 'randomizeOptionOrder', 'carryForwardFrom'],
  ranking: ['options', 'randomizeOptionOrder', 'carryForwardFrom'],
  matrix: ['options', 'multiSelect'],
  max_diff: ['options'],
  statement: [],
  file_upload: [],
};
const COMMON = ['id', 'text', 'externalId', 'conditional', 'media', 'embed'];

/** The item as one of another type, with all fields that fit: text, name, condition, media, options. */
export function ofType(
  item: IdentifiedItem,
  type: QuestionType,
  blockType: Block['type'],
  newId: NewId,
): IdentifiedItem {
  if (item.type === type) return item;
  const kept = [...COMMON, ...SHARED[item.type].filter((field) => SHARED[type].includes(field))];
  const fields = Object.entries(item).filter(
    ([name, value]) => kept.includes(name) && !(name === 'options' && isEmpty(value)),
  );
  // Only fields that both types have, under the same names and types, are carried over.
  const next = { ...newItem(newId, type, blockType), ...Object.fromEntries(fields) } as IdentifiedItem;
  return fittedToBlock(withoutForeignMarks(carried(next)), blockType);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** An item that carries options forward has none of its own. */
function carried(item: IdentifiedItem): IdentifiedItem {
  if (!('carryForwardFrom' in item) || item.carryForwardFrom == null) return item;
  const { options: _, ...rest } = item;
  return rest;
}

/** Exclusive options belong to multiple_choice alone (decisions, C4). */
function withoutForeignMarks(item: IdentifiedItem): IdentifiedItem {
  if (item.type === 'multiple_choice' || !hasOptions(item)) return item;
  const before = ownOptions(item);
  const options = mapped(before, (option) => withFields(option, { exclusiveOption: undefined }));
  return options === before ? item : { ...item, options };
}
