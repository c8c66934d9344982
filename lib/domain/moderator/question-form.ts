import type { ModeratorLanguage } from './lexicon';
import { QUESTION_WORDS, type QuestionWords } from './question-words';
import { lowersOf, tokensOf } from './tokens';

/** The marks that end a question, by writing; Greek uses a semicolon, or the sign that looks like one. */
const MARKS = /[?？؟՞፧⸮]/gu;
const GREEK_MARKS = /[?;\u037e]/gu;

/** How many questions a text asks, by their marks. */
export function questionMarksIn(text: string, base: string): number {
  return (text.match(base === 'el' ? GREEK_MARKS : MARKS) ?? []).length;
}

/** A text whose last question is taken apart. */
interface AskingText {
  /** The sentence that ends in the question mark, without the mark. */
  asking: string;
  /** All before it. */
  before: string;
}

/** Splits off the sentence that asks. A text without a question mark is all asking. */
export function askingIn(text: string, base: string): AskingText {
  const marks = [...text.matchAll(base === 'el' ? GREEK_MARKS : MARKS)];
  const end = marks.at(-1)?.index ?? text.length;
  const head = text.slice(0, end);
  const cut = Math.max(
    ...['. ', '! ', '… ', ': ', '。', '！', '\n', '¿', '? ', '.” ', '.» '].map((mark) => {
      const at = head.lastIndexOf(mark);
      return at < 0 ? 0 : at + mark.length;
    }),
  );
  return { asking: head.slice(cut).trim(), before: head.slice(0, cut).trim() };
}

/** Text in quotation marks, without them. A pair must close; an apostrophe opens nothing. */
const QUOTES =
  /“([^“”]{1,300})[”“]|„([^„“”]{1,300})[“”]|«([^«»]{1,300})»|‘([^‘’]{1,300}(?:’\p{L}[^‘’]{0,300}){0,3})’|"([^"]{1,300})"|「([^「」]{1,300})」|『([^『』]{1,300})』|״([^״]{1,300})״/gu;

export function quotesIn(text: string): string[] {
  return [...text.matchAll(QUOTES)].map((match) =>
    (match.slice(1).find((group) => group !== undefined) ?? '').replace(/[\u2066-\u2069]/gu, '').trim(),
  );
}

/** With each quote replaced by one word that no list contains. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTES, ' … ');
}

type Form = 'open' | 'closed';

/** Whether a question can be answered by yes or no, or by agreeing. `asking` is one sentence without its mark. */
export function isClosed(asking: string, language: ModeratorLanguage): boolean {
  const words = QUESTION_WORDS[language];
  const clauses = withoutQuotes(asking)
    .split(/[,;–—]| - /u)
    .map((clause) => lowersOf(tokensOf(clause)))
    .filter((clause) => clause.length > 0);
  let weak: Form | null = null;
  for (const [at, clause] of clauses.entries()) {
    const form = formOf(withoutLeadIns(clause, words), words, language);
    if (form === 'closed') return true;
    // "When you moved, what …": the first clause asks only if no later one does.
    const unsure = at < clauses.length - 1 && words.ambiguous.has(withoutLeadIns(clause, words)[0] ?? '');
    if (form === 'open' && !unsure) return false;
    if (form === 'open') weak = 'open';
  }
  if (weak !== null) return false;
  // "Generally speaking what makes …", "And then you said what?": an interrogative with no verb of a question before it.
  const all = clauses.flat();
  const asks = all.findIndex((word) => asksOpenly(word, words, language));
  return asks < 0 || all.slice(0, asks).some((word) => words.verbs.has(word));
}

function withoutLeadIns(clause: readonly string[], words: QuestionWords): readonly string[] {
  const from = clause.findIndex((word) => !words.leadIns.has(word));
  return from < 0 ? clause : clause.slice(from);
}

function formOf(clause: readonly string[], words: QuestionWords, language: ModeratorLanguage): Form | null {
  const [first = '', second = '', third = ''] = clause;
  if (asksOpenly(first, words, language)) {
    if (words.ambiguous.has(first) && language === 'en' && !words.verbs.has(second)) return null;
    return 'open';
  }
  if (words.prepositions.has(first)) {
    const next = words.prepositions.has(second) || second === 'o' ? third : second;
    if (asksOpenly(next, words, language)) return 'open';
    return null;
  }
  if (language === 'fr') {
    const [inverted] = clause
      .slice(0, 4)
      .filter((word) => /-(vous|tu|il|elle|on|ce|ils|elles|nous|je)$/u.test(word));
    const at = inverted === undefined ? -1 : clause.indexOf(inverted);
    if (at >= 0 && !clause.slice(0, at).some((word) => asksOpenly(word, words, language))) return 'closed';
  }
  if (language === 'pt' && (first === 'o' || first === 'a') && asksOpenly(second, words, language))
    return 'open';
  if (language === 'pt' && /^(voc[eê]s?|tu|senhora?)$/u.test(first)) {
    return asksOpenly(clause.at(-1) ?? '', words, language) ? 'open' : 'closed';
  }
  if (words.verbs.has(first)) return 'closed';
  if (words.pronouns.has(second) && !words.subordinators.has(first)) return 'closed';
  return null;
}

function asksOpenly(word: string, words: QuestionWords, language: ModeratorLanguage): boolean {
  if (words.interrogatives.has(word)) return true;
  if (language === 'fr')
    return /^(qu|jusqu)'(?!il|elle|on)\p{L}/u.test(word) || word === "d'où" || word === "qu'est-ce";
  if (language === 'it') return /^(cos|com|dov|quant|qual|chi)'\p{L}/u.test(word) || word === "dall'altro";
  return false;
}

/** Two questions in one: "What happened and why did you leave?" */
export function asksTwice(asking: string, language: ModeratorLanguage): boolean {
  const words = QUESTION_WORDS[language];
  const lowers = lowersOf(tokensOf(withoutQuotes(asking)));
  return lowers.some((word, at) => {
    if (at === 0 || !words.and.has(word)) return false;
    const next = lowers[at + 1] ?? '';
    const asks = (one: string) => asksOpenly(one, words, language) && one !== 'como' && one !== 'come';
    const earlier = lowers.slice(0, at).some((one) => asks(one));
    const joined = asks(next) || (words.prepositions.has(next) && asks(lowers[at + 2] ?? ''));
    // "Who was there and who was not?" asks twice; "what and how much" too; "how and when" is short enough to be one.
    return earlier && joined && lowers.length - at > 2;
  });
}
