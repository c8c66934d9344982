import { kindOf } from '../question-types/question-kinds';
import type { Block, Concept, Conditional, Guide, Item } from './guide';
import { optionsOf } from './guide-index';
import { firstProblems, type GuideProblem, type Path, problem } from './guide-problem';
import { isBlank } from './is-blank';
import { nameOf } from './name-of';

/**
 * The missing parts that prevent creating or publishing a guide (decisions, B2 and F4), in guide order: exactly what
 * the schema of a finished guide refuses and that of an unfinished one permits. The first thousand only.
 */
export function unfinishedProblems(guide: Guide): GuideProblem[] {
  return guide.length === 0
    ? [gap('no-blocks', [], 'A study guide has at least one block', '')]
    : firstProblems(gaps(guide));
}

/** The missing parts of each block, then of each of its items. */
function* gaps(guide: Guide): Generator<GuideProblem[]> {
  for (const [blockIndex, block] of guide.entries()) {
    yield blockGaps(block, [blockIndex]);
    for (const [itemIndex, item] of block.items.entries()) {
      yield itemGaps(item, [blockIndex, 'items', itemIndex], nameOf(block));
    }
  }
}

const gap = (code: string, path: Path, sentence: string, name: string) =>
  problem('B2', code, path, sentence, name);

function blockGaps(block: Block, path: Path): GuideProblem[] {
  const name = nameOf(block);
  const concepts = block.conceptSamplingConfig?.concepts;
  const conceptsPath = [...path, 'conceptSamplingConfig', 'concepts'];
  const noConcepts = gap('no-concepts', conceptsPath, 'A concept block has at least one concept', name);
  const noItems = gap('no-items', [...path, 'items'], 'A block has at least one question', name);
  return [
    ...emptyName(block, path, name),
    ...(concepts?.length === 0 ? [noConcepts] : []),
    ...(concepts ?? []).flatMap((concept, index) => conceptGaps(concept, [...conceptsPath, index])),
    ...(block.items.length === 0 ? [noItems] : []),
  ];
}

function conceptGaps(concept: Concept, path: Path): GuideProblem[] {
  const { title, media, embed } = concept.content;
  const name = concept.externalId || title || concept.nickname;
  return [
    ...emptyName(concept, path, name),
    ...(isBlank(title)
      ? [gap('no-title', [...path, 'content', 'title'], 'A concept has a title', name)]
      : []),
    ...urlGaps({ media, embed }, [...path, 'content'], name),
    ...conditionalGaps(concept.conditional, [...path, 'conditional'], name),
  ];
}

function itemGaps(item: Item, path: Path, blockName: string): GuideProblem[] {
  const name = [nameOf(item), blockName].find((one) => !isBlank(one)) ?? '';
  return [
    ...emptyName(item, path, name),
    ...(isBlank(item.text) ? [gap('no-text', [...path, 'text'], 'A question has a text', name)] : []),
    ...urlGaps(item, path, name),
    ...conditionalGaps(item.conditional, [...path, 'conditional'], name),
    ...optionGaps(item, path, name),
    ...(item.type === 'matrix' ? rowGaps(item.rows, [...path, 'rows'], name) : []),
  ];
}

function optionGaps(item: Item, path: Path, name: string): GuideProblem[] {
  const options = optionsOf(item);
  const gaps = options.flatMap((option, index) => {
    const at = [...path, 'options', index];
    const empty = isBlank(option.text)
      ? [gap('no-option-text', [...at, 'text'], 'An option has a text', name)]
      : [];
    return [...emptyName(option, at, nameOf(option) || name), ...empty];
  });
  const least = kindOf(item.type).leastOptions(item);
  if (options.length >= least) return gaps;
  const sentence =
    least === 1
      ? 'A question to choose from has options'
      : `A max_diff question has at least ${least} options`;
  return [gap('too-few-options', [...path, 'options'], sentence, name), ...gaps];
}

function rowGaps(rows: { text: string }[], path: Path, name: string): GuideProblem[] {
  if (rows.length === 0) return [gap('no-rows', path, 'A matrix has at least one row', name)];
  return rows.flatMap((row, index) =>
    isBlank(row.text) ? gap('no-row-text', [...path, index, 'text'], 'A row has a text', name) : [],
  );
}

function conditionalGaps(
  conditional: Conditional | null | undefined,
  path: Path,
  name: string,
): GuideProblem[] {
  if (!conditional) return [];
  if (conditional.criteria.length === 0) {
    return [gap('no-criteria', [...path, 'criteria'], 'A conditional has at least one criterion', name)];
  }
  return conditional.criteria.flatMap((criterion, index) => {
    const at = [...path, 'criteria', index];
    if (criterion.type === 'searchParam') {
      const sentence = 'A searchParam criterion names its parameter';
      return isBlank(criterion.parameter) ? gap('no-parameter', [...at, 'parameter'], sentence, name) : [];
    }
    const sentence = 'A criterion names at least one choice';
    return criterion.choices.length === 0 ? gap('no-choices', [...at, 'choices'], sentence, name) : [];
  });
}

/** Media and embeds whose address is still empty. */
function urlGaps(
  {
    media,
    embed,
  }: {
    media?: { url: string }[] | null | undefined;
    embed?: { url: string; proxyUrl?: string } | null | undefined;
  },
  path: Path,
  name: string,
): GuideProblem[] {
  const empty: Path[] = (media ?? []).flatMap(({ url }, index) =>
    url === '' ? [['media', index, 'url']] : [],
  );
  if (embed?.url === '') empty.push(['embed', 'url']);
  if (embed?.proxyUrl === '') empty.push(['embed', 'proxyUrl']);
  return empty.map((at) => gap('no-url', [...path, ...at], 'What is shown has an address', name));
}

function emptyName(part: { externalId?: string }, path: Path, name: string): GuideProblem[] {
  if (part.externalId === undefined || !isBlank(part.externalId)) return [];
  return [gap('empty-external-id', [...path, 'externalId'], 'An externalId is not empty', name)];
}
