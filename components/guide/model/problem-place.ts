import type {
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedGuide,
  IdentifiedItem,
  IdentifiedOption,
  IdentifiedRow,
} from '@/lib/domain/guide/guide';
import type { GuideProblem, Path } from '@/lib/domain/guide/guide-problem';
import { ownOptions } from './edit-parts';

/** The parts that a problem's path leads to, and the rest of the path: the field within the last part. */
export interface ProblemPlace {
  block?: IdentifiedBlock;
  item?: IdentifiedItem;
  option?: IdentifiedOption;
  row?: IdentifiedRow;
  concept?: IdentifiedConcept;
  /** Item number from 1 (decisions, D7). */
  number?: number;
  rest: Path;
}

export function problemPlace(guide: IdentifiedGuide, path: Path): ProblemPlace {
  const [blockIndex, kind, ...tail] = path;
  const block = typeof blockIndex === 'number' ? guide[blockIndex] : undefined;
  if (!block) return { rest: path };
  if (kind === 'items' && typeof tail[0] === 'number') {
    const item = block.items[tail[0]];
    if (item) return { block, item, number: numberOf(guide, item), ...withinItem(item, tail.slice(1)) };
  }
  if (kind === 'conceptSamplingConfig' && tail[0] === 'concepts' && typeof tail[1] === 'number') {
    const concept = block.conceptSamplingConfig?.concepts[tail[1]];
    if (concept) return { block, concept, rest: tail.slice(2) };
  }
  return { block, rest: path.slice(1) };
}

function withinItem(item: IdentifiedItem, path: Path): Pick<ProblemPlace, 'option' | 'row' | 'rest'> {
  const [list, index, ...rest] = path;
  if (typeof index !== 'number') return { rest: path };
  const option = list === 'options' ? ownOptions(item)[index] : undefined;
  if (option) return { option, rest };
  const row = list === 'rows' && item.type === 'matrix' ? item.rows[index] : undefined;
  return row ? { row, rest } : { rest: path };
}

function numberOf(guide: IdentifiedGuide, item: IdentifiedItem): number {
  return guide.flatMap((block) => block.items).indexOf(item) + 1;
}

/**
 * The name of the field within an item, a concept or a block: `options/o7/text`, `conditional/criteria/0/choices/1`.
 * Editors mark their fields with it, so that a problem can be located.
 */
export function fieldOf({ option, row, rest }: ProblemPlace): string {
  const part = option ? ['options', option.id] : row ? ['rows', row.id] : [];
  return [...part, ...rest].join('/');
}

/** A key that stays the same for a problem across edits, wherever its part moves. */
export function problemKey(guide: IdentifiedGuide, { code, path }: GuideProblem): string {
  const place = problemPlace(guide, path);
  const part = place.item ?? place.concept ?? place.block;
  return `${code} ${part?.id ?? ''} ${fieldOf(place)}`;
}

/** The place of a problem in words: "The plan, Q4". */
export function placeWords({ block, number, concept }: ProblemPlace): string {
  const title = block?.title || (block ? 'Untitled block' : 'Guide');
  if (number !== undefined) return `${title}, Q${number}`;
  return concept ? `${title}, ${concept.content.title || `concept ${concept.nickname}`}` : title;
}
