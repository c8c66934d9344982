import type { Block } from '../guide';
import { type GuideProblem, problem } from '../guide-problem';
import { nameOf } from '../name-of';

/** C2: every concept block, and no other, has a sampling configuration; it shows no more concepts than it has. */
export function conceptBlockProblems(block: Block, blockIndex: number): GuideProblem[] {
  const config = block.conceptSamplingConfig;
  const path = [blockIndex, 'conceptSamplingConfig'];
  if (block.type !== 'concept') {
    const sentence = 'Only a concept block has a conceptSamplingConfig';
    return config == null
      ? []
      : [problem('C2', 'concepts-outside-concept-block', path, sentence, nameOf(block))];
  }
  if (config == null) {
    return [
      problem('C2', 'concepts-missing', path, 'A concept block has a conceptSamplingConfig', nameOf(block)),
    ];
  }
  const { subsampleCount, concepts } = config;
  if (subsampleCount == null || subsampleCount <= concepts.length) return [];
  const sentence = 'subsampleCount is at most the number of concepts';
  return [problem('C2', 'subsample-too-large', [...path, 'subsampleCount'], sentence, nameOf(block))];
}
