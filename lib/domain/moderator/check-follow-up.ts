import { LEXICONS, lexiconFor } from '../text/lexicon-for';
import { stem } from '../text/stem';
import { wordsOf } from '../text/words';
import { spoken } from './detect-language';
import { generalStems } from './general-words';
import type { ModeratorLanguage } from './lexicon';
import { isOtherForm } from './other-forms';
import { askingIn, asksTwice, isClosed, questionMarksIn, quotesIn, withoutQuotes } from './question-form';
import { QUESTION_WORDS } from './question-words';
import { lowersOf, tokensOf } from './tokens';
import { isWholePart } from './whole-part';

/** A follow-up that a moderator, of rules or a model, would like to ask (K3). */
export interface ProposedFollowUp {
  text: string;
  /** The code of the interview's language, for example `de-CH`. */
  language: string;
  /** The participant's words that it takes up, if it names any; words in quotation marks are found by themselves. */
  targetQuote?: string | null;
  /** The answer that it follows. */
  answer: string;
  /** Earlier answers of this interview, which may be quoted as well. */
  answersBefore?: readonly string[];
  /** The question of the guide that was answered. */
  question: string;
  goal: string | null;
  /** What was asked so far: follow-ups, and the guide's questions up to this one. */
  askedBefore: readonly string[];
  /** The guide's questions that are still to come. */
  laterQuestions: readonly string[];
  /** What a model was given to read besides the interview; none of it may be passed on. */
  promptParts?: readonly string[];
  /** Also refuses words for things that neither the answer nor the question or the goal names. For models. */
  nothingNew?: boolean;
}

/** Why a follow-up is refused, in plain words; a model that is asked to repair it reads them. */
export const REFUSALS = {
  empty: 'It has no words.',
  too_long: 'It has more than 25 words.',
  not_one_question: 'It does not have exactly one question mark.',
  two_questions: 'It asks two things at once.',
  yes_or_no: 'It can be answered by yes or no.',
  leading: 'It suggests an answer or a view that the participant did not give.',
  praise: 'It praises, judges or agrees.',
  wrong_language: 'It is not in the language of the interview.',
  not_their_words: 'It quotes words that the participant did not say.',
  cut_quote: 'The words it takes up are not a whole clause or noun phrase, or lose what was denied.',
  repeat: 'It repeats a question that was asked already.',
  later_question: 'It asks what the guide asks later.',
  markup: 'It contains a link, an address, markup or characters that cannot be seen.',
  leak: 'It passes on instructions.',
  new_thing: 'It brings in something that nobody has mentioned.',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** The most words of a follow-up, as K3 counts. */
const MOST_WORDS = 25;
/** A longer text is refused without a look at the rest of it: this bounds the time of the other checks. */
const MOST_CHARACTERS = 400;
const READ_CHARACTERS = 4_000;
const MOST_ASKED = 40;
const MOST_QUOTES = 4;

/**
 * What is wrong with a follow-up; empty when it may be asked. Pure; its time is bounded whatever it is given. In the
 * seven languages that the rules speak all checks apply, in others those that need no knowledge of the language.
 */
export function checkFollowUp(proposal: ProposedFollowUp): Refusal[] {
  const text = proposal.text.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return ['empty'];
  if (text.length > MOST_CHARACTERS) return ['too_long'];
  const base = proposal.language.toLowerCase().split('-')[0]!;
  const language = spoken(proposal.language);
  const { asking } = askingIn(text, base);
  const found: [Refusal, boolean][] = [
    ['too_long', wordsOf(text).length > MOST_WORDS],
    ['not_one_question', questionMarksIn(text, base) !== 1 || (base === 'es' && !opensOnce(text))],
    ['two_questions', language !== null && asksTwice(asking, language)],
    ['yes_or_no', language !== null && isClosed(withoutTag(asking, language), language)],
    ['leading', language !== null && leads(proposal, asking, language)],
    ['praise', language !== null && praises(proposal, text, language)],
    ['wrong_language', isOtherLanguage(text, base)],
    ...quoteFaults(proposal, text, language),
    ['repeat', proposal.askedBefore.slice(-MOST_ASKED).some((one) => isSame(one, text, base))],
    ['later_question', asksLater(proposal, text, base)],
    ['markup', [LINK, MARKUP, UNSEEN].some((pattern) => pattern.test(text))],
    ['leak', leaks(proposal, text)],
    ['new_thing', proposal.nothingNew === true && language !== null && newThings(proposal, text, language)],
  ];
  return [...new Set(found.flatMap(([refusal, holds]) => (holds ? [refusal] : [])))];
}

function opensOnce(text: string): boolean {
  const opening = text.indexOf('¿');
  return opening >= 0 && opening === text.lastIndexOf('¿') && opening < text.indexOf('?');
}

/** Links and addresses. */
export const LINK =
  /https?:|www\.|\b[\p{L}\p{N}-]{1,60}\.(?:com|org|net|io|de|fr|es|it|nl|pt|eu|info|biz|app|ai|co|uk|ru|cn)\b|\S@\S/iu;

/** HTML, Markdown, and characters that change how the text around them is shown. */
const MARKUP =
  /<\/?[a-z!]|&[a-z#][a-z0-9]{1,8};|\*\*|__|~~|```|`|\]\(|^\s{0,3}(?:[#>|]|[-*] )|[{}\\]|[\r\n\t]|\p{Cc}|\p{Extended_Pictographic}/iu;

/** Characters that nobody sees; but some scripts join their letters, or keep them apart, by two of them. */
const UNSEEN =
  /(?![\u200c\u200d])\p{Cf}|(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\s])[\u200c\u200d]|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]/u;

