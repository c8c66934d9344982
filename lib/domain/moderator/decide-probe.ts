import type { Probe } from '../interview/interview';
import { type Random, seededRandom, shuffled } from '../interview/seeded-random';
import { checkFollowUp } from './check-follow-up';
import { freshText } from './compose';
import { contradictionIn } from './contradiction';
import { type Conversation, type History, historyOf, languageOf, textOf } from './conversation';
import { isFactSettled } from './fact-question';
import { type Family, LOOKS_FOR } from './family';
import { type Wishes, wishesOf } from './instructions';
import type { Phrasing } from './phrasing';
import { PHRASINGS } from './phrasings';
import { type AskedOf, type KindOfQuestion, kindOfQuestion } from './question-kind';
import { quotable, quoted } from './quote';
import { type Reading, readAnswer, type Sign, stem, wordsIn } from './reading';
import { specialOf } from './special';
import { asksForLastRemark, specialReply } from './special-reply';
import { wantsFewer, whyStop } from './stop-rules';
import { mayQuote, quoteOf, wordOf } from './take-up';
import { lowersOf, tokensOf } from './tokens';
import { PART_NAMES, type Part, weightiestOf } from './weightiest';
import { askedOf, isBare, isNo, isVerdict, waysToAsk } from './what-to-ask';

/** The input of all rules. */
interface Situation {
  conversation: Conversation;
  history: History;
  reading: Reading;
  wishes: Wishes;
  phrasing: Phrasing;
  random: Random;
  /** The interview's follow-ups so far. */
  asked: string[];
  /** The signs found in all answers to this question. */
  signs: ReadonlySet<Sign>;
}

const moveOn = (reason: string): Probe => ({ decision: 'move_on', reason });

/**
 * Whether to follow up on the last answer, and how: with one open question that fits the kind of the question and what
 * the answer lacks, or not at all. Pure and deterministic; its time is bounded whatever was written.
 */
export function decideProbe(conversation: Conversation): Probe {
  const language = languageOf(conversation);
  if (!language) return moveOn('The built-in moderator does not speak this language.');
  const history = historyOf(conversation, language);
  if (history.text.trim() === '') return moveOn('No words to go by.');
  if (isOtherWriting(history.text)) return moveOn('Not in a writing that the built-in moderator reads.');
  const reading = readAnswer(history.text, history.language);
  const phrasing = PHRASINGS[history.address][history.language];
  const random = seededRandom('moderator', conversation.seed, history.last.stepId);
  const item = conversation.item;
  const wishes = wishesOf(item.type === 'open_ended' ? item.addInstructions : null);
  const signs = new Set([reading, ...history.before].flatMap((one) => [...one.signs]));
  const asked = history.follows.map(({ text }) => text);
  const situation = { conversation, history, reading, wishes, phrasing, random, asked, signs };
  return (
    special(situation) ??
    tired(situation) ??
    contradiction(situation) ??
    topicToRaise(situation) ??
    probe(situation)
  );
}

const LOOKED_AT = 400;

/** All languages that it speaks are written in Latin letters. */
function isOtherWriting(text: string): boolean {
  const letters = text.slice(0, LOOKED_AT).match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2;
}

function special(situation: Situation): Probe | null {
  const { history, reading, conversation, phrasing, random } = situation;
  const known = new Set([...history.questionTopics, ...history.goalTopics]);
  const kind = specialOf(reading, known);
  if (kind === null) return null;
  const reply = specialReply(kind, conversation, history, phrasing, random);
  if (reply === null) return null;
  const { text, family, reason, about } = reply;
  if (text === null) return moveOn(reason);
  return ask(situation, text, reason, family, about);
}

/** After two skipped follow-ups in a row there are fewer of them. */
function tired({ conversation, history }: Situation): Probe | null {
  if (!wantsFewer(conversation.turns)) return null;
  const { item } = conversation;
  const heavy = item.type === 'open_ended' && item.followUp === 'heavy';
  if (heavy && history.followsHere.length === 0) return null;
  return moveOn('They skipped two follow-ups in a row: fewer are asked.');
}

/** At most two contradictions are pointed out in an interview: a third would feel like a cross-examination. */
const MOST_CONTRADICTIONS = 2;

function contradiction(situation: Situation): Probe | null {
  const { history, reading, phrasing, asked, random, conversation } = situation;
  if (conversation.style === 'non_directive') return null;
  if (history.follows.filter(({ family }) => family === 'contradiction').length >= MOST_CONTRADICTIONS)
    return null;
  if (history.follows.at(-1)?.family === 'contradiction' || !mayQuote(history)) return null;
  const found = contradictionIn(reading, [...history.before, ...history.elsewhere]);
  if (!found) return null;
  const fill = (template: string) =>
    template
      .replace('{a}', () => quoted(found.earlier, phrasing.quote))
      .replace('{w}', () => quoted(found.now, phrasing.quote));
  const text = freshText(phrasing.replies.contradiction, fill, asked, random);
  const reason = `“${found.now}” does not seem to go with “${found.earlier}” before. Missing: how the two go together.`;
  return text === null || !passes(situation, text)
    ? null
    : ask(situation, text, reason, 'contradiction', found.now);
}

