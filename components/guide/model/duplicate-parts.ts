import type {
  Conditional,
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
} from '@/lib/domain/guide/guide';
import { insertBlock, insertItem } from './arrange-parts';
import { type NewId, ownOptions } from './edit-parts';
import { findItem, numbered, usedNames } from './find-parts';
import { mapped, withFields } from './with-fields';

/** Inserts a copy of the item right after it, and returns the copy's id. */
export function duplicateItem(
  guide: IdentifiedGuide,
  itemId: string,
  newId: NewId,
): { guide: IdentifiedGuide; id: string } {
  const found = findItem(guide, itemId);
  if (!found) return { guide, id: itemId };
  const copy = new Copying(guide, newId).item(found.item);
  const place = { blockId: found.block.id, index: found.index + 1 };
  return { guide: insertItem(guide, place, copy), id: copy.id };
}

/**
 * Inserts a copy of the block right after it, and returns the copy's id. A guide has one screening block: its copy is a
 * flat block.
 */
export function duplicateBlock(
  guide: IdentifiedGuide,
  blockId: string,
  newId: NewId,
): { guide: IdentifiedGuide; id: string } {
  const index = guide.findIndex(({ id }) => id === blockId);
  const block = guide[index];
  if (!block) return { guide, id: blockId };
  const copy = new Copying(guide, newId).block(block);
  return { guide: insertBlock(guide, index + 1, copy), id: copy.id };
}

/** Copies get their own ids and names; references within the copied part point to the copy. */
class Copying {
  private readonly used: Set<string>;
  private readonly names = new Map<string, string>();

  constructor(
    guide: IdentifiedGuide,
    private readonly newId: NewId,
  ) {
    this.used = usedNames(guide);
  }

  block(block: IdentifiedBlock): IdentifiedBlock {
    const named = this.named({ ...block, id: this.newId() });
    const config = block.conceptSamplingConfig;
    const concepts = config?.concepts.map((concept) => this.concept(concept));
    const items = block.items.map((item) => this.copied(item));
    const flat = block.type === 'screening';
    return {
      ...named,
      ...(flat && { type: 'flat' }),
      ...(config && concepts && { conceptSamplingConfig: { ...config, concepts } }),
      items: items.map((item) => this.within(flat ? withoutStatuses(item) : item)),
    };
  }

  item(item: IdentifiedItem): IdentifiedItem {
    return this.within(this.copied(item));
  }

  private copied(item: IdentifiedItem): IdentifiedItem {
    const copy = this.named({ ...item, id: this.newId() });
    const options = ownOptions(item).map((option) => this.named({ ...option, id: this.newId() }));
    const listed = 'options' in copy && copy.options ? { ...copy, options } : copy;
    if (listed.type !== 'matrix') return listed;
    return { ...listed, rows: listed.rows.map((row) => ({ ...row, id: this.newId() })) };
  }

  private concept(concept: IdentifiedConcept): IdentifiedConcept {
    return this.named({ ...concept, id: this.newId() });
  }

  private named<T extends { externalId?: string }>(part: T): T {
    const before = part.externalId;
    if (before === undefined || before === '') return part;
    const name = numbered(this.used, before);
    this.used.add(name);
    this.names.set(before, name);
    return { ...part, externalId: name };
  }

  /** References to parts that were copied too point to the copies. */
  private within(item: IdentifiedItem): IdentifiedItem {
    const name = (before: string) => this.names.get(before) ?? before;
    const copy = item.conditional ? { ...item, conditional: renamed(item.conditional, name) } : item;
    return 'carryForwardFrom' in copy && copy.carryForwardFrom != null
      ? { ...copy, carryForwardFrom: name(copy.carryForwardFrom) }
      : copy;
  }
}

function renamed(conditional: Conditional, name: (before: string) => string): Conditional {
  return {
    ...conditional,
    criteria: conditional.criteria.map((criterion) => {
      if (criterion.type !== 'selectedTemplateOptions') return criterion;
      const questionId = name(criterion.questionId);
      // Choices are options of their source: they change only if the source was copied too.
      if (questionId === criterion.questionId) return criterion;
      return { ...criterion, questionId, choices: criterion.choices.map(name) };
    }),
  };
}

function withoutStatuses(item: IdentifiedItem): IdentifiedItem {
  if (!('options' in item) || !item.options) return item;
  return { ...item, options: mapped(item.options, (option) => withFields(option, { status: undefined })) };
}
