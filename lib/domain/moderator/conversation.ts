import type { IdentifiedItem, InterviewerStyle } from '../guide/guide';
import { isOpen } from '../interview/answer-kinds';
import type { Probe, Turn } from '../interview/interview';
import { type Address, addressOf } from './address';
import { detectLanguage, spoken } from './detect-language';
import { LANGUAGES } from './languages';
import type { ModeratorLanguage } from './lexicon';
import { type Reading, readAnswer, topicsOf } from './reading';
import { lowersOf, tokensOf } from './tokens';

/** The input of a moderator's decision. */
export interface Conversation {
  /** The open question that was answered. */
  item: IdentifiedItem;
  /** All turns so far; the last one is the answer in question. */
  turns: readonly Turn[];
  /** The questions of the guide, in its order and untranslated. */
  questions: readonly { id: string; text: string }[];
  /** The concept that the question is asked for; null outside concept blocks. */
  conceptTitle: string | null;
  /** How many follow-ups this question may still have, at least 1 (D6). */
  budgetLeft: number;
  /** The interview's language; a participant may answer in another. */
  language: string;
  studyGoal: string | null;
  background: string | null;
  /** Without one: balanced. */
  style?: InterviewerStyle;
  /** The interview's seed: choices differ between interviews but not within one. */
  seed: string;
}

type Follow = Extract<Probe, { decision: 'ask' }>;

/** The part of the interview before the answer in question. */
export interface History {
  last: Turn;
  text: string;
  language: ModeratorLanguage;
  /** How the guide speaks to participants. */
  address: Address;
  /** Whether the guide's texts can be quoted, because they are in that language. */
  guideLanguage: boolean;
  /** All follow-ups of the interview, in their order. */
  follows: Follow[];
  /** Those on this question, for this concept. */
  followsHere: Follow[];
  /** Answers to this question before the last one. */
  before: Reading[];
  /** Answers to other questions, newest first. */
  elsewhere: Reading[];
  questionLowers: readonly string[];
  questionTopics: ReadonlySet<string>;
  goalTopics: ReadonlySet<string>;
}

/** Only this many answers to other questions are read, to bound a decision's time. */
const LOOKS_BACK = 12;

export function textOf(turn: Turn): string {
  return isOpen(turn.answer) ? turn.answer.text : '';
}

/** The language that the participant uses; null for one that the moderator does not speak. */
export function languageOf({ turns, language }: Conversation): ModeratorLanguage | null {
  const said = turns.slice(0, -1).filter((turn) => textOf(turn).trim() !== '');
  return [...said.slice(-3), turns.at(-1)!]
    .map(textOf)
    .reduce<ModeratorLanguage | null>((known, text) => detectLanguage(text, known), spoken(language));
}

export function historyOf(conversation: Conversation, language: ModeratorLanguage): History {
  const { turns, item } = conversation;
  const last = turns.at(-1)!;
  const said = turns.slice(0, -1).filter((turn) => textOf(turn).trim() !== '');
  const here = (turn: Turn) => turn.questionId === last.questionId && turn.conceptId === last.conceptId;
  const follow = (turn: Turn): Follow[] => (turn.probe?.decision === 'ask' ? [turn.probe] : []);
  const read = (turn: Turn) => readAnswer(textOf(turn), language);
  const { lexicon } = LANGUAGES[language];
  const topics = (...texts: (string | null | undefined)[]) =>
    topicsOf(lowersOf(tokensOf(texts.filter(Boolean).join('\n'))), lexicon);
  return {
    last,
    text: textOf(last),
    language,
    address: addressOf(ownTexts(conversation), language),
    guideLanguage: spoken(conversation.language) === language,
    follows: turns.flatMap(follow),
    followsHere: turns.filter(here).flatMap(follow),
    before: said.filter(here).map(read),
    elsewhere: said
      .filter((turn) => !here(turn))
      .slice(-LOOKS_BACK)
      .reverse()
      .map(read),
    questionLowers: lowersOf(tokensOf(item.text)),
    questionTopics: topics(item.text, conversation.conceptTitle),
    // Each text is read in its own language: words of different languages only seem to match.
    goalTopics: spoken(conversation.language) === language ? topics(conversation.studyGoal) : new Set(),
  };
}

/** The question that was answered and, unless it is a translation, the others of the guide. */
function ownTexts({ item, questions }: Conversation): string[] {
  const isTranslated = questions.find(({ id }) => id === item.id)?.text !== item.text;
  return [item.text, ...(isTranslated ? [] : questions.map(({ text }) => text))];
}
