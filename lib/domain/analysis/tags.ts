import type { RowPassage } from '../reading/passage';
import { BEFORE_NAMES, isNoTopic } from '../text/no-topics';
import { plainForm, viewWordsFor } from '../text/view-words';
import type { Word } from '../text/words';
import { isUnspaced, wordsOf } from '../text/words';
import type { Statement } from './analysis';
import { isTopic, type Reading, type SaidSentence, termOf } from './reading';
import { hasSubstance, isGibberish, startsMidSentence } from './substance';

/** Suggestions, until the study has themes (L2). */
const MOST = 5;
const LONGEST_PHRASE = 3;
const LONGEST_TEXT = 60;
const MOST_TERMS = 60;
const MOST_PHRASES = 40;
const MOST_PASSAGES = 20;
/** So many others have to speak of what is named for the first time in a study; of what has a name, two. */
const MOST_SHARING = 4;
const SHARE_FOR_NEW = 0.25;
/** What nearly everybody speaks of tells nobody apart. */
const NEARLY_ALL = 0.8;
const FEWEST_FOR_ALL = 8;

interface Topic {
  terms: string[];
  /** As it was said, and how often. */
  forms: Map<string, number>;
  count: number;
  passages: RowPassage[];
  rows: Set<number>;
  view: Statement['view'];
  /** It had a capital within a sentence, and never was without one: a name. */
  named: boolean;
  /** It followed an article or a similar word at least once. */
  determined: boolean;
}

/**
 * What this participant speaks of that other responses of the study speak of too, best shared first: none for the first
 * response of a study. Never names, times, numbers, or words of the questions.
 */
