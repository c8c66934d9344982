import type {
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
  IdentifiedRow,
  QuestionType,
} from '@/lib/domain/guide/guide';
import { type Changes, mapped, withFields } from './with-fields';

/**
 * Edits of one part of a guide, named by its id. Ids belong to the editor and live as long as the page: they are
 * removed before a guide is sent. If the part does not exist, the same guide is returned.
 */
export type ItemOf<T extends QuestionType> = Extract<IdentifiedItem, { type: T }>;
export type NewId = () => string;

export function editBlock(
  guide: IdentifiedGuide,
  blockId: string,
  change: (block: IdentifiedBlock) => IdentifiedBlock,
): IdentifiedGuide {
  return mapped(guide, (block) => (block.id === blockId ? change(block) : block));
}

export function setBlock(
  guide: IdentifiedGuide,
  blockId: string,
  changes: Changes<Pick<IdentifiedBlock, 'title' | 'externalId'>>,
): IdentifiedGuide {
  return editBlock(guide, blockId, (block) => withFields(block, changes));
}

export function editItem(
  guide: IdentifiedGuide,
  itemId: string,
  change: (item: IdentifiedItem, block: IdentifiedBlock) => IdentifiedItem,
): IdentifiedGuide {
  return mapped(guide, (block) => {
    const items = mapped(block.items, (item) => (item.id === itemId ? change(item, block) : item));
    return items === block.items ? block : { ...block, items };
  });
}

/** Changes fields of an item of that type; one of another type is not changed. */
export function setItem<T extends QuestionType>(
  guide: IdentifiedGuide,
  itemId: string,
  type: T,
  changes: Changes<Omit<ItemOf<T>, 'id' | 'type'>>,
): IdentifiedGuide {
  return editItem(guide, itemId, (item) =>
    item.type === type ? withFields<IdentifiedItem>(item, changes as Changes<IdentifiedItem>) : item,
  );
}

/** Fields that every item has. */
export function setAnyItem(
  guide: IdentifiedGuide,
  itemId: string,
  changes: Changes<Pick<IdentifiedItem, 'text' | 'externalId' | 'conditional' | 'media' | 'embed'>>,
): IdentifiedGuide {
  return editItem(guide, itemId, (item) =>
    withFields<IdentifiedItem>(item, changes as Changes<IdentifiedItem>),
  );
}

/** An item's own options; none when its type has none or they are carried forward. */
export function ownOptions(item: IdentifiedItem): IdentifiedOption[] {
  return ('options' in item ? item.options : undefined) ?? [];
}

export function hasOptions(
  item: IdentifiedItem,
): item is ItemOf<'multiple_choice' | 'ranking' | 'matrix' | 'max_diff'> {
  return item.type !== 'open_ended' && item.type !== 'statement' && item.type !== 'file_upload';
}

export function editOptions(
  guide: IdentifiedGuide,
  itemId: string,
  change: (options: IdentifiedOption[], item: IdentifiedItem, block: IdentifiedBlock) => IdentifiedOption[],
): IdentifiedGuide {
  return editItem(guide, itemId, (item, block) => {
    if (!hasOptions(item)) return item;
    const before = ownOptions(item);
    const options = change(before, item, block);
    return options === before ? item : { ...item, options };
  });
}

export function setOption(
  guide: IdentifiedGuide,
  itemId: string,
  optionId: string,
  changes: Changes<Omit<IdentifiedOption, 'id'>>,
): IdentifiedGuide {
  return editOptions(guide, itemId, (options) =>
    mapped(options, (option) => (option.id === optionId ? withFields(option, changes) : option)),
  );
}

export function editRows(
  guide: IdentifiedGuide,
  itemId: string,
  change: (rows: IdentifiedRow[]) => IdentifiedRow[],
): IdentifiedGuide {
  return editItem(guide, itemId, (item) => {
    if (item.type !== 'matrix') return item;
    const rows = change(item.rows);
    return rows === item.rows ? item : { ...item, rows };
  });
}

/** The concepts of a block; one without a sampling configuration gets one as soon as it has a concept. */
export function editConcepts(
  guide: IdentifiedGuide,
  blockId: string,
  change: (concepts: IdentifiedConcept[]) => IdentifiedConcept[],
): IdentifiedGuide {
  return editBlock(guide, blockId, (block) => {
    const before = block.conceptSamplingConfig?.concepts ?? [];
    const concepts = change(before);
    if (concepts === before) return block;
    return { ...block, conceptSamplingConfig: { ...block.conceptSamplingConfig, concepts } };
  });
}

export function setConcept(
  guide: IdentifiedGuide,
  blockId: string,
  conceptId: string,
  changes: Changes<Omit<IdentifiedConcept, 'id' | 'content'>> & {
    content?: Changes<IdentifiedConcept['content']>;
  },
): IdentifiedGuide {
  const { content, ...rest } = changes;
  return editConcepts(guide, blockId, (concepts) =>
    mapped(concepts, (concept) => {
      if (concept.id !== conceptId) return concept;
      const changed = withFields<IdentifiedConcept>(concept, rest);
      return content ? withFields(changed, { content: withFields(changed.content, content) }) : changed;
    }),
  );
}

/** How many concepts each participant sees; null: all. */
export function setSubsample(guide: IdentifiedGuide, blockId: string, count: number | null): IdentifiedGuide {
  return editBlock(guide, blockId, (block) =>
    block.conceptSamplingConfig
      ? withFields(block, {
          conceptSamplingConfig: withFields(block.conceptSamplingConfig, { subsampleCount: count }),
        })
      : block,
  );
}