/** A topic from the instructions, when the question is nearly over and the participant did not mention it. */
function topicToRaise(situation: Situation): Probe | null {
  const { wishes, history, reading, conversation, phrasing, asked, random } = situation;
  if (conversation.budgetLeft > 1 && history.followsHere.length === 0) return null;
  if (history.follows.at(-1)?.family === 'topic') return null;
  const said = new Set([reading, ...history.before].flatMap(({ lowers }) => lowers.map(stem)));
  const topic = wishes.topics.find((one) => {
    const stems = lowersOf(tokensOf(one)).map(stem);
    return !stems.some((part) => said.has(part)) && !history.follows.some(({ about }) => about === one);
  });
  if (topic === undefined) return null;
  const word = history.language === 'en' && history.guideLanguage ? topic : quoted(topic, phrasing.quote);
  const text = freshText(
    phrasing.replies.topic,
    (template) => template.replace('{w}', () => word),
    asked,
    random,
  );
  return text === null || !passes(situation, text, topic)
    ? null
    : ask(situation, text, `The instructions ask about “${topic}”, and it has not come up.`, 'topic', topic);
}

/** What the answer is about, and how a follow-up could take it up. */
function probe(situation: Situation): Probe {
  const { reading, signs, history, wishes, phrasing, random, conversation } = situation;
  const style = conversation.style ?? 'balanced';
  const question = kindOfQuestion(conversation.item.text, history.language);
  if (isNo(reading, question)) return moveOn('There is nothing to follow up on.');
  const first = history.followsHere.length === 0;
  const settled = first && isFactSettled(conversation.item.text, reading);
  if (isBare(reading) && !settled && !question.rating && !isVerdict(reading, question))
    return exampleAskedFor(situation, question);
  if (isLastWord(situation)) return moveOn('A short last word: left as it is.');
  if (asksBack(reading)) return moveOn('They asked something back.');
  const part = weightiestOf(reading, wishes);
  if (!part) return moveOn('Nothing in the answer to take up.');
  const of = askedOf(question, reading, part, first);
  if (of === null) return moveOn('The question asks for a fact.');
  if (settled && of !== 'rating')
    return moveOn('The question asks for a fact, and nothing of it is missing.');
  const stop = whyStop(conversation, history, reading, signs, of);
  if (stop !== null) return moveOn(stop);
  const ways = waysToAsk(of, question, part, phrasing, signs, reading, history, wishes, style, random);
  for (const { family, texts } of ways) {
    for (const way of inOrder(family, texts, situation)) {
      const plain = taking(way, part, { of, family }, situation).find((one) => mayAsk(situation, one));
      const text = style === 'warm' && plain !== undefined ? thanking(plain, situation) : plain;
      if (text !== undefined) return ask(situation, text, reasonOf(part, family), family, tookOf(part));
    }
  }
  return moveOn('No question that fits is left.');
}

/** A remark in answer to the guide's last question, which asked whether there was anything else. */
function isLastWord({ conversation, history, reading }: Situation): boolean {
  if (!asksForLastRemark(conversation, history.language)) return false;
  const words = wordsIn(reading.text);
  // What happened or was felt is more than a remark.
  const tells = reading.signs.has('event') || reading.signs.has('feeling');
  return words <= (tells ? FEW_WORDS : A_REMARK);
}

/** More words are no mere remark. */
const FEW_WORDS = 12;
const A_REMARK = 25;

/** The wordings of a family: of the plain question the plainest first, of others in an order that is drawn. */
function* inOrder(
  family: Family,
  texts: readonly string[],
  { phrasing, random }: Situation,
): Generator<string> {
  yield* family === 'else' ? texts : shuffled(texts, random);
  if (family === 'else') yield* shuffled(phrasing.plainMore, random);
}

/** More words than these say something besides what they ask. */
const BESIDES = 3;

/** At least half of the answer asks, or all of it but "okay, well". */
function asksBack({ clauses, text }: Reading): boolean {
  const asking = clauses.filter(({ asks }) => asks);
  if (asking.length > 0 && asking.length * 2 >= clauses.length) return true;
  if (!/[?？]\s*$/u.test(text)) return false;
  const sentences = text.split(/(?<=[.!?？])\s+/u);
  return sentences.filter((one) => !/[?？]\s*$/u.test(one)).every((one) => wordsIn(one) <= BESIDES);
}

/** At most so many kind requests for an example in an interview: not every question is met with "ok" by chance. */
const MOST_REQUESTS = 3;

