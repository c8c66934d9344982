import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import { problemSentence } from '@/lib/domain/guide/problem-sentences';
import { ownOptions } from './edit-parts';
import type { ProblemPlace } from './problem-place';

/**
 * A problem in the words of the builder. Its place is shown beside it, so the question, concept or block is not named;
 * an option is, by its text.
 */
export function problemWords({ rule, code, path, message }: GuideProblem, place: ProblemPlace): string {
  const textless = textlessPart(code, place);
  if (textless) return textless;
  const { sentence, quoted } = problemSentence({ code, message });
  // Missing parts need no name: their place is shown beside the sentence.
  if (quoted === null || rule === 'B2') return sentence;
  if (path.at(-1) === 'externalId') return `${sentence}: “${quoted}”`;
  if (place.option?.text) return `${sentence}: “${place.option.text}”`;
  return namesOf(place).some((name) => isQuoted(name, quoted)) ? sentence : `${sentence}: “${quoted}”`;
}

/** An option or a row without text is named by its place: "Option 3 has no text yet". */
function textlessPart(code: string, { item, option, row }: ProblemPlace): string | undefined {
  if (code === 'no-option-text') {
    const at = item && option ? ` ${ownOptions(item).indexOf(option) + 1}` : '';
    return `${item?.type === 'matrix' ? 'Column' : 'Option'}${at} has no text yet`;
  }
  if (code === 'no-row-text') {
    const at = item?.type === 'matrix' && row ? ` ${item.rows.indexOf(row) + 1}` : '';
    return `Row${at} has no text yet`;
  }
  return undefined;
}

function namesOf({ item, concept, block }: ProblemPlace): (string | undefined)[] {
  const { title, externalId } = block ?? {};
  return [
    ...[item?.externalId, item?.text],
    ...[concept?.externalId, concept?.nickname, concept?.content.title],
    ...[externalId, title],
  ];
}

/** Long names are shortened to their beginning. */
function isQuoted(name: string | undefined, quoted: string): boolean {
  return name === quoted || (quoted.endsWith('…') && name?.startsWith(quoted.slice(0, -1)) === true);
}
