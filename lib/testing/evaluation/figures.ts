import { type Address, addressOf } from '@/lib/domain/moderator/address';
import { checkFollowUp, type Refusal } from '@/lib/domain/moderator/check-follow-up';
import { spoken } from '@/lib/domain/moderator/detect-language';
import { quotesIn } from '@/lib/domain/moderator/question-form';
import { wordsIn } from '@/lib/domain/moderator/reading';
import { isWholePart } from '@/lib/domain/moderator/whole-part';
import type { Replayed } from './replay';

/** A follow-up and what it follows. */
export interface Asked {
  interview: string;
  language: string;
  question: string;
  answer: string;
  /** Null where the answer was left alone. */
  text: string | null;
}

/** Judged in code, from the words alone. */
export interface Figures {
  answers: number;
  followUps: number;
  /** Of the answers of sixty words or more, how many were left alone. */
  longAnswers: number;
  longLeftAlone: number;
  quoting: number;
  cutQuotes: number;
  wrongLanguage: number;
  repeats: number;
  /** How many the checker (K3) would not let pass, and why. */
  refused: number;
  refusals: Partial<Record<Refusal, number>>;
}

export const LONG_ANSWER = 60;
export const TELL_ME_MORE = 'Could you tell me more about that?';

/** What the built-in rules asked. */
export function byRules(replayed: readonly Replayed[]): Asked[] {
  return replayed.map(({ probe, ...one }) => ({
    ...one,
    text: probe.decision === 'ask' ? probe.text : null,
  }));
}

/** The same question after every answer. */
export function byTellMeMore(replayed: readonly Replayed[]): Asked[] {
  return replayed.map((one) => ({ ...one, text: TELL_ME_MORE }));
}

/** "Tell me more" in other languages, formally and informally. */
const MORE: Record<string, Record<Address, string>> = {
  de: {
    formal: 'Könnten Sie mir mehr darüber erzählen?',
    informal: 'Könntest du mir mehr darüber erzählen?',
  },
  fr: { formal: 'Pourriez-vous m’en dire plus ?', informal: 'Pourrais-tu m’en dire plus ?' },
  es: { formal: '¿Podría contarme más sobre eso?', informal: '¿Podrías contarme más sobre eso?' },
  pt: { formal: 'Pode contar mais sobre isso?', informal: 'Podes contar mais sobre isso?' },
  it: { formal: 'Potrebbe dirmi di più?', informal: 'Potresti dirmi di più?' },
  nl: { formal: 'Kunt u daar meer over vertellen?', informal: 'Kun je daar meer over vertellen?' },
};

/** The same question after every answer of an interview, in its language and its form of address. */
export function inOwnLanguage(replayed: readonly Replayed[]): Asked[] {
  const questions = replayed.map(({ question }) => question);
  return replayed.map((one) => {
    const language = spoken(one.language);
    const address = language ? addressOf([one.question, ...questions], language) : 'formal';
    return { ...one, text: MORE[one.language]?.[address] ?? TELL_ME_MORE };
  });
}

/** What people really asked next: follow-ups, and the next questions of their script. */
export function byPeople(replayed: readonly Replayed[]): Asked[] {
  return replayed
    .filter(({ interviewer }) => interviewer === 'human')
    .map((one) => ({ ...one, text: one.next }));
}

export function figuresOf(asked: readonly Asked[]): Figures {
  const follows = asked.flatMap((one) => (one.text === null ? [] : [{ ...one, text: one.text }]));
  const refusals: Figures['refusals'] = {};
  let [refused, repeats, wrongLanguage] = [0, 0, 0];
  for (const [at, { interview, language, text, answer, question }] of follows.entries()) {
    const before = follows.slice(0, at).filter((one) => one.interview === interview);
    const found = checkFollowUp({
      text,
      language,
      answer,
      answersBefore: before.map((one) => one.answer),
      question,
      goal: null,
      askedBefore: before.map((one) => one.text),
      laterQuestions: [],
    });
    for (const refusal of found) refusals[refusal] = (refusals[refusal] ?? 0) + 1;
    if (found.length > 0) refused += 1;
    if (found.includes('repeat')) repeats += 1;
    if (found.includes('wrong_language')) wrongLanguage += 1;
  }
  const long = asked.filter(({ answer }) => wordsIn(answer) >= LONG_ANSWER);
  const quoting = follows.filter(({ text }) => quotesIn(text).length > 0);
  const said = (interview: string) =>
    asked.filter((one) => one.interview === interview).map(({ answer }) => answer);
  return {
    answers: asked.length,
    followUps: follows.length,
    longAnswers: long.length,
    longLeftAlone: long.filter(({ text }) => text === null).length,
    quoting: quoting.length,
    cutQuotes: quoting.filter(({ text, interview }) =>
      quotesIn(text).some((quote) => !said(interview).some((one) => isWholePart(quote, one, 'en'))),
    ).length,
    wrongLanguage,
    repeats,
    refused,
    refusals,
  };
}
