import type { AnalysisInput } from '@/lib/domain/analysis/analysis';
import { analysisRows } from '@/lib/domain/analysis/analysis-rows';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import type { Answer } from '@/lib/domain/interview/interview';
import type { StoredTurn } from '@/lib/domain/response/stored-turn';
import { flat, open } from './guide-of';

/** A question and what was said to it, to its follow-ups too; "" is a skip. */
export type Told = [question: string, ...answers: string[]];

/** An interview of open questions alone as the analysis reads it, half a minute for each answer. */
export function toldInterview(told: readonly Told[], more: Partial<AnalysisInput> = {}): AnalysisInput {
  const guide = [flat(...told.map(([text], at) => open(`q${at}`, { text })))];
  const turns = told.flatMap(([question, ...answers], at) =>
    answers.map((text, nth): Omit<StoredTurn, 'createdAt'> => {
      const answer: Answer = text === '' ? { skip: true } : { text };
      return {
        stepId: nth === 0 ? `q${at}` : `q${at}.f${nth}`,
        kind: nth === 0 ? 'question' : 'follow_up',
        questionId: `q${at}`,
        conceptId: null,
        answer,
        probe: null,
        answerId: text === '' ? null : `a${at}`,
        moderator: nth === 0 ? question : 'Thank you. What happened then?',
        user: text,
      };
    }),
  );
  return analysisInputOf(guide, turns, more);
}

export function analysisInputOf(
  guide: IdentifiedGuide,
  turns: readonly StoredTurn[],
  more: Partial<AnalysisInput> = {},
  secondsEach = 30,
): AnalysisInput {
  const timed = turns.map((turn, at) => ({ ...turn, createdAt: new Date(at * secondsEach * 1_000) }));
  return {
    language: 'en',
    studyGoal: null,
    guide,
    rows: analysisRows(timed, guide, null),
    known: { responses: 0, counts: new Map() },
    ...more,
  };
}
