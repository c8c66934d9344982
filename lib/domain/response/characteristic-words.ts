import { foldWord } from '../text/fold-word';
import { lexiconFor } from '../text/lexicon-for';
import { wordForm, wordForms } from '../text/word-form';
import { wordsOf } from '../text/words';

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
 * per response, whatever its forms; it is shown in the one that most of them used.
 */
export function characteristicWords(
  said: readonly SaidText[],
  asked: ReadonlyMap<string, string>,
): Map<string, CharacteristicWord[]> {
  const inAll = new Map<string, Set<string>>();
  const inPlace = new Map<string, Map<string, { spellings: Map<string, number>; by: Set<string> }>>();
  for (const one of said) {
    const words =
      inPlace.get(one.place) ?? new Map<string, { spellings: Map<string, number>; by: Set<string> }>();
    inPlace.set(one.place, words);
    for (const [folded, spelling] of topicWords(one)) {
      const known = words.get(folded) ?? { spellings: new Map<string, number>(), by: new Set<string>() };
      if (!known.by.has(one.responseId)) {
        known.spellings.set(spelling, (known.spellings.get(spelling) ?? 0) + 1);
      }
      known.by.add(one.responseId);
      words.set(folded, known);
      const all = inAll.get(folded) ?? new Set<string>();
      all.add(`${one.place} ${one.responseId}`);
      inAll.set(folded, all);
    }
  }
  return new Map(
    [...inPlace].map(([place, words]) => {
      const own = new Set(wordsOf(asked.get(place) ?? '').flatMap(({ norm }) => keysOf(norm)));
      const others = [...words].filter(([folded]) => !own.has(folded));
      const scored = others.map(([folded, { spellings, by }]) => {
        const count = by.size;
        return {
          word: mostCommon(spellings),
          count,
          weight: (count * count) / (inAll.get(folded)?.size ?? count),
        };
      });
      const enough = scored.filter(({ count }) => count > 1);
      enough.sort((a, b) => b.weight - a.weight || b.count - a.count || (a.word < b.word ? -1 : 1));
      return [place, enough.slice(0, MOST_WORDS).map(({ word, count }) => ({ word, count }))];
    }),
  );
}

function mostCommon(spellings: ReadonlyMap<string, number>): string {
  const [[word] = ['']] = [...spellings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return word;
}

/** What a word of the guide is compared by, in whatever language it is. */
function keysOf(norm: string): string[] {
  const folded = foldWord(norm);
  return [folded, ...wordForms(folded), ...wordForms(norm)];
}

/** From what a word is compared by to its spelling. */
function topicWords({ text, language }: SaidText): Map<string, string> {
  const { stop, generic, filler, vague } = lexiconFor(language);
  const words = new Map<string, string>();
  for (const { norm } of wordsOf(text)) {
    if (norm.length < SHORTEST_WORD || /^\d/.test(norm)) continue;
    if (stop.has(norm) || generic.has(norm) || filler.has(norm) || vague.has(norm)) continue;
    const folded = foldWord(norm);
    const key = wordForm(norm.replace(/[^\p{L}\p{N}]/gu, ''), language) ?? folded;
    if (folded !== '' && !words.has(key)) words.set(key, norm);
  }
  return words;
}
