import type { Clause } from './clauses';
import {
  cutClause,
  hasVerb,
  isAboutEvent,
  isAboutPast,
  nounPhrases,
  paraphrasedClause,
  paraphrasedEvent,
  paraphrasedNoun,
} from './english-clause';
import type { Kind } from './family';
import type { ModeratorLanguage } from './lexicon';
import { quotable } from './quote';
import { isTopic, type Reading, stem } from './reading';
import { lowersOf, sliceOf, type Token } from './tokens';

/** A part of an answer that can be followed up on. */
export interface Salient {
  kind: Kind;
  /** The participant's words, unchanged: for quotes and for the record. */
  words: string;
  /** The clause with the person changed; null where only a quote is safe. */
  clause: string | null;
  /** "you called the landlord" */
  event: string | null;
  /** "your old bank" */
  noun: string | null;
  /** The word or phrase that the rest refers to. */
  word: string | null;
  contrast: boolean;
  /** Stems of its topics. */
  topics: string[];
  /** Place in the answer, from 0. */
  at: number;
}

const MOST_WORDS = 12;

/** All parts of an answer that can be followed up on, in order. */
export function salientOf(reading: Reading): Salient[] {
  const found: Salient[] = [];
  for (const clause of reading.clauses) {
    if (clause.conditional || clause.asks) continue;
    const whole = ofClause(reading, clause, found.length);
    if (whole) found.push(whole);
    found.push(...wordsOf(reading, clause, found.length));
    if (reading.language === 'en') found.push(...nounsOf(reading, clause, found.length));
  }
  return found;
}

function ofClause(reading: Reading, clause: Clause, at: number): Salient | null {
  const { lexicon, language } = reading;
  const { lowers, tokens } = clause;
  const topics = lowers.filter((lower) => isTopic(lower, lexicon)).map(stem);
  if (topics.length === 0 && lowers.length < 3) return null;
  if (language === 'en' && (NO_CLAUSE.has(lowers[0] ?? '') || toInterviewer(lowers))) return null;
  // "the dogs, that were in the house": belongs to the part before.
  if (language === 'en' && lowers[0] === 'that' && clause.within) return null;
  const english = language === 'en';
  const kept = english ? cutClause(tokens, MOST_WORDS) : trimmed(tokens, reading);
  const event = english ? paraphrasedEvent(tokens) : null;
  const cutEvent = event && cutClause(event.tokens, MOST_WORDS);
  const words = asQuoted(reading, kept.length > 0 ? kept : tokens.slice(0, 8));
  if (words === '') return null;
  return {
    kind: kindOf(reading, clause, event !== null),
    words,
    clause: english && kept.length > 0 ? (paraphrasedClause(kept) ?? paraphrasedFragment(kept)) : null,
    event: cutEvent && cutEvent.length > 2 ? (paraphrasedEvent(cutEvent)?.text ?? null) : null,
    noun: null,
    word: loadedWord(reading, clause),
    contrast: clause.contrast,
    topics,
    at,
  };
}

/** "It was the motor": names a thing and says no more about it. */
const IT_WAS = new Set(['it', "it's"]);
const A_THING = new Set(['a', 'an', 'the', 'my', 'our']);

/** "Bought a new one": paraphrased with its subject. */
function paraphrasedFragment(tokens: readonly Token[]): string | null {
  const event = paraphrasedEvent(tokens);
  return event && event.tokens[0] === tokens[0] ? event.text : null;
}

/** "You are very patient": said to the interviewer. */
function toInterviewer(lowers: readonly string[]): boolean {
  const you = lowers.slice(0, 4).indexOf('you');
  return you >= 0 && ['are', 'were', 'have', 'ask', 'asked'].includes(lowers[you + 1] ?? '');
}

/** A relative clause without its noun, or words to the interviewer. */
const NO_CLAUSE = new Set("who which whom whose than of you you're your you've".split(' '));

function kindOf(reading: Reading, { lowers, tokens }: Clause, event: boolean): Kind {
  const { lexicon, language } = reading;
  const happened = language === 'en' ? event : lexicon.past.has(lowers) && tokens.length > 2;
  if (lexicon.emotion.has(lowers)) return 'emotion';
  if (lexicon.expectation.has(lowers)) return 'expectation';
  const would = lowers[0] === 'i' || lowers[0] === 'we' ? lowers.indexOf('would') : -1;
  if (lexicon.wish.has(lowers) || (would > 0 && lowers[would + 1] !== 'not')) return 'wish';
  if (lexicon.change.has(lowers)) return 'change';
  if (lexicon.depends.find(lowers)?.to === lowers.length) return 'depends';
  if (happened && lexicon.decision.has(lowers)) return 'decision';
  if (lexicon.habit.has(lowers) && !lexicon.negation.has(lowers)) return 'habit';
  if (happened && language === 'en') return 'event';
  if (lexicon.comparison.has(lowers)) return 'comparison';
  const self = language === 'en' && (lowers[0] === 'i' || lowers[0] === 'we');
  if (
    language === 'en' &&
    IT_WAS.has(lowers[0] ?? '') &&
    A_THING.has(lowers[lowers[0] === "it's" ? 1 : 2] ?? '') &&
    tokens.length <= 6
  )
    return 'fragment';
  if (language === 'en' && !self && isAboutEvent(tokens)) return 'happening';
  if (!self && (lexicon.good.has(lowers) || lexicon.bad.has(lowers))) return 'evaluation';
  if (language !== 'en') {
    if (!happened) return 'claim';
    return isAboutSelf(lowers, language) ? 'event' : 'past';
  }
  if (!hasVerb(tokens)) return 'fragment';
  if (isAboutEvent(tokens)) return 'happening';
  return isAboutPast(tokens) ? 'past' : 'claim';
}

