import { lexiconFor } from '../text/lexicon-for';
import { wordsOf } from '../text/words';
import { foldWord } from './spoken-words';

/** What one response said to one question. */
export interface SaidText {
  questionId: string;
  responseId: string;
  language: string;
  text: string;
}

/** A word and how many of the responses looked at said it to this question. */
export interface CharacteristicWord {
  word: string;
  count: number;
}

const MOST_WORDS = 10;
const SHORTEST_WORD = 3;

/**
 * For each question the words that its answers have more often than the answers to the others, the most telling
 * first. Function words and words that name no topic are left out. A word counts once a response.
 */
export function characteristicWords(said: readonly SaidText[]): Map<string, CharacteristicWord[]> {
  const inAll = new Map<string, Set<string>>();
  const inQuestion = new Map<string, Map<string, { spelling: string; by: Set<string> }>>();
  for (const one of said) {
    const words = inQuestion.get(one.questionId) ?? new Map<string, { spelling: string; by: Set<string> }>();
    inQuestion.set(one.questionId, words);
    for (const [folded, spelling] of topicWords(one)) {
      const known = words.get(folded) ?? { spelling, by: new Set<string>() };
      known.by.add(one.responseId);
      words.set(folded, known);
      const all = inAll.get(folded) ?? new Set<string>();
      all.add(`${one.questionId} ${one.responseId}`);
      inAll.set(folded, all);
    }
  }
  return new Map(
    [...inQuestion].map(([questionId, words]) => {
      const telling = [...words].map(([folded, { spelling, by }]) => {
        const count = by.size;
        return { word: spelling, count, weight: (count * count) / (inAll.get(folded)?.size ?? count) };
      });
      const enough = telling.filter(({ count }) => count > 1);
      enough.sort((a, b) => b.weight - a.weight || b.count - a.count || (a.word < b.word ? -1 : 1));
      return [questionId, enough.slice(0, MOST_WORDS).map(({ word, count }) => ({ word, count }))];
    }),
  );
}

/** Folded to as it was written. */
function topicWords({ text, language }: SaidText): Map<string, string> {
  const { stop, generic, filler, vague } = lexiconFor(language);
  const words = new Map<string, string>();
  for (const { norm } of wordsOf(text)) {
    if (norm.length < SHORTEST_WORD || /^\d/.test(norm)) continue;
    if (stop.has(norm) || generic.has(norm) || filler.has(norm) || vague.has(norm)) continue;
    const folded = foldWord(norm);
    if (folded !== '' && !words.has(folded)) words.set(folded, norm);
  }
  return words;
}
