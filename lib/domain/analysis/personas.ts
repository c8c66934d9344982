import { wordsOf } from '../text/words';
import type { Reading } from './reading';
import { closedSayings, normalised } from './saying';
import { questionOf } from './summary';
import { cutAtWord } from './wording';

const LONGEST = 90;
const MOST = 5;

/** How the participant described themselves, quoted; then their screening answers. "" when they did not. */
export function personasOf(reading: Reading): string {
  const { lexicon, sentences, input } = reading;
  const said = sentences.flatMap(({ span }) =>
    Array.from(span.text.matchAll(lexicon.selfDescription), (match) =>
      describing(span.text.slice(match.index), match[0].length, reading),
    ).filter((text) => !lexicon.notSelf.test(text)),
  );
  const screened = closedSayings(input.rows)
    .filter(({ row }) => row.isScreening)
    .map(({ row, text }) => `${questionOf(row, reading)} “${cutAtWord(text.trim(), LONGEST, lexicon)}”`);
  return [
    ...distinct(said)
      .slice(0, MOST)
      .map((text) => `“${text}”`),
    ...screened,
  ].join('; ');
}

/** From the start of the description to the end of the clause. */
function describing(rest: string, atLeast: number, { lexicon }: Reading): string {
  const marks = rest.slice(atLeast).search(/[,.;:!?()\n]/u);
  const opener = wordsOf(rest.slice(0, LONGEST * 2)).find(
    ({ norm, start }) =>
      start >= atLeast &&
      (lexicon.joining.has(norm) || lexicon.contrast.has(norm) || lexicon.reason.has(norm)),
  );
  const end = Math.min(marks < 0 ? rest.length : atLeast + marks, opener?.start ?? rest.length);
  return cutAtWord(rest.slice(0, end).trim(), LONGEST, lexicon);
}

/** Of a description within another one, "as a nurse" in "I work as a nurse", the longer is used. */
function distinct(texts: readonly string[]): string[] {
  return texts.filter(
    (text, at) =>
      !texts.some(
        (other, otherAt) =>
          otherAt !== at &&
          normalised(other).includes(normalised(text)) &&
          (normalised(other) !== normalised(text) || otherAt < at),
      ),
  );
}