/** "…, right?" turns any sentence into one that wants agreement. */
function tagOf(asking: string, language: ModeratorLanguage): string | null {
  const at = Math.max(asking.lastIndexOf(','), asking.lastIndexOf(' – '), asking.lastIndexOf(' — '));
  if (at < 0) return null;
  const tail = lowersOf(tokensOf(asking.slice(at)));
  const hit = QUESTION_WORDS[language].tags.find(tail);
  return tail.length > 0 && hit?.from === 0 && hit.to === tail.length ? asking.slice(at) : null;
}

function withoutTag(asking: string, language: ModeratorLanguage): string {
  const tag = tagOf(asking, language);
  return tag === null ? asking : asking.slice(0, -tag.length);
}

/** Evaluations that say little: in a question they hardly suggest anything. */
const MILD = new Set(
  'like liked better best clear clearly missed propre pratique laat gemist migliore late gut besser beste bien mieux mejor melhor meglio meilleur beter best goed bene bem gern gerne fácil simple simples leicht einfach easy easier'.split(
    ' ',
  ),
);

/** A tag, a phrase that puts words into their mouth, alternatives to choose from, or an evaluation nobody made. */
function leads(proposal: ProposedFollowUp, asking: string, language: ModeratorLanguage): boolean {
  const words = QUESTION_WORDS[language];
  if (tagOf(asking, language) !== null) return true;
  const own = withoutQuotes(proposal.text);
  const lowers = lowersOf(tokensOf(own));
  if (words.leading.has(lowers)) return true;
  // "…, the price or the time?": a choice after the last comma.
  const tail = asking.slice(asking.lastIndexOf(',') + 1);
  const last = lowersOf(tokensOf(tail));
  const asks = last.some((word) => words.interrogatives.has(word));
  if (asking.includes(',') && !asks && last.slice(1, -1).some((word) => words.or.has(word))) return true;
  const { positive, negative } = lexiconFor(language);
  const said = stemsOf(
    [proposal.answer, ...(proposal.answersBefore ?? []), proposal.question, proposal.goal],
    language,
  );
  // "Hardest" was said when "hard" is asked.
  const wasSaid = (one: string) =>
    said.has(one) || (one.length > 3 && [...said].some((known) => known.startsWith(one)));
  return lowersOf(tokensOf(withoutQuotes(asking))).some(
    (word) => (positive.has(word) || negative.has(word)) && !MILD.has(word) && !wasSaid(stem(word, language)),
  );
}

/** Praise stands before the question, or as a first word before a comma: "Great, what …". */
function praises(proposal: ProposedFollowUp, text: string, language: ModeratorLanguage): boolean {
  const { praise } = QUESTION_WORDS[language];
  const own = withoutQuotes(text);
  const { asking, before } = askingIn(own, language);
  const after = own.slice(own.lastIndexOf('?') + 1);
  const opening = asking.includes(',') ? asking.slice(0, asking.indexOf(',')) : '';
  if ([before, after].some((part) => praise.has(lowersOf(tokensOf(part))))) return true;
  const first = lowersOf(tokensOf(opening));
  // "In that interesting time, what …" takes up a word; "Very interesting, what …" judges.
  return (
    first.length > 0 && first.length <= 4 && praise.has(first) && !isSaid(first.at(-1)!, proposal, language)
  );
}