/** The participant's words; a capital that is only due to the sentence's beginning is not quoted. */
function asQuoted({ text, lexicon, language }: Reading, tokens: readonly Token[]): string {
  const words = quotable(sliceOf(text, tokens));
  const first = tokens[0]?.lower ?? '';
  const mere =
    lexicon.functionWords.has([first]) ||
    lexicon.vague.has([first]) ||
    lexicon.good.has([first]) ||
    lexicon.bad.has([first]);
  const self = language === 'en' && first.startsWith('i') && (first.length === 1 || first[1] === "'");
  return mere && !self ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/**
 * Whether it is about the participant. Three of the languages show that in the verb alone, which their lists contain.
 */
function isAboutSelf(lowers: readonly string[], language: ModeratorLanguage): boolean {
  return (
    language === 'es' || language === 'pt' || language === 'it' || lowers.some((lower) => SELF.has(lower))
  );
}
const SELF = new Set("ich wir je j'ai j'étais j'avais nous on ik we wij".split(' '));

/** An evaluation or a feeling in the clause, as one word. */
function loadedWord(reading: Reading, clause: Clause): string | null {
  const { lexicon } = reading;
  for (const list of [lexicon.emotion, lexicon.bad, lexicon.good]) {
    const hit = list.find(clause.lowers);
    if (hit) return quotable(sliceOf(reading.text, clause.tokens.slice(hit.from, hit.to)));
  }
  return null;
}

/** Words that can mean many things, and people who are only "they". */
function wordsOf(reading: Reading, clause: Clause, at: number): Salient[] {
  const found: Salient[] = [];
  const { lexicon } = reading;
  for (const [kind, list] of [
    ['vague', lexicon.vague],
    ['people', lexicon.someone],
  ] as const) {
    const hit = list.find(clause.lowers);
    if (!hit) continue;
    // "not great" is not "great".
    const from = lexicon.negation.has(clause.lowers.slice(hit.from - 1, hit.from)) ? hit.from - 1 : hit.from;
    const part = clause.tokens.slice(Math.max(0, from), hit.to);
    const word = asQuoted(reading, part);
    if (kind === 'people' && lexicon.person.has(reading.lowers)) continue;
    const topics = lowersOf(part).map(stem);
    found.push({
      kind,
      words: word,
      clause: null,
      event: null,
      noun: null,
      word,
      contrast: clause.contrast,
      topics,
      at,
    });
  }
  return found;
}

function nounsOf(reading: Reading, clause: Clause, at: number): Salient[] {
  const { lexicon } = reading;
  const isContent = (lower: string) => isTopic(lower, lexicon);
  return nounPhrases(clause.tokens, isContent).flatMap((tokens) => {
    const noun = paraphrasedNoun(tokens);
    const words = asQuoted(reading, tokens);
    if (noun === null || words === '') return [];
    const lowers = lowersOf(tokens);
    const kind: Kind = lexicon.person.has(lowers) ? 'person' : 'thing';
    const topics = lowers.filter(isContent).map(stem);
    const own = { clause: null, event: null, word: null, contrast: clause.contrast, topics, at };
    return [{ kind, words, noun, ...own }];
  });
}

/** In other languages: the clause, or the end of a long one, where new information usually stands. */
function trimmed(tokens: readonly Token[], reading: Reading): Token[] {
  if (tokens.length <= MOST_WORDS) return [...tokens];
  const { lexicon } = reading;
  const lowers = lowersOf(tokens);
  const loaded = [lexicon.emotion, lexicon.bad, lexicon.good].map((list) => list.find(lowers)).find(Boolean);
  const end = loaded ? Math.max(loaded.to, MOST_WORDS - 3) : MOST_WORDS - 3;
  let from = Math.max(0, end - (MOST_WORDS - 3));
  let to = end;
  while (from < to && lexicon.functionWords.has([lowers[from] ?? '']) && from > 0) from += 1;
  while (to > from && lexicon.functionWords.has([lowers[to - 1] ?? ''])) to -= 1;
  return tokens.slice(from, to);
}
