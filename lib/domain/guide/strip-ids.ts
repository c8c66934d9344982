import type { Block, Guide, IdentifiedBlock, IdentifiedGuide, IdentifiedItem, Item } from './guide';

/** The guide as it was written, the exact inverse of `identifyGuide`: absent stays absent and null stays null. */
export function stripIds(guide: IdentifiedGuide): Guide {
  return guide.map(stripBlock);
}

function stripBlock({ id: _, conceptSamplingConfig: config, items, ...block }: IdentifiedBlock): Block {
  return {
    ...block,
    ...(config === undefined
      ? {}
      : { conceptSamplingConfig: config && { ...config, concepts: config.concepts.map(withoutId) } }),
    items: items.map(stripItem),
  };
}

function stripItem(item: IdentifiedItem): Item {
  switch (item.type) {
    case 'multiple_choice':
    case 'ranking': {
      const { id: _, options, ...rest } = item;
      return options ? { ...rest, options: options.map(withoutId) } : rest;
    }
    case 'max_diff':
      return { ...withoutId(item), options: item.options.map(withoutId) };
    case 'matrix':
      return { ...withoutId(item), options: item.options.map(withoutId), rows: item.rows.map(withoutId) };
    case 'open_ended':
    case 'statement':
    case 'file_upload':
      return withoutId(item);
  }
}

function withoutId<T extends { id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> {
  return rest;
}
