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

/** A theme that several people speak of, found by rules. */
export interface Suggestion {
  name: string;
  rule: string;
  cues: string[];
  /** How many of the people read speak of it. */
  people: number;
}

/** A word or a phrase of two, by its stems. */
interface Candidate {
  key: string;
  stems: string[];
  people: Set<number>;
  /** As it was said, and how often. */
  forms: Map<string, number>;
  /** How often it was written like a name, and how often it stood where a noun stands. */
  named: number;
  noun: number;
  count: number;
}

const MOST = 12;
/** Of the people read: fewer do not make a theme. */
const LEAST_SHARE = 0.03;
const LEAST_PEOPLE = 2;
/** What nearly everybody says tells nobody apart. */
const MOST_SHARE = 0.85;
/** Two words are one theme when most of those who use the rarer one use both in one thought. */
const TOGETHER = 0.6;
const LONGEST_NAME = 60;

/**
 * Themes that several people speak of, in their own words, the most shared first. Never names of persons, weekdays,
 * numbers, or words of the questions (L2). `known` are the names of themes that the study has, or had.
 */
export function suggestThemes(people: readonly SaidBy[], about: About): Suggestion[] {
  return suggestionsOf(sharedTopics(people, about));
}

interface About {
  asked: readonly string[];
  known: readonly string[];
}

/** What several people speak of, the most shared first, before it is put together. */
export interface SharedTopics {
  /** As most people said each. */
  forms: string[];
  ranked: Candidate[];
  together: ReadonlyMap<string, Set<number>>;
}

/** The topics from which `suggestionsOf` makes themes. */
export function sharedTopics(people: readonly SaidBy[], { asked, known }: About): SharedTopics {
  const lexicon = mainLexicon(people);
  const stems = (text: string) => wordsOf(text).map(({ norm }) => stem(norm, lexicon.language));
  const excluded = new Set([...asked, ...known].flatMap(stems));
  const { candidates, together } = candidatesIn(people, lexicon, excluded);
  const least = Math.max(LEAST_PEOPLE, Math.ceil(people.length * LEAST_SHARE));
  const shared = candidates.filter(
    (one) =>
      one.people.size >= least &&
      (people.length < 8 || one.people.size <= people.length * MOST_SHARE) &&
      one.named * 2 <= one.count &&
      isThing(one, lexicon),
  );
  const ranked = shared.sort((a, b) => weightOf(b) - weightOf(a) || a.key.localeCompare(b.key));
  return { forms: ranked.map(formOf), ranked, together };
}

/** Whether two topics mean nearly the same, by their places among `forms`. */
export type AreNear = (one: number, other: number) => boolean;

/** Themes of topics: those that are used together are one, and those that mean nearly the same. */
export function suggestionsOf({ ranked, together }: SharedTopics, areNear?: AreNear): Suggestion[] {
  const places = new Map(ranked.map((one, at) => [one, at]));
  const isNear = (one: Candidate, other: Candidate) =>
    areNear?.(places.get(one) ?? 0, places.get(other) ?? 0) === true;
  const taken = new Set<string>();
  const suggestions: Suggestion[] = [];
  for (const candidate of ranked) {
    if (suggestions.length === MOST) break;
    if (candidate.stems.some((one) => taken.has(one))) continue;
    const near = nearTo(candidate, ranked, { together, taken, isNear });
    for (const one of [candidate, ...near]) for (const part of one.stems) taken.add(part);
    suggestions.push(suggestionOf(candidate, near));
  }
  return suggestions;
}

/** How often at least a word must stand where a noun stands, to be the name of something. */
const NOUN_SHARE = 0.3;

/** Without a dictionary: nouns have an article or the like before them; a phrase of two topics is seldom anything else. */
function isThing({ stems, noun, count }: Candidate, lexicon: Lexicon): boolean {
  return stems.length > 1 || lexicon.determiner.size === 0 || noun >= count * NOUN_SHARE;
}

/** Phrases say more than words: a pair of them is worth more people. */
function weightOf({ people, stems }: Candidate): number {
  return people.size * (stems.length === 2 ? 1.6 : 1);
}

