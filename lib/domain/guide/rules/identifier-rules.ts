import type { Block } from '../guide';
import { optionsOf, type Place } from '../guide-index';
import { type GuideProblem, type Path, problem } from '../guide-problem';

/** C5: blocks, items, options and concepts share one space of external ids; every second use is a problem. */
export class UsedIdentifiers {
  private readonly used = new Set<string>();

  ofBlock(block: Block, blockIndex: number): GuideProblem[] {
    const concepts = block.conceptSamplingConfig?.concepts ?? [];
    return [
      ...this.use(block.externalId, [blockIndex]),
      ...concepts.flatMap(({ externalId }, index) =>
        this.use(externalId, [blockIndex, 'conceptSamplingConfig', 'concepts', index]),
      ),
    ];
  }

  ofItem({ item, path }: Place): GuideProblem[] {
    return [
      ...this.use(item.externalId, path),
      ...optionsOf(item).flatMap(({ externalId }, index) =>
        this.use(externalId, [...path, 'options', index]),
      ),
    ];
  }

  private use(externalId: string | undefined, path: Path): GuideProblem[] {
    // An empty one is no identifier yet: unfinished guides have it, and it is reported as missing.
    if (externalId === undefined || externalId === '') return [];
    if (!this.used.has(externalId)) {
      this.used.add(externalId);
      return [];
    }
    const sentence = 'Each externalId occurs once in a guide';
    return [problem('C5', 'external-id-twice', [...path, 'externalId'], sentence, externalId)];
  }
}