function isSaid(word: string, proposal: ProposedFollowUp, language: ModeratorLanguage): boolean {
  return stemsOf([proposal.answer, proposal.question], language).has(stem(word, language));
}

const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ps', 'ur', 'sd', 'ku', 'ckb']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'be', 'bg', 'mk', 'sr', 'kk', 'ky', 'mn', 'ba', 'tt', 'tg', 'bs']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Bopomofo}/u, ['zh', 'ja']],
  [/\p{Script=Hangul}|\p{Script=Han}/u, ['ko']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne', 'sa']],
  [/\p{Script=Bengali}/u, ['bn', 'as']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Armenian}/u, ['hy']],
  [/\p{Script=Georgian}/u, ['ka']],
  [/\p{Script=Ethiopic}/u, ['am']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Telugu}/u, ['te']],
  [/\p{Script=Kannada}/u, ['kn']],
  [/\p{Script=Malayalam}/u, ['ml']],
  [/\p{Script=Gujarati}/u, ['gu']],
  [/\p{Script=Gurmukhi}|\p{Script=Arabic}/u, ['pa']],
  [/\p{Script=Khmer}/u, ['km']],
  [/\p{Script=Lao}/u, ['lo']],
  [/\p{Script=Myanmar}/u, ['my']],
  [/\p{Script=Tibetan}/u, ['bo']],
  [/\p{Script=Oriya}/u, ['or']],
];
/** Written in more than one script. */
const MIXED = new Set(['sr', 'bs', 'ku', 'uz', 'az', 'kk', 'ky', 'mn', 'tt', 'sd', 'ha']);
/** So near to a language that is known here that its words would be taken for that one's. */
const NEAR: Record<string, string[]> = {
  af: ['nl'],
  lb: ['de'],
  ca: ['es', 'fr', 'it', 'pt'],
  gl: ['es', 'pt'],
};

/** Clear cases only: another script, or the function words of another language. Quoted words do not count. */
function isOtherLanguage(text: string, base: string): boolean {
  const own = withoutQuotes(text);
  const letters = own.match(/\p{L}/gu) ?? [];
  const script = SCRIPTS.find(([, codes]) => codes.includes(base))?.[0] ?? /\p{Script=Latin}/u;
  const fitting = letters.filter((letter) => script.test(letter)).length;
  if (!MIXED.has(base) && letters.length > 0 && fitting < letters.length * 0.6) return true;
  const words = wordsOf(own).map(({ norm }) => norm);
  const hits = (stop: ReadonlySet<string>) => words.filter((word) => stop.has(word)).length;
  const known = LEXICONS.find(({ language }) => language === base);
  const others = LEXICONS.filter(
    ({ language }) => language !== base && !(NEAR[base] ?? []).includes(language),
  ).map(({ stop }) => hits(stop));
  const best = Math.max(...others);
  if (!known) return words.length >= 4 && hits(lexiconFor('en').stop) >= words.length * 0.6;
  const mine = hits(known.stop);
  return words.length >= 3 && best >= 2 && best > mine * 1.6 && best >= words.length * 0.3;
}

/** Quotes must be what was said, and whole. */
function quoteFaults(
  { targetQuote, answer, answersBefore = [], question }: ProposedFollowUp,
  text: string,
  language: ModeratorLanguage | null,
): [Refusal, boolean][] {
  const quotes = [...quotesIn(text), targetQuote ?? '']
    .filter((quote) => /[\p{L}\p{N}]/u.test(quote))
    .slice(0, MOST_QUOTES);
  if (quotes.length === 0) return [];
  const said = [answer, ...answersBefore.slice(-MOST_ASKED)].map((one) => ({ one, folded: folded(one) }));
  const sources = quotes.map((quote) => said.filter((one) => one.folded.includes(folded(quote))));
  // A single word of the question may be quoted too: "When you say “fair” …".
  const asked = (quote: string) => !/\s/u.test(quote) && lowersOf(tokensOf(question)).includes(folded(quote));
  const foreign = quotes.filter((quote, at) => sources[at]!.length === 0 && !asked(quote));
  const cut = quotes.filter(
    (quote, at) =>
      sources[at]!.length > 0 && !sources[at]!.some(({ one }) => isWholePart(quote, one, language)),
  );
  return [
    ['not_their_words', foreign.length > 0],
    ['cut_quote', cut.length > 0],
  ];
}

