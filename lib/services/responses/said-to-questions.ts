import { hasSubstance } from '@/lib/domain/analysis/substance';
import type { AskedQuestion } from '@/lib/domain/guide/questions-of-all';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import {
  type CharacteristicWord,
  characteristicWords,
  spokenPlace,
} from '@/lib/domain/response/characteristic-words';
import { chooseQuotes } from '@/lib/domain/response/choose-quotes';
import { quoteOf } from '@/lib/domain/response/quote';
import { welcomeText } from '@/lib/domain/response/transcript';
import { lexiconFor } from '@/lib/domain/text/lexicon-for';
import { wordsOf } from '@/lib/domain/text/words';
import type { PlainRecord } from '../interviews/interview-record';
import { withoutFlagged } from './without-flagged';

/** A participant's words in answer to an open question, with their response. */
export interface ResultQuote {
  text: string;
  responseId: string;
  readableId: number;
  responseIndex: number;
  language: string;
}

/** Both by `spokenPlace`. */
export interface SaidToQuestions {
  words: Map<string, CharacteristicWord[]>;
  /** Each of a different participant. */
  quotes: Map<string, ResultQuote[]>;
}

/** Quotes of a question, or of one of its concepts; a page shows three, and others on request. */
const MOST_QUOTES = 12;

/** What these interviews say to the open questions: words that are characteristic of each, and quotes. */
export function saidToQuestions(
  records: readonly PlainRecord[],
  questions: readonly AskedQuestion[],
): SaidToQuestions {
  const open = questions.filter(({ type }) => type === 'open_ended');
  const words = characteristicWords(
    records.flatMap(({ row, turns }) =>
      turns.map(withoutFlagged).flatMap(({ answer, questionId, conceptId, user }) =>
        isOpen(answer)
          ? [
              {
                place: spokenPlace(questionId, conceptId),
                responseId: row.id,
                language: row.language,
                text: user,
              },
            ]
          : [],
      ),
    ),
    new Map(open.flatMap(placesOf).map(({ place, text }) => [place, text])),
  );
  const byQuality = [...records].sort((a, b) => (b.row.qualityScore ?? 0) - (a.row.qualityScore ?? 0));
  const quotes = new Map<string, ResultQuote[]>();
  for (const question of open) {
    const places = placesOf(question).map(({ place }) => ({ place, candidates: quotesIn(byQuality, place) }));
    for (const [place, chosen] of chooseQuotes(places, MOST_QUOTES)) quotes.set(place, chosen);
  }
  return { words, quotes };
}

function placesOf({ id, text, concepts }: AskedQuestion): { place: string; text: string }[] {
  const asked = concepts.length > 0 ? concepts.map((concept) => concept.id) : [null];
  return asked.map((conceptId) => ({ place: spokenPlace(id, conceptId), text }));
}

/** The most quotable sentence of each that has one there, those of the best quality first. */
function quotesIn(byQuality: readonly PlainRecord[], place: string): ResultQuote[] {
  return byQuality.flatMap(({ row, revision, turns }) => {
    const { language } = row;
    const lexicon = lexiconFor(language);
    if (!turns.some(({ questionId, conceptId }) => spokenPlace(questionId, conceptId) === place)) return [];
    const quote = quoteOf(turns.map(withoutFlagged), {
      language,
      rowsBefore: welcomeText(revision.welcomeMessage) === '' ? 0 : 1,
      cited: row.bulletSources.flat(),
      isWanted: ({ questionId, conceptId }) => spokenPlace(questionId, conceptId) === place,
      isQuotable: (sentence) => hasSubstance(sentence, wordsOf(sentence), lexicon),
    });
    return quote ? [{ ...quote, responseId: row.id, readableId: row.readableId, language }] : [];
  });
}
