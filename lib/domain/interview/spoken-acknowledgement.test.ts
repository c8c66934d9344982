import { describe, expect, it } from 'vitest';
import { checkFollowUp } from '../moderator/check-follow-up';
import type { SafetyFinding } from '../safety/assess-safety';
import type { Answer, FollowUpStep, Probe, QuestionStep } from './interview';
import { ACKNOWLEDGEMENTS, spokenAcknowledgement } from './spoken-acknowledgement';

const open = { kind: 'question', item: { type: 'open_ended' } } as QuestionStep;
const choice = { kind: 'question', item: { type: 'multiple_choice' } } as QuestionStep;
const followUp = { kind: 'follow_up' } as FollowUpStep;

function said(user: string, changes: { answer?: Answer; probe?: Probe; safety?: SafetyFinding } = {}) {
  return {
    stepId: 's',
    kind: 'question' as const,
    questionId: 'q',
    conceptId: null,
    answer: { text: user },
    probe: null,
    safety: null,
    user,
    ...changes,
  };
}
const about = { mode: 'audio', language: 'en', seed: 'a' } as const;
const painful: SafetyFinding = { level: 'painful', start: 0, end: 4 } as SafetyFinding;
const imminent: SafetyFinding = { level: 'imminent', start: 0, end: 4 } as SafetyFinding;

/** They say of a sentence that it is no question, which it is not meant to be. */
const FOR_QUESTIONS = new Set(['not_one_question', 'yes_or_no']);

describe('a spoken acknowledgement', () => {
  it('K3: praises nobody, agrees with nothing, asks nothing, and is short', () => {
    for (const [language, words] of Object.entries(ACKNOWLEDGEMENTS)) {
      for (const text of words) {
        const refusals = checkFollowUp({
          text,
          language,
          answer: 'The train was late.',
          askedBefore: [],
          question: 'How was it?',
          goal: null,
          laterQuestions: [],
        });
        expect([text, refusals.filter((one) => !FOR_QUESTIONS.has(one))]).toEqual([text, []]);
        expect(text).not.toMatch(/[?？؟!！]/);
        expect(text.length).toBeLessThan(40);
      }
    }
  });

  it('comes between open questions, and never twice the same', () => {
    const turns = Array.from({ length: 12 }, () => said('The train was late.'));
    const heard = turns.map((_, at) =>
      spokenAcknowledgement(at % 2 ? open : followUp, { ...about, turns: turns.slice(0, at + 1) }),
    );
    for (const [at, one] of heard.entries()) {
      expect(ACKNOWLEDGEMENTS.en).toContain(one);
      expect(one).not.toBe(heard[at - 1]);
    }
    expect(new Set(heard).size).toBe(ACKNOWLEDGEMENTS.en!.length);
  });

  it.each([
    ['before a closed question', choice, [said('It was late.')], {}],
    ['after a closed question', open, [said('Berth', { answer: { optionIds: ['a'] } })], {}],
    ['after a question that was skipped', open, [said('', { answer: { skip: true } })], {}],
    ['after words that are not known', open, [said('', { answer: { text: '', recordings: ['r'] } })], {}],
    ['after something painful', open, [said('My wife died.', { safety: painful })], {}],
    ['once somebody is in danger', open, [said('…', { safety: imminent }), said('It was late.')], {}],
    [
      'before the answer to a question back',
      followUp,
      [
        said('Is this recorded?', {
          probe: { decision: 'ask', text: 'Yes.', reason: '', family: 'question_back' },
        }),
      ],
      {},
    ],
    ['in writing', open, [said('It was late.')], { mode: 'text' as const }],
    ['in a language that it does not speak', open, [said('Vlak měl zpoždění.')], { language: 'cs' }],
    ['at the beginning', open, [], {}],
    ['at the end', { kind: 'end', outcome: 'complete' } as const, [said('It was late.')], {}],
  ])('K5: does not come %s', (_, next, turns, changes) => {
    expect(spokenAcknowledgement(next, { ...about, turns, ...changes })).toBeNull();
  });
});
