import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Probe, Turn } from '@/lib/domain/interview/interview';
import { decideProbe } from '@/lib/domain/moderator/decide-probe';
import type { ModeratorInput } from '@/lib/ports/moderator';
import { open } from '../guide-of';

/**
 * Participants of the recorded interviews are in one of two halves, by the number in their id: rules are written by
 * looking at those with a remainder of 1 or 2 by 4 (`built`), and measured on the others. `fresh`,
 * `fresh-second` to `fresh-ninth` are composed answers in seven languages, written before anybody saw what the rules ask after them.
 */
export type Half =
  | 'built'
  | 'measured'
  | 'fresh'
  | 'fresh-second'
  | 'fresh-third'
  | 'fresh-fourth'
  | 'fresh-fifth'
  | 'fresh-sixth'
  | 'fresh-seventh'
  | 'fresh-eighth'
  | 'fresh-ninth';

/** An interview as it was held: what was asked, what was answered, and what the interviewer asked next. */
export interface HeldInterview {
  id: string;
  interviewer: 'human' | 'ai';
  /** Of the composed ones; the others are in English, about politics. */
  language?: string;
  goal?: string;
  turns: { question: string; answer: string; next: string | null }[];
}

export interface Replayed {
  interview: string;
  language: string;
  interviewer: 'human' | 'ai';
  question: string;
  answer: string;
  /** What the interviewer really asked next. */
  next: string | null;
  probe: Probe;
}

export function heldInterviews(half: Half): HeldInterview[] {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures', `interviews-${half}.json`);
  const { interviews } = JSON.parse(readFileSync(file, 'utf8')) as { interviews: HeldInterview[] };
  return interviews;
}

const GOAL = 'Learn what people think politics and democracy are, and how they come across them.';

/** What is said before and after an interview, and remarks that ask nothing, are no questions of a guide. */
const NO_QUESTION = /breakout room|ready to start|ready to begin/i;

function isGuideQuestion(question: string): boolean {
  return (
    /\?|tell us|elaborate/.test(question) && question.split(/\s+/).length >= 5 && !NO_QUESTION.test(question)
  );
}

/**
 * Gives the answers of an interview to the built-in moderator one by one, each to the question that it was given to.
 * Its follow-ups are kept, so that it knows what it asked before, but nobody answers them.
 */
export function replayed(held: HeldInterview, language = held.language ?? 'en'): Replayed[] {
  const replay = replaying(held, language);
  let next = replay.next();
  while (!next.done) next = replay.next(decideProbe(next.value));
  return next.value;
}

/** The same with a moderator that takes its time. */
export async function replayedBy(
  decide: (input: ModeratorInput) => Promise<Probe>,
  held: HeldInterview,
): Promise<Replayed[]> {
  const replay = replaying(held, held.language ?? 'en');
  let next = replay.next();
  while (!next.done) next = replay.next(await decide(next.value));
  return next.value;
}

function* replaying(held: HeldInterview, language: string): Generator<ModeratorInput, Replayed[], Probe> {
  const { id, interviewer, goal } = held;
  // Only recorded interviews have words between the questions.
  const turns = goal ? held.turns : held.turns.filter(({ question }) => isGuideQuestion(question));
  const items = turns.map(({ question }, at) => open(`q${at + 1}`, { text: question, followUp: 'light' }));
  const before: Turn[] = [];
  const all: Replayed[] = [];
  for (const [at, { question, answer, next }] of turns.entries()) {
    const item = items[at]!;
    const turn: Turn = {
      stepId: item.id,
      kind: 'question',
      questionId: item.id,
      conceptId: null,
      answer: { text: answer },
      probe: null,
    };
    const probe = yield {
      item,
      turns: [...before, turn],
      questions: items.map((one) => ({ id: one.id, text: one.text })),
      conceptTitle: null,
      budgetLeft: 1,
      language,
      studyGoal: goal ?? GOAL,
      background: null,
      seed: id,
      said: turns
        .slice(0, at + 1)
        .map((one) => ({ kind: 'question', asked: one.question, answer: one.answer, isOpen: true })),
      later: turns.slice(at + 1).map((one) => one.question),
    };
    before.push({ ...turn, probe });
    all.push({ interview: id, language, interviewer, question, answer, next, probe });
  }
  return all;
}
