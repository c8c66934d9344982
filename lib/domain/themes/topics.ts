import type { Lexicon } from '../text/lexicon';
import { lexiconFor } from '../text/lexicon-for';
import { isNoTopic } from '../text/no-topics';
import { stem } from '../text/stem';
import { type Word, wordsOf } from '../text/words';
import { writtenLanguage } from '../text/written-language';
import { type Thought, thoughtsOf } from './find-mentions';
import type { Said } from './mention';

/** What somebody said in an interview. */
export interface SaidBy {
  language: string;
  said: readonly Said[];
}

/** A word or a phrase of two, by its stems, in the language in which it was said. */
export interface Topic {
  key: string;
  stems: string[];
  lexicon: Lexicon;
  people: Set<number>;
  /** As it was said, and how often. */
  forms: Map<string, number>;
  /** How often it was written like a name, and how often it stood where a noun stands. */
  named: number;
  noun: number;
  count: number;
}

const LONGEST_NAME = 60;

/** What people speak of, and which words of it stand together. */
export interface SaidTopics {
  topics: Topic[];
  /** Who has two words in one thought, by `pairOf`. */
  together: Map<string, Set<number>>;
}

/** Words of one thought that are paired at most: a long list of words pairs each with each. */
const MOST_PAIRED = 12;

/** The topics of each person in the language that they write, without the words of these texts. */
export function topicsIn(people: readonly SaidBy[], left: readonly string[]): SaidTopics {
  const topics = new Map<string, Topic>();
  const together = new Map<string, Set<number>>();
  const excludedIn = new Map<Lexicon, Set<string>>();
  for (const [person, one] of people.entries()) {
    const lexicon = lexiconOf(one);
    const excluded = excludedIn.get(lexicon) ?? stemsOfAll(left, lexicon);
    excludedIn.set(lexicon, excluded);
    for (const { text } of one.said) {
      for (const thought of thoughtsOf(text, lexicon)) {
        const words = topicsOf(thought, lexicon, excluded);
        for (const phrase of phrasesOf(thought, words)) add(topics, thought, phrase, person, lexicon);
        pair(together, words, person, lexicon);
      }
    }
  }
  return { topics: [...topics.values()], together };
}

function lexiconOf({ language, said }: SaidBy): Lexicon {
  const sample = wordsOf(said.map(({ text }) => text.slice(0, 300)).join('\n')).slice(0, 200);
  return lexiconFor(writtenLanguage(sample, language));
}

function stemsOfAll(texts: readonly string[], { language }: Lexicon): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ norm }) => stem(norm, language))));
}

function topicsOf({ words }: Thought, lexicon: Lexicon, excluded: ReadonlySet<string>): Word[] {
  return words.filter((word) => isTopic(word, lexicon) && !excluded.has(stem(word.norm, lexicon.language)));
}

function isTopic({ norm }: Word, lexicon: Lexicon): boolean {
  const isWord = norm.length > 3 || /[^\p{sc=Latin}]/u.test(norm);
  const means = !lexicon.stop.has(norm) && !lexicon.generic.has(norm) && !lexicon.vague.has(norm);
  const judges = lexicon.positive.has(norm) || lexicon.negative.has(norm) || lexicon.abuse.has(norm);
  return (
    isWord &&
    means &&
    !judges &&
    !isNoTopic(norm) &&
    !lexicon.concrete.has(norm) &&
    !norm.includes("'") &&
    !/ly$/.test(norm)
  );
}

/** Single topics, and two that stand together or are joined by one short word: "freedom of speech". */
function phrasesOf({ words, span }: Thought, topics: readonly Word[]): Word[][] {
  const isOne = new Set(topics);
  const phrases: Word[][] = [];
  for (const [at, word] of words.entries()) {
    if (!isOne.has(word)) continue;
    phrases.push([word]);
    const next = words[at + 1];
    const after = words[at + 2];
    const other =
      next && isOne.has(next) ? next : after && isOne.has(after) && next!.norm.length <= 3 ? after : null;
    if (other && /^[\s\p{L}]+$/u.test(span.text.slice(word.end, other.start))) phrases.push([word, other]);
  }
  return phrases;
}

function add(
  topics: Map<string, Topic>,
  { span, words }: Thought,
  phrase: readonly Word[],
  person: number,
  lexicon: Lexicon,
): void {
  const [first, last] = [phrase[0]!, phrase.at(-1)!];
  const said = span.text.slice(first.start, last.end);
  if (said.length > LONGEST_NAME) return;
  const stems = phrase.map(({ norm }) => stem(norm, lexicon.language));
  const key = `${lexicon.language} ${stems.join(' ')}`;
  const topic = topics.get(key) ?? {
    key,
    stems,
    lexicon,
    people: new Set(),
    forms: new Map(),
    named: 0,
    noun: 0,
    count: 0,
  };
  const isNoun = lexicon.language === 'de';
  const form = isNoun ? said : said.toLowerCase();
  topic.people.add(person);
  topic.forms.set(form, (topic.forms.get(form) ?? 0) + 1);
  topic.count += 1;
  if (phrase.some((word) => standsAsNoun(words, word, lexicon))) topic.noun += 1;
  if (!isNoun && /^\p{Lu}\p{Ll}/u.test(said) && words[0] !== first) topic.named += 1;
  topics.set(key, topic);
}

/** After an article or the like, with at most one word in between; in German with a capital within a sentence. */
function standsAsNoun(words: readonly Word[], word: Word, lexicon: Lexicon): boolean {
  const at = words.indexOf(word);
  if (lexicon.language === 'de') return at > 0 && /^\p{Lu}/u.test(word.text);
  const [near, far] = [words[at - 1], words[at - 2]];
  if (!near) return false;
  if (lexicon.determiner.has(near.norm)) return true;
  return far !== undefined && lexicon.determiner.has(far.norm) && !lexicon.stop.has(near.norm);
}

function pair(
  together: Map<string, Set<number>>,
  topics: readonly Word[],
  person: number,
  lexicon: Lexicon,
): void {
  const stems = [...new Set(topics.map(({ norm }) => stem(norm, lexicon.language)))].slice(0, MOST_PAIRED);
  for (const [at, one] of stems.entries()) {
    for (const other of stems.slice(at + 1)) {
      const key = pairOf(lexicon, one, other);
      const who = together.get(key) ?? new Set();
      who.add(person);
      together.set(key, who);
    }
  }
}

/** Two stems of a language, in whichever order. */
export function pairOf({ language }: Lexicon, one: string, other: string): string {
  return one < other ? `${language} ${one} ${other}` : `${language} ${other} ${one}`;
}