/** An answer without content gets one kind request for an example (K4). */
function exampleAskedFor(situation: Situation, { kind }: KindOfQuestion): Probe {
  const { history, phrasing } = situation;
  if (kind === 'demographic') return moveOn('The question asks for a fact.');
  if (history.followsHere.length > 0) return moveOn('An answer without content to a follow-up: not pressed.');
  const ways = phrasing.ways.filter(({ of }) => of.includes('bare')).flatMap(({ texts }) => texts);
  const requests = history.follows.filter(({ family }) => family === 'example').length;
  if (requests >= MOST_REQUESTS || history.follows.at(-1)?.family === 'example')
    return moveOn('Answers without content again: not pressed.');
  // The first fits "fine" and "so-so" as well as "stress": it takes something to be thought of.
  const text = ways.find((one) => mayAsk(situation, one));
  if (text === undefined) return moveOn('No question that fits is left.');
  return ask(situation, text, `The answer has no content. Missing: ${LOOKS_FOR.example}.`, 'example');
}

/** A way to ask, with the part that it takes up quoted before it where that helps, and without. */
function taking(
  way: string,
  part: Part,
  { of, family }: { of: AskedOf; family: Family },
  { history, reading, phrasing, random }: Situation,
): string[] {
  const quoting = mayQuote(history);
  if (way.includes('{w}')) {
    const word = quoting ? wordOf(part, reading, history, phrasing) : null;
    return word === null ? [] : [way.replace('{w}', () => word)];
  }
  // "What would that change?" asks about all that was wished for, not about the complaint that stands beside it.
  const isWhole = of === 'rating' || (of === 'wish' && family === 'reason');
  // "You said … I see. What more …?": one thing before the question is enough.
  const isLed = /[.!…]\s/u.test(way);
  const quote = quoting && !isWhole && !isLed ? quoteOf(part, reading, phrasing) : null;
  if (quote === null) return [way];
  const said = shuffled(phrasing.said, random).map((lead) => `${lead.replace('{w}', () => quote)} ${way}`);
  return [...said, way];
}

/** With thanks before it, at most every second time: people notice. */
function thanking(text: string, situation: Situation): string {
  const { phrasing, asked, random } = situation;
  const thanks = phrasing.replies.thanks;
  // Something stands before the question already: a quote, or "I see".
  if (/[.!…]\s/u.test(text) || thanks.some((one) => asked.at(-1)?.startsWith(one))) return text;
  return (
    shuffled(thanks, random)
      .map((one) => `${one} ${text}`)
      .find((one) => mayAsk(situation, one)) ?? text
  );
}

/** It passes the check (K3) and does not begin like the one before it. */
function mayAsk(situation: Situation, text: string): boolean {
  const last = situation.asked.at(-1);
  const opening = (one: string) => lowersOf(tokensOf(one)).slice(0, 2).join(' ');
  return (last === undefined || opening(last) !== opening(text)) && passes(situation, text);
}

/** Whether a follow-up may be asked (K3). `topic`: the researchers' words that it brings in. */
function passes({ conversation, history, asked }: Situation, text: string, topic = ''): boolean {
  const { item, questions, turns, studyGoal } = conversation;
  const at = questions.findIndex(({ id }) => id === item.id);
  const texts = questions.map((question) => question.text);
  return (
    checkFollowUp({
      text,
      language: history.language,
      answer: history.text,
      answersBefore: turns.slice(0, -1).map(textOf),
      question: topic === '' ? item.text : `${item.text}\n${topic}`,
      goal: studyGoal,
      askedBefore: [...(at < 0 ? [] : texts.slice(0, at + 1)), ...asked],
      laterQuestions: at < 0 ? [] : texts.slice(at + 1),
    }).length === 0
  );
}

const LONGEST_TAKEN = 160;

/** The participant's words that it takes up. */
function tookOf({ clause }: Part): string {
  return quotable(clause.text, LONGEST_TAKEN);
}

function reasonOf(part: Part, family: Family): string {
  const marks = [...new Set([PART_NAMES[part.kind], ...part.signs])].join(', ');
  return `Took up “${tookOf(part)}” (${marks}). Missing: ${LOOKS_FOR[family]}.`;
}

/** What is missing where the family of the follow-up does not say it (K7). */
const MISSING = new Map([
  ['contradiction', 'how the two go together'],
  ['topic', 'what the instructions ask about'],
]);

function ask({ conversation }: Situation, text: string, why: string, family: string, about?: string): Probe {
  const left = conversation.budgetLeft - 1;
  const reason = `${why} Family: ${family}. Follow-ups left: ${left}.`;
  const missing = MISSING.get(family);
  return {
    decision: 'ask',
    text,
    reason,
    family,
    by: 'rules',
    ...(about === undefined ? {} : { about }),
    ...(missing === undefined ? {} : { missing }),
  };
}
