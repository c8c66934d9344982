import type { Probe } from '../interview/interview';
import { type Random, seededRandom } from '../interview/seeded-random';
import { type Choice, choicesFor } from './choose';
import { compose, freshText } from './compose';
import { contradictionIn } from './contradiction';
import { type Conversation, type History, historyOf, languageOf } from './conversation';
import { KIND_NAMES, LOOKS_FOR } from './family';
import { type Wishes, wishesOf } from './instructions';
import type { Phrasing } from './phrasing';
import { PHRASINGS } from './phrasings';
import { quoted } from './quote';
import { type Reading, readAnswer, type Sign, stem, wordsIn } from './reading';
import { specialOf } from './special';
import { specialReply } from './special-reply';
import { lowersOf, tokensOf } from './tokens';

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
 * Whether to follow up on the last answer, and how: with one open question about the participant's own words, or not at
 * all. Pure and deterministic; its time is bounded whatever was written.
 */
export function decideProbe(conversation: Conversation): Probe {
  const language = languageOf(conversation);
  if (!language) return moveOn('The built-in moderator does not speak this language.');
  const history = historyOf(conversation, language);
  if (history.text.trim() === '') return moveOn('No words to go by.');
  const reading = readAnswer(history.text, history.language);
  const phrasing = PHRASINGS[history.language];
  const random = seededRandom('moderator', conversation.seed, history.last.stepId);
  const item = conversation.item;
  const wishes = wishesOf(item.type === 'open_ended' ? item.addInstructions : null);
  const signs = new Set([reading, ...history.before].flatMap((one) => [...one.signs]));
  const asked = history.follows.map(({ text }) => text);
  const situation = { conversation, history, reading, wishes, phrasing, random, asked, signs };
  return (
    spared(situation) ??
    special(situation) ??
    contradiction(situation) ??
    settled(situation) ??
    probe(situation)
  );
}

/** After something painful, this question has no more follow-ups; after a wish to stop, no question has. */
function spared({ history, conversation }: Situation): Probe | null {
  if (history.followsHere.some(({ family }) => family === 'distress'))
    return moveOn('Something painful came up here: not probed any further.');
  const at = conversation.turns.findIndex(
    ({ probe }) => probe?.decision === 'ask' && probe.family === 'distress',
  );
  const reply = at < 0 ? undefined : conversation.turns[at + 1];
  if (!reply || !('text' in reply.answer)) return null;
  const stops = readAnswer(String(reply.answer.text), history.language).lexicon.stop.has(
    lowersOf(tokensOf(String(reply.answer.text))),
  );
  return stops ? moveOn('They would rather have stopped: nothing is probed any more.') : null;
}

function special(situation: Situation): Probe | null {
  const { history, reading, conversation, phrasing, random } = situation;
  const known = new Set([...history.questionTopics, ...history.goalTopics]);
  const kind = specialOf(reading, known);
  if (kind === null) return null;
  const reply = specialReply(kind, conversation, history, reading, phrasing, random);
  if (reply === null) return null;
  const { text, family, reason, about } = reply;
  if (text === null) return moveOn(reason);
  return ask(situation, text, reason, family, about);
}

/** At most two contradictions are pointed out in an interview: a third would feel like a cross-examination. */
const MOST_CONTRADICTIONS = 2;

function contradiction(situation: Situation): Probe | null {
  const { history, reading, phrasing, asked, random } = situation;
  if (history.follows.filter(({ family }) => family === 'contradiction').length >= MOST_CONTRADICTIONS)
    return null;
  if (history.follows.at(-1)?.family === 'contradiction') return null;
  const found = contradictionIn(reading, [...history.before, ...history.elsewhere]);
  if (!found) return null;
  const fill = (template: string) =>
    template
      .replace('{a}', () => quoted(found.earlier, phrasing.quote))
      .replace('{w}', () => quoted(found.now, phrasing.quote));
  const text = freshText(phrasing.replies.contradiction, fill, asked, random);
  const reason = `“${found.now}” does not seem to go with “${found.earlier}” before. Missing: how the two go together.`;
  return text === null ? null : ask(situation, text, reason, 'contradiction', found.now);
}

/** Signs of concreteness and of a complete answer, relative to the question's whole budget of follow-ups. */
const ENOUGH = new Map([
  [1, { signs: 4, words: 30 }],
  [2, { signs: 5, words: 40 }],
  [4, { signs: 6, words: 70 }],
]);

function settled(situation: Situation): Probe | null {
  const { history, reading, conversation, signs } = situation;
  const topic = topicToRaise(situation);
  if (topic) return topic;
  const followed = history.followsHere.length;
  if (followed > 0) {
    const earlier = new Set(history.before.flatMap((one) => [...one.topics]));
    for (const one of lowersOf(tokensOf(history.followsHere.at(-1)?.text ?? ''))) earlier.add(stem(one));
    const fresh = [...reading.topics].filter((one) => !earlier.has(one)).length;
    if (fresh === 0) return moveOn('The last follow-up brought nothing new.');
    if (fresh === 1 && reading.lowers.length <= 4 && followed > 1)
      return moveOn('The answers are getting shorter, and little new comes.');
  }
  const enough = ENOUGH.get(followed + conversation.budgetLeft) ?? { signs: 5, words: 40 };
  const words = [reading, ...history.before].reduce((sum, { text }) => sum + wordsIn(text), 0);
  const complete = signs.size >= enough.signs + (followed === 0 ? 2 : 0) && words >= enough.words;
  return complete ? moveOn(`Concrete and complete: ${[...signs].join(', ')}.`) : null;
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
  return text === null
    ? null
    : ask(situation, text, `The instructions ask about “${topic}”, and it has not come up.`, 'topic', topic);
}

function probe(situation: Situation): Probe {
  const { reading, signs, history, wishes, phrasing, asked, random } = situation;
  for (const choice of choicesFor(reading, signs, history, wishes, random)) {
    const text = compose(phrasing, choice.family, choice.salient, asked, random);
    if (text !== null) return ask(situation, text, reasonOf(choice), choice.family, choice.salient.words);
  }
  return moveOn('Nothing new in the answer to take up.');
}

function reasonOf({ salient, family, signs }: Choice): string {
  const marks = [KIND_NAMES[salient.kind], ...signs].join(', ');
  return `Took up “${salient.words}” (${marks}). Missing: ${LOOKS_FOR[family]}.`;
}

function ask({ conversation }: Situation, text: string, why: string, family: string, about?: string): Probe {
  const left = conversation.budgetLeft - 1;
  const reason = `${why} Family: ${family}. Follow-ups left: ${left}.`;
  return { decision: 'ask', text, reason, family, ...(about === undefined ? {} : { about }) };
}