export function chooseTags(reading: Reading): Statement[] {
  const topics = topicsOf(reading);
  const containers = containersOf(topics);
  const named = labelsOf(reading);
  const ranked = topics
    .map((topic) => {
      const isNamed = named.has(topic.terms.join(' '));
      return { topic, score: scoreOf(topic, containers.get(topic) ?? [], isNamed, reading) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const picked: Topic[] = [];
  for (const { topic } of ranked) {
    if (picked.length === MOST) break;
    if (!picked.some((other) => sharesTerm(other, topic))) picked.push(topic);
  }
  return picked.map((topic) => ({
    text: named.get(topic.terms.join(' ')) ?? formOf(topic),
    passages: topic.passages.slice(0, MOST_PASSAGES),
    view: topic.view,
  }));
}

/** The terms that other responses are compared by: words, and the phrases that they make. */
export function sharedTerms(reading: Reading): string[] {
  const words = [...reading.frequencies].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS);
  const phrases = topicsOf(reading)
    .filter(({ terms }) => terms.length > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_PHRASES);
  return [...words.map(([term]) => term), ...phrases.map(({ terms }) => terms.join(' '))];
}

/** What the other responses' tags are called: the same topic has one name in a study. */
function labelsOf({ input, lexicon }: Reading): Map<string, string> {
  const labels = new Map<string, string>();
  for (const tag of input.known.tags ?? []) {
    const terms = wordsOf(tag)
      .filter(({ norm }) => !lexicon.stop.has(norm))
      .map((word) => termOf(word, lexicon));
    const key = terms.join(' ');
    if (!labels.has(key)) labels.set(key, tag);
  }
  return labels;
}

/** For each topic, the longer topics that contain it. */
function containersOf(topics: readonly Topic[]): Map<Topic, Topic[]> {
  const byTerms = new Map(topics.map((topic) => [topic.terms.join(' '), topic]));
  const containers = new Map<Topic, Topic[]>();
  for (const longer of topics) {
    for (const from of longer.terms.keys()) {
      for (let to = from + 1; to <= longer.terms.length; to += 1) {
        const part = byTerms.get(longer.terms.slice(from, to).join(' '));
        if (part && part !== longer) containers.set(part, [...(containers.get(part) ?? []), longer]);
      }
    }
  }
  return containers;
}

function sharesTerm(a: Topic, b: Topic): boolean {
  return a.terms.some((term) => b.terms.includes(term));
}

function formOf({ forms }: Topic): string {
  const [best = ''] = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0] ?? [];
  return best;
}

function scoreOf(topic: Topic, containing: readonly Topic[], isNamed: boolean, reading: Reading): number {
  const { asked, input } = reading;
  if (topic.named || topic.terms.some((term) => asked.has(term))) return 0;
  const { responses, counts } = input.known;
  const others = counts.get(topic.terms.join(' ')) ?? 0;
  if (responses >= FEWEST_FOR_ALL && others > NEARLY_ALL * responses) return 0;
  const longer = containing.filter(({ terms }) => (counts.get(terms.join(' ')) ?? 0) > 0);
  const within = longer.reduce((sum, { count }) => sum + count, 0) / Math.max(1, longer.length);
  // A word that occurs mostly as part of a longer topic is not a topic of its own.
  const own = topic.count - 0.9 * within;
  const length = topic.terms.length === 1 ? 1 : 1.4;
  const said = own * length * likelihood(topic, reading) * (1 + 0.2 * (topic.rows.size - 1));
  const forNew = Math.min(MOST_SHARING, Math.ceil(SHARE_FOR_NEW * responses));
  const needed = Math.min(responses, Math.max(2, isNamed ? 2 : forNew));
  return others > 0 && others >= needed && said > 0.3 ? others * (1 + Math.log(1 + said)) : 0;
}

/** How likely it is a noun, judged without a dictionary. */
function likelihood({ terms, count, determined }: Topic, { lexicon }: Reading): number {
  // In an unknown language only repeated words are topics.
  if (lexicon.stop.size === 0) return count < 2 ? 0 : 1;
  if (lexicon.language === 'de') return 1;
  if (determined) return 1.1;
  if (count > 1) return terms.length > 1 ? 1 : 0.9;
  return lexicon.language === 'en' ? 0.75 : 0;
}

function topicsOf(reading: Reading): Topic[] {
  const topics = new Map<string, Topic>();
  const capitals = capitalised(reading);
  const { reported } = viewWordsFor(reading.lexicon.language);
  for (const said of reading.sentences) {
    const sentence = { ...said, isReported: reported.test(plainForm(said.span.text)) };
    if (!hasSubstance(sentence.span.text, sentence.words, reading.lexicon)) continue;
    for (const run of runsOf(sentence, reading, capitals)) {
      for (const phrase of phrasesOf(run, reading)) add(topics, phrase, sentence, reading);
    }
  }
  return [...topics.values()];
}

function add(
  topics: Map<string, Topic>,
  phrase: readonly Word[],
  sentence: SaidSentence & { isReported: boolean },
  reading: Reading,
): void {
  const { lexicon } = reading;
  const { isReported } = sentence;
  const { span, row } = sentence;
  const [from, to] = [phrase[0]!.start, phrase.at(-1)!.end];
  const text = span.text.slice(from, to);
  if (text.length > LONGEST_TEXT) return;
  const place = { text, start: span.start + from, end: span.start + to };
  const terms = phrase.filter(({ norm }) => !lexicon.stop.has(norm)).map((word) => termOf(word, lexicon));
  const key = terms.join(' ');
  const inside = startsMidSentence(span.text, phrase[0]!);
  const topic: Topic = topics.get(key) ?? {
    terms,
    forms: new Map(),
    count: 0,
    passages: [],
    rows: new Set(),
    view: 'reported',
    named: lexicon.language !== 'de',
    determined: false,
  };
  const form = inside || lexicon.language === 'de' ? text : lowered(text);
  topic.forms.set(form, (topic.forms.get(form) ?? 0) + 1);
  topic.count += 1;
  topic.rows.add(row.responseIndex);
  topic.passages.push({ responseIndex: row.responseIndex, start: place.start, end: place.end });
  if (!isReported) topic.view = 'own';
  // "RER" and "NHS" are no names of persons.
  topic.named &&= /(?:^|\s)\p{Lu}\p{Ll}/u.test(form);
  const before = sentence.words[sentence.words.indexOf(phrase[0]!) - 1];
  topic.determined ||= before !== undefined && lexicon.determiner.has(before.norm.replace(/'.*$/, ''));
  topics.set(key, topic);
}

/** Without the capital letter of a sentence's beginning; "RER" keeps its capitals. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
}

/** Neighbouring words that may name a topic, separated by a single space. */
function runsOf(sentence: SaidSentence, reading: Reading, capitals: ReadonlySet<string>): Word[][] {
  const { lexicon } = reading;
  const { text } = sentence.span;
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const [at, word] of sentence.words.entries()) {
    const before = sentence.words[at - 1];
    const next = sentence.words[at + 1];
    const joined = before !== undefined && /^ ?$/.test(text.slice(before.end, word.start));
    const links =
      run.length > 0 &&
      lexicon.linking.has(word.norm) &&
      next !== undefined &&
      mayName(next, reading, capitals);
    if (!joined) flush();
    const isName = before !== undefined && BEFORE_NAMES.has(before.norm) && /^\p{Lu}/u.test(word.text);
    const names = !isName && mayName(word, reading, capitals) && !isVerbLike(before, word, next, reading);
    if (names || (joined && links)) run.push(word);
    else flush();
  }
  flush();
  return runs;

  function flush(): void {
    if (run.length > 0) runs.push(run);
    run = [];
  }
}

/** In English a word before an object, and not after an article, is a verb: "the delays annoy me". */
function isVerbLike(
  before: Word | undefined,
  word: Word,
  next: Word | undefined,
  { lexicon }: Reading,
): boolean {
  if (lexicon.language !== 'en' || !next || next.start !== word.end + 1) return false;
  if (before !== undefined && lexicon.determiner.has(before.norm)) return false;
  return OBJECT.has(next.norm) || /^\d/.test(next.norm);
}

const OBJECT: ReadonlySet<string> = new Set(
  'a an the my our your his her its their me us them him it you this that these those all every some no'.split(
    ' ',
  ),
);

function mayName(word: Word, reading: Reading, capitals: ReadonlySet<string>): boolean {
  const { lexicon } = reading;
  if (!isTopic(word, lexicon) || isGibberish(word) || word.norm.includes("'")) return false;
  if (isNoTopic(word.norm)) return false;
  if (lexicon.positive.has(word.norm)) return false;
  if (lexicon.language === 'de') return capitals.size === 0 || capitals.has(word.norm);
  // Verbs in the past tense and adverbs are no topics.
  if (lexicon.language === 'en') return !/(?:[^e]ed|ly|n't)$/.test(word.norm) && word.norm.length > 2;
  if (isUnspaced(word.text)) return !/^\p{sc=Hiragana}+$/u.test(word.text) && word.text.length > 1;
  return lexicon.stop.size > 0 || word.norm.length > 3;
}

/** Phrases of up to three words; linking words are not counted and never come first or last. */
function phrasesOf(run: readonly Word[], { lexicon }: Reading): Word[][] {
  const phrases: Word[][] = [];
  for (const from of run.keys()) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= run.length; length += 1) {
      const phrase = run.slice(from, from + length);
      // In languages other than English, two neighbouring words are as often a noun and its verb.
      const linked =
        phrase.length === 1 || lexicon.language === 'en' || lexicon.stop.size === 0 || links(phrase[1]);
      if (linked && isPhrase(phrase)) phrases.push(phrase);
    }
  }
  return phrases;
}

function links(word: Word | undefined): boolean {
  return word !== undefined && LINKS.has(word.norm);
}

function isPhrase(phrase: readonly Word[]): boolean {
  const links = (word: Word | undefined) =>
    word !== undefined && word.norm.length <= 3 && LINKS.has(word.norm);
  if (links(phrase[0]) || links(phrase.at(-1))) return false;
  return phrase.length < 3 || links(phrase[1]) || phrase.every(({ norm }) => !LINKS.has(norm));
}

const LINKS: ReadonlySet<string> = new Set('de du des à del da do di della dei van of'.split(' '));

/**
 * German nouns are capitalised: the words seen with a capital within a sentence. Empty for participants who write
 * without capitals.
 */
function capitalised({ sentences, lexicon }: Reading): Set<string> {
  if (lexicon.language !== 'de') return new Set();
  return new Set(
    sentences.flatMap(({ span, words }) =>
      words
        .filter(
          (word) =>
            /^\p{Lu}/u.test(word.text) && (startsMidSentence(span.text, word) || isNounForm(word.norm)),
        )
        .map(({ norm }) => norm),
    ),
  );
}

function isNounForm(norm: string): boolean {
  return /(?:ung|heit|keit|schaft|tion|tät|nis|tum)$/.test(norm);
}
