import type { Block, Guide } from '../guide';
import { optionsOf, type Place } from '../guide-index';
import { type GuideProblem, problem } from '../guide-problem';
import { nameOf } from '../name-of';

/** C1: at most one screening block, in first place. */
export function screeningBlockProblems(guide: Guide, block: Block, blockIndex: number): GuideProblem[] {
  if (block.type !== 'screening' || blockIndex === 0) return [];
  const path = [blockIndex, 'type'];
  const first = guide.findIndex(({ type }) => type === 'screening');
  return first < blockIndex
    ? [problem('C1', 'second-screening-block', path, 'A guide has at most one screening block', block.title)]
    : [problem('C1', 'screening-block-not-first', path, 'A screening block is the first block', block.title)];
}

/** C1: screening consists of `multiple_choice` with options of their own, and only there options have a status. */
export function screeningItemProblems({ item, block, path }: Place): GuideProblem[] {
  const name = nameOf(item);
  if (block.type !== 'screening') {
    return optionsOf(item).flatMap((option, index) =>
      option.status == null
        ? []
        : problem(
            'C1',
            'status-outside-screening',
            [...path, 'options', index, 'status'],
            'Only options of screening questions have a status',
            nameOf(option),
          ),
    );
  }
  if (item.type !== 'multiple_choice') {
    const sentence = 'A screening block holds multiple_choice questions only';
    return [problem('C1', 'screening-item-type', [...path, 'type'], sentence, name)];
  }
  if (item.carryForwardFrom != null) {
    const sentence = 'A screening question has options of its own, each with a status';
    return [problem('C1', 'screening-item-carries-forward', [...path, 'carryForwardFrom'], sentence, name)];
  }
  return optionsOf(item).flatMap((option, index) =>
    option.status != null
      ? []
      : problem(
          'C1',
          'screening-option-without-status',
          [...path, 'options', index, 'status'],
          'Each option of a screening question has a status',
          nameOf(option),
        ),
  );
}
