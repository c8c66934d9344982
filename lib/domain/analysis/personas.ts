import type { Span } from '../text/sentences';
import { viewWordsFor } from '../text/view-words';
import { wordsOf } from '../text/words';
import type { Statement } from './analysis';
import { viewOf } from './fidelity';
import type { Reading, SaidSentence } from './reading';
import { normalised } from './saying';
import { cutAtWord } from './wording';

const LONGEST = 90;
const MOST = 5;
/** Words before a description that make it a supposition: "if I were a nurse", "imagine I am a nurse". */
const SUPPOSED =
  /(?:^|[^\p{L}])(?:if|imagine|suppose|pretend|wenn|falls|angenommen|si|imaginons|supongamos|se|caso|imagine-se|als|stel)[^\p{L}](?:[^.!?]*)$/iu;

/** How the participant described themselves, a quote each: only what they said about themselves, and meant. */
export function personasOf(reading: Reading): Statement[] {
  const { lexicon, sentences } = reading;
  const said = sentences.flatMap((sentence) =>
    Array.from(sentence.span.text.matchAll(lexicon.selfDescription), (match) =>
      describing(sentence, match.index, match[0].length, reading),
    ).flatMap((span) => {
      if (lexicon.notSelf.test(span.text) || /[?？؟]\s*$/u.test(sentence.span.text)) return [];
      if (SUPPOSED.test(sentence.span.text.slice(0, span.start - sentence.span.start))) return [];
      if (viewOf(sentence, span, lexicon) !== 'own' || isOthers(sentence, lexicon.language)) return [];
      const passage = { responseIndex: sentence.row.responseIndex, start: span.start, end: span.end };
      return [{ text: `“${span.text}”`, passages: [passage], view: 'own' as const }];
    }),
  );
  return distinct(said).slice(0, MOST);
}

/** Whether the sentence is about others before it comes to "I": "My sister said when I was a teacher …". */
function isOthers({ span }: SaidSentence, language: string): boolean {
  return viewWordsFor(language).reported.test(span.text.toLowerCase().replaceAll('’', "'"));
}

/** From the start of the description to the end of the clause. */
function describing(sentence: SaidSentence, at: number, atLeast: number, { lexicon }: Reading): Span {
  const rest = sentence.span.text.slice(at);
  const marks = rest.slice(atLeast).search(/[,.;:!?()\n]/u);
  const opener = wordsOf(rest.slice(0, LONGEST * 2)).find(
    ({ norm, start }) =>
      start >= atLeast &&
      (lexicon.joining.has(norm) || lexicon.contrast.has(norm) || lexicon.reason.has(norm)),
  );
  const end = Math.min(marks < 0 ? rest.length : atLeast + marks, opener?.start ?? rest.length);
  const text = cutAtWord(rest.slice(0, end).trimEnd(), LONGEST, lexicon);
  const start = sentence.span.start + at;
  return { text, start, end: start + text.length };
}

/** Of a description within another one, "as a nurse" in "I work as a nurse", the longer is used. */
function distinct(lines: readonly Statement[]): Statement[] {
  const key = ({ text }: Statement) => normalised(text.slice(1, -1));
  return lines.filter(
    (line, at) =>
      !lines.some(
        (other, otherAt) =>
          otherAt !== at && key(other).includes(key(line)) && (key(other) !== key(line) || otherAt < at),
      ),
  );
}
