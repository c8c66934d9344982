import type {
  Block,
  ConceptSamplingConfig,
  Guide,
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  Item,
} from './guide';
import { matchUp, type Recognition } from './match-up';
import { BLOCKS, CONCEPTS, ITEMS, OPTIONS, type Placed } from './recognitions';

/**
 * The guide with an id on every block, item, option, row and concept. Parts that are recognised from `previous` keep
 * their id (decisions, E7), the others get one of `newId`; no id is used twice, and no item gets the id of an item of
 * another type.
 */
export function identifyGuide(
  next: Guide,
  previous: IdentifiedGuide | null,
  newId: () => string,
): IdentifiedGuide {
  return new Identification(previous ?? [], newId).guide(next);
}

class Identification {
  private readonly spent: Set<string>;
  /** For each item and each concept of the new guide, in guide order, the earlier one that it is recognised as. */
  private items = before<IdentifiedItem>([]);
  private concepts = before<IdentifiedConcept>([]);

  constructor(
    private readonly previous: IdentifiedGuide,
    private readonly newId: () => string,
  ) {
    this.spent = new Set(idsOf(previous));
  }

  guide(next: Guide): IdentifiedGuide {
    const blocks = recognised(listed(next, undefined), listed(this.previous, undefined), BLOCKS);
    const ids = blocks.map((block) => block?.id);
    const items = recognised(
      next.flatMap((block, index) => listed(block.items, ids[index])),
      this.previous.flatMap((block) => listed(block.items, block.id)),
      ITEMS,
    );
    const concepts = recognised(
      next.flatMap((block, index) => listed(block.conceptSamplingConfig?.concepts ?? [], ids[index])),
      this.previous.flatMap((block) => listed(block.conceptSamplingConfig?.concepts ?? [], block.id)),
      CONCEPTS,
    );
    this.items = before(items);
    this.concepts = before(concepts);
    return next.map((block, index) => this.block(block, ids[index] ?? this.fresh()));
  }

  private block({ conceptSamplingConfig: config, items, ...block }: Block, id: string): IdentifiedBlock {
    return {
      ...block,
      id,
      ...(config === undefined ? {} : { conceptSamplingConfig: config && this.sampling(config) }),
      items: items.map((item) => this.item(item)),
    };
  }

  private sampling(config: ConceptSamplingConfig) {
    const concepts = config.concepts.map((concept) => ({
      ...concept,
      id: this.concepts.next().value?.id ?? this.fresh(),
    }));
    return { ...config, concepts };
  }

  private item(item: Item): IdentifiedItem {
    const before = this.items.next().value;
    const id = before?.id ?? this.fresh();
    const optionsBefore = (before && 'options' in before ? before.options : undefined) ?? [];
    switch (item.type) {
      case 'multiple_choice':
      case 'ranking': {
        const { options, ...rest } = item;
        return options ? { ...rest, id, options: this.entries(options, optionsBefore) } : { ...rest, id };
      }
      case 'max_diff':
        return { ...item, id, options: this.entries(item.options, optionsBefore) };
      case 'matrix': {
        const rowsBefore = before?.type === 'matrix' ? before.rows : [];
        const options = this.entries(item.options, optionsBefore);
        return { ...item, id, options, rows: this.entries(item.rows, rowsBefore) };
      }
      case 'open_ended':
      case 'statement':
      case 'file_upload':
        return { ...item, id };
    }
  }

  /** Options or rows of one item. */
  private entries<T extends { text: string; externalId?: string }>(
    next: T[],
    previous: (T & { id: string })[],
  ) {
    const known = recognised(listed(next, undefined), listed(previous, undefined), OPTIONS);
    return next.map((entry, index) => ({ ...entry, id: known[index]?.id ?? this.fresh() }));
  }

  /** A generator may start again at each save; an id that is in use is skipped. */
  private fresh(): string {
    let id = this.newId();
    while (this.spent.has(id)) id = this.newId();
    this.spent.add(id);
    return id;
  }
}

function listed<T>(parts: readonly T[], home: string | undefined): Placed<T>[] {
  return parts.map((part, index) => ({ part, home, index, of: parts.length }));
}

/** For each part the earlier one that it is recognised as, if any. */
function recognised<N extends T, P extends T, T>(
  next: Placed<N>[],
  previous: Placed<P>[],
  recognitions: Recognition<Placed<T>>[],
): (P | undefined)[] {
  const pairs = matchUp<Placed<N>, Placed<P>, Placed<T>>(next, previous, recognitions);
  return next.map((placed) => pairs.get(placed)?.part);
}

function before<T>(parts: (T | undefined)[]) {
  return parts.values();
}

/** All ids of a guide, in no particular order. */
export function idsOf(guide: IdentifiedGuide): string[] {
  return guide.flatMap((block) => [
    block.id,
    ...(block.conceptSamplingConfig?.concepts ?? []).map((concept) => concept.id),
    ...block.items.flatMap((item) => [
      item.id,
      ...(('options' in item ? item.options : undefined) ?? []).map((option) => option.id),
      ...('rows' in item ? item.rows : []).map((row) => row.id),
    ]),
  ]);
}
