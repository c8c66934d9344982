import type { GuideProblem } from '@/lib/domain/guide/guide-problem';
import { ownOptions } from './edit-parts';
import type { ProblemPlace } from './problem-place';

/** What an unfinished guide lacks, by code: the API states the rule, an author is told what is missing. */
const MISSING: ReadonlyMap<string, string> = new Map([
  ['no-blocks', 'The guide has no block yet'],
  ['no-concepts', 'The block has no concept yet'],
  ['no-items', 'The block has no question yet'],
  ['no-title', 'The concept has no title yet'],
  ['no-text', 'The question has no text yet'],
  ['no-rows', 'The matrix has no row yet'],
  ['no-criteria', 'The condition has no criterion yet'],
  ['no-parameter', 'The condition names no parameter yet'],
  ['no-choices', 'The condition names no choice yet'],
  ['no-url', 'What is shown has no address yet'],
  ['empty-external-id', 'The externalId is empty'],
]);

const QUOTING = /^(?<sentence>.*): "(?<quoted>.*)"$/su;

/**
 * A problem in the words of the builder. The place stands beside it, so the question, concept or block is not named
 * again; an option is, by what participants read.
 */
export function problemWords({ code, path, message }: GuideProblem, place: ProblemPlace): string {
  const missing = MISSING.get(code) ?? textlessPart(code, place);
  if (missing) return missing;
  const { sentence, quoted } = QUOTING.exec(message)?.groups ?? {};
  if (sentence === undefined || quoted === undefined) return message;
  if (path.at(-1) === 'externalId') return `${sentence}: “${quoted}”`;
  if (place.option?.text) return `${sentence}: “${place.option.text}”`;
  return namesOf(place).some((name) => isQuoted(name, quoted)) ? sentence : `${sentence}: “${quoted}”`;
}

/** Without its words an option or a row has its place alone: "Option 3 has no text yet". */
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

/** Long names are quoted by their beginning. */
function isQuoted(name: string | undefined, quoted: string): boolean {
  return name === quoted || (quoted.endsWith('…') && name?.startsWith(quoted.slice(0, -1)) === true);
}
