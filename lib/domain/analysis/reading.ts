import { type Clause, clausesOf } from '../text/clauses';
import type { Lexicon } from '../text/lexicon';
import { lexiconFor } from '../text/lexicon-for';
import { type Span, sentencesOf } from '../text/sentences';
import { stem } from '../text/stem';
import { type Word, wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import type { AnalysisInput, AnalysisRow, KnownTerms } from './analysis';
import { freeSayings } from './saying';

/** A sentence of the participant, with its words and clauses. */
export interface SaidSentence {
  row: AnalysisRow;
  /** Its place counts in the row's `user`. */
  span: Span;
  words: Word[];
  /** Their places count in the row's `user`. */
  clauses: Clause[];
  isFirst: boolean;
  /** The sentences of the same answer beside it; "" at its ends. */
  before: string;
  after: string;
}

/** An interview, parsed once for all rules of the analysis. */
export interface Reading {
  input: AnalysisInput;
  lexicon: Lexicon;
  sentences: SaidSentence[];
  /** Stems of the questions and of the goal. */
  asked: ReadonlySet<string>;
  /** How often each topic's stem occurs. */
  frequencies: ReadonlyMap<string, number>;
}

export function readInterview(input: AnalysisInput): Reading {
  const sayings = freeSayings(input.rows);
  const sample = wordsOf(sayings.map(({ text }) => text.slice(0, 500)).join('\n')).slice(0, 400);
  const language = writtenLanguage(sample, input.language);
  const lexicon = lexiconFor(language);
  const sentences = sayings.flatMap(({ row, text, at: offset }) =>
    sentencesOf(text, lexicon).map((found, at, all) => {
      const span = { ...found, start: found.start + offset, end: found.end + offset };
      const words = wordsOf(span.text);
      return {
        row,
        span,
        words,
        clauses: clausesOf(span, words, lexicon),
        isFirst: at === 0,
        before: all[at - 1]?.text ?? '',
        after: all[at + 1]?.text ?? '',
      };
    }),
  );
  const frequencies = new Map<string, number>();
  for (const { words } of sentences) {
    for (const word of words) {
      if (!isTopic(word, lexicon)) continue;
      const term = termOf(word, lexicon);
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  }
  return { input, lexicon, sentences, asked: askedTerms(input, lexicon), frequencies };
}

function askedTerms(input: AnalysisInput, lexicon: Lexicon): Set<string> {
  const texts = [
    ...input.guide.flatMap((block) => block.items.map(({ text }) => text)),
    input.studyGoal ?? '',
  ];
  return new Set(
    texts.flatMap((text) =>
      wordsOf(text)
        .filter((word) => !lexicon.stop.has(word.norm))
        .map((word) => termOf(word, lexicon)),
    ),
  );
}

export function termOf(word: Word, lexicon: Lexicon): string {
  return stem(word.norm, lexicon.language);
}

/** Whether the word has a meaning of its own: it is no function word. */
export function isContent({ norm }: Word, lexicon: Lexicon): boolean {
  return !lexicon.stop.has(norm) && (norm.length > 1 || /\p{sc=Han}/u.test(norm));
}

/** Whether the word may name the topic of an answer. */
export function isTopic(word: Word, lexicon: Lexicon): boolean {
  const { norm } = word;
  return (
    isContent(word, lexicon) &&
    !lexicon.generic.has(norm) &&
    !lexicon.vague.has(norm) &&
    !lexicon.abuse.has(norm) &&
    !/^[\d.\-']+$/.test(norm) &&
    (norm.length > 2 || /[^\p{sc=Latin}]/u.test(norm))
  );
}

/** How rare it is in the study's other responses: 1 when no other has it, low when most have it. */
export function rarity(term: string, { responses, counts }: KnownTerms): number {
  if (responses < 5) return 1;
  const others = counts.get(term) ?? 0;
  return Math.max(0.15, Math.log((responses + 1) / (others + 1)) / Math.log(responses + 1));
}
