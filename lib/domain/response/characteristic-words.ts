import { lexiconFor } from '../text/lexicon-for';
import { wordsOf } from '../text/words';
import { foldWord } from './spoken-words';

/** A response's words in answer to one question, and one of its concepts if it has any. */
export interface SaidText {
  /** Says which question and concept it is (see `spokenPlace`). */
  place: string;
  responseId: string;
  language: string;
  text: string;
}

/** A word, and how many of the compared responses have it in this place. */
export interface CharacteristicWord {
  word: string;
  count: number;
}

const MOST_WORDS = 10;
const SHORTEST_WORD = 3;

/** A question and one of its concepts as one key; null outside concept blocks. */
export function spokenPlace(questionId: string, conceptId: string | null): string {
  return conceptId === null ? questionId : `${questionId} ${conceptId}`;
}

/**
 * For each place the words that its answers have more often than the answers elsewhere, the most characteristic first.
 * Function words, words that name no topic and the question's own (`asked`, by place) are left out. A word counts once
 * per response.
 */
export function characteristicWords(
  said: readonly SaidText[],
  asked: ReadonlyMap<string, string>,
): Map<string, CharacteristicWord[]> {
  const inAll = new Map<string, Set<string>>();
  const inPlace = new Map<string, Map<string, { spelling: string; by: Set<string> }>>();
  for (const one of said) {
    const words = inPlace.get(one.place) ?? new Map<string, { spelling: string; by: Set<string> }>();
    inPlace.set(one.place, words);
    for (const [folded, spelling] of topicWords(one)) {
      const known = words.get(folded) ?? { spelling, by: new Set<string>() };
      known.by.add(one.responseId);
      words.set(folded, known);
      const all = inAll.get(folded) ?? new Set<string>();
      all.add(`${one.place} ${one.responseId}`);
      inAll.set(folded, all);
    }
  }
  return new Map(
    [...inPlace].map(([place, words]) => {
      const own = new Set(wordsOf(asked.get(place) ?? '').map(({ norm }) => foldWord(norm)));
      const others = [...words].filter(([folded]) => !own.has(folded));
      const scored = others.map(([folded, { spelling, by }]) => {
        const count = by.size;
        return { word: spelling, count, weight: (count * count) / (inAll.get(folded)?.size ?? count) };
      });
      const enough = scored.filter(({ count }) => count > 1);
      enough.sort((a, b) => b.weight - a.weight || b.count - a.count || (a.word < b.word ? -1 : 1));
      return [place, enough.slice(0, MOST_WORDS).map(({ word, count }) => ({ word, count }))];
    }),
  );
}

/** From the folded word to its spelling. */
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
