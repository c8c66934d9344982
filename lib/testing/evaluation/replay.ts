import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Probe, Turn } from '@/lib/domain/interview/interview';
import type { Conversation } from '@/lib/domain/moderator/conversation';
import { decideProbe } from '@/lib/domain/moderator/decide-probe';
import { open } from '../guide-of';

/**
 * Participants are in one of two halves, by the number in their id: rules are written by looking at those with a
 * remainder of 1 or 2 by 4 (`built`), and measured on the others.
 */
export type Half = 'built' | 'measured';

/** An interview as it was held: what was asked, what was answered, and what the interviewer asked next. */
export interface HeldInterview {
  id: string;
  interviewer: 'human' | 'ai';
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
export function replayed({ id, interviewer, turns: all }: HeldInterview, language = 'en'): Replayed[] {
  const turns = all.filter(({ question }) => isGuideQuestion(question));
  const items = turns.map(({ question }, at) => open(`q${at + 1}`, { text: question, followUp: 'light' }));
  const before: Turn[] = [];
  return turns.map(({ question, answer, next }, at) => {
    const item = items[at]!;
    const turn: Turn = {
      stepId: item.id,
      kind: 'question',
      questionId: item.id,
      conceptId: null,
      answer: { text: answer },
      probe: null,
    };
    const conversation: Conversation = {
      item,
      turns: [...before, turn],
      questions: items.map((one) => ({ id: one.id, text: one.text })),
      conceptTitle: null,
      budgetLeft: 1,
      language,
      studyGoal: GOAL,
      background: null,
      seed: id,
    };
    const probe = decideProbe(conversation);
    before.push({ ...turn, probe });
    return { interview: id, language, interviewer, question, answer, next, probe };
  });
}