function nearTo(
  candidate: Candidate,
  ranked: readonly Candidate[],
  {
    together,
    taken,
    isNear,
  }: {
    together: ReadonlyMap<string, Set<number>>;
    taken: ReadonlySet<string>;
    isNear: (one: Candidate, other: Candidate) => boolean;
  },
): Candidate[] {
  return ranked
    .filter((other) => {
      if (other === candidate || other.stems.length > 1 || other.stems.some((one) => taken.has(one)))
        return false;
      if (candidate.stems.includes(other.key)) return false;
      if (isNear(candidate, other)) return true;
      const both = together.get(pairOf(candidate.stems[0]!, other.key))?.size ?? 0;
      return both >= LEAST_PEOPLE && both >= other.people.size * TOGETHER;
    })
    .slice(0, 4);
}

function suggestionOf(candidate: Candidate, near: readonly Candidate[]): Suggestion {
  const form = formOf(candidate);
  const words = [form, ...near.map(formOf)].map((one) => `“${one}”`);
  const listed = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return {
    name: form.charAt(0).toLocaleUpperCase() + form.slice(1),
    rule: `Speaks of ${listed}.`,
    cues: [candidate, ...near].map(({ stems }) => stems.join(' ')),
    people: candidate.people.size,
  };
}

function formOf({ forms }: Candidate): string {
  const [best = ['']] = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return best[0];
}

function mainLexicon(people: readonly SaidBy[]): Lexicon {
  const counts = new Map<string, number>();
  for (const { language, said } of people) {
    const sample = wordsOf(said.map(({ text }) => text.slice(0, 300)).join('\n')).slice(0, 200);
    const written = writtenLanguage(sample, language);
    counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [main = ['en']] = [...counts].sort((a, b) => b[1] - a[1]);
  return lexiconFor(main[0]);
}

interface Found {
  candidates: Candidate[];
  /** Who has two words in one thought. */
  together: Map<string, Set<number>>;
}

/** Words of one thought that are paired at most: a long list of words pairs each with each. */
const MOST_PAIRED = 12;

function candidatesIn(people: readonly SaidBy[], lexicon: Lexicon, excluded: ReadonlySet<string>): Found {
  const candidates = new Map<string, Candidate>();
  const together = new Map<string, Set<number>>();
  for (const [person, { said }] of people.entries()) {
    for (const { text } of said) {
      for (const thought of thoughtsOf(text, lexicon)) {
        const topics = topicsOf(thought, lexicon, excluded);
        for (const words of phrasesOf(thought, topics)) add(candidates, thought, words, person, lexicon);
        pair(together, topics, person, lexicon);
      }
    }
  }
  return { candidates: [...candidates.values()], together };
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
  candidates: Map<string, Candidate>,
  { span, words }: Thought,
  phrase: readonly Word[],
  person: number,
  lexicon: Lexicon,
): void {
  const [first, last] = [phrase[0]!, phrase.at(-1)!];
  const said = span.text.slice(first.start, last.end);
  if (said.length > LONGEST_NAME) return;
  const stems = phrase.map(({ norm }) => stem(norm, lexicon.language));
  const key = stems.join(' ');
  const candidate = candidates.get(key) ?? {
    key,
    stems,
    people: new Set(),
    forms: new Map(),
    named: 0,
    noun: 0,
    count: 0,
  };
  const isNoun = lexicon.language === 'de';
  const form = isNoun ? said : said.toLowerCase();
  candidate.people.add(person);
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  candidate.count += 1;
  if (standsAsNoun(words, first, lexicon)) candidate.noun += 1;
  if (!isNoun && /^\p{Lu}\p{Ll}/u.test(said) && words[0] !== first) candidate.named += 1;
  candidates.set(key, candidate);
}

/** After an article or the like, with at most one word in between; in German with a capital within a sentence. */
function standsAsNoun(words: readonly Word[], word: Word, lexicon: Lexicon): boolean {
  const at = words.indexOf(word);
  const [near, far] = [words[at - 1], words[at - 2]];
  if (!near) return false;
  if (lexicon.language === 'de') return /^\p{Lu}/u.test(word.text);
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
      const key = pairOf(one, other);
      const who = together.get(key) ?? new Set();
      who.add(person);
      together.set(key, who);
    }
  }
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