function folded(text: string): string {
  return text
    .slice(0, READ_CHARACTERS)
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/["“”„«»]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.,;:!?…]+$/u, '');
}

/** The same question in the same or nearly the same words. */
function isSame(earlier: string, text: string, base: string): boolean {
  const words = (one: string) =>
    wordsOf(withoutQuotes(askingIn(one.slice(-MOST_CHARACTERS), base).asking)).map(({ norm }) => norm);
  const [before, now] = [words(earlier), words(text)];
  if (now.length === 0 || before.length === 0) return folded(earlier) === folded(text);
  if (before.join(' ') === now.join(' ')) return true;
  return now.length >= 4 && overlap(new Set(before), new Set(now)) >= 0.8;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((one) => b.has(one)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** It takes up what a later question asks, and what nobody has mentioned so far. */
function asksLater(
  { laterQuestions, answer, question }: ProposedFollowUp,
  text: string,
  base: string,
): boolean {
  const known = stemsOf([answer, question], base);
  const asked = contentOf(withoutQuotes(text), base);
  return laterQuestions.slice(0, MOST_ASKED).some((later) => {
    if (isSame(later, text, base)) return true;
    const topics = contentOf(later.slice(0, MOST_CHARACTERS), base);
    const shared = [...asked].filter((one) => topics.has(one) && !known.has(one)).length;
    return shared >= 2 || (shared === 1 && topics.size <= 2);
  });
}

/** Words for the machinery; a participant who used them may be asked about them. */
const MACHINERY =
  /\b(?:system prompt|json|as an ai|language model|follow[- ]?up question|move_on|interviewee|respondent|targetquote|my instructions|the instructions|i was (?:told|instructed)|probing)\b/iu;
/** So many words in a row that stand in the prompt were taken from there. */
const RUN = 5;

function leaks({ promptParts = [], answer, question }: ProposedFollowUp, text: string): boolean {
  const machinery = MACHINERY.exec(text)?.[0];
  if (machinery && !folded(`${answer} ${question}`).includes(machinery.toLowerCase())) return true;
  const now = wordsOf(text).map(({ norm }) => norm);
  if (now.length < RUN || promptParts.length === 0) return false;
  const runs = (words: readonly string[]) =>
    words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));
  const theirs = runs(
    wordsOf(`${answer.slice(0, READ_CHARACTERS)}\n${question.slice(0, READ_CHARACTERS)}`).map(
      ({ norm }) => norm,
    ),
  );
  const mine = new Set(runs(now));
  for (const known of theirs) mine.delete(known);
  return promptParts
    .slice(0, MOST_ASKED)
    .some((part) =>
      runs(wordsOf(part.slice(0, READ_CHARACTERS)).map(({ norm }) => norm)).some((run) => mine.has(run)),
    );
}

/** The stems of the words that name something. */
function contentOf(text: string, base: string): Set<string> {
  const { stop, generic } = lexiconFor(base);
  return new Set(
    wordsOf(text)
      .map(({ norm }) => norm)
      .filter((norm) => norm.length > 2 && !stop.has(norm) && !generic.has(norm))
      .map((norm) => stem(norm, base)),
  );
}

function stemsOf(texts: readonly (string | null)[], base: string): Set<string> {
  return new Set(
    wordsOf(
      texts
        .map((text) => (text ?? '').slice(0, READ_CHARACTERS))
        .join('\n')
        .slice(0, READ_CHARACTERS * 2),
    ).map(({ norm }) => stem(norm, base)),
  );
}

/** "Qu’avez-vous" is two words that anybody may use, and "l’atelier" is the workshop. */
function withoutJoints(text: string, language: ModeratorLanguage): string {
  return text.replace(language === 'fr' || language === 'it' ? /['’‑-]/gu : /[‑-]/gu, ' ');
}

/** A word for a thing that is neither in what was said nor among those that any question may use. */
function newThings(proposal: ProposedFollowUp, text: string, language: ModeratorLanguage): boolean {
  const { answer, answersBefore = [], question, goal } = proposal;
  const apart = (one: string | null) => withoutJoints(one ?? '', language);
  const known = stemsOf([answer, question, goal, ...answersBefore.slice(-5)].map(apart), language);
  return [...contentOf(apart(withoutQuotes(text)), language)].some(
    (one) => !known.has(one) && !generalStems(language).has(one) && !isOtherForm(one, known, language),
  );
}
