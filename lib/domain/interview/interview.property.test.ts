import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { randomAnswer } from '@/lib/testing/random-answer';
import { type Walk, walkInterview } from '@/lib/testing/walk-interview';
import { identifyGuide } from '../guide/identify-guide';
import { answerKeyLegacy, answerKeyV1, extractedAnswers } from '../response/answers';
import { transcriptRows } from '../response/transcript';
import { isSkip } from './answer-kinds';
import { answerProblems } from './answer-problems';
import { alters, changeable } from './change-answer';
import { nextStep, stepAsked } from './next-step';
import { seededRandom } from './seeded-random';

const walks = fc.tuple(arbitraryGuide(), fc.string()).map(([guide, seed]): Walk => {
  let last = 0;
  return walkInterview(
    identifyGuide(guide, null, () => `id-${++last}`),
    seed,
  );
});
const holds = (check: (walk: Walk) => void) => fc.assert(fc.property(walks, check), { numRuns: 150 });

const uncounted = (step: object | undefined) => ({ ...step, total: null, section: null });

describe('an interview over any accepted guide', () => {
  it('ends, and screens out only where there is screening', () => {
    holds(({ end, interview }) => {
      if (end.outcome === 'screened_out') expect(interview.guide[0]?.type).toBe('screening');
      expect(nextStep(interview)).toEqual(end);
    });
  });
  it('takes the answers that its own steps suggest', () => {
    holds(({ stations, turns }) => {
      for (const [at, { step }] of stations.entries()) {
        expect(answerProblems(step, turns[at]?.answer ?? {})).toEqual([]);
      }
    });
  });
  it('never numbers a step above the total, and the total never grows', () => {
    holds(({ stations }) => {
      let total = Number.POSITIVE_INFINITY;
      let number = 0;
      for (const { step } of stations) {
        expect(step.number).toBeLessThanOrEqual(step.total);
        expect(step.total).toBeLessThanOrEqual(total);
        expect(step.number).toBe(step.kind === 'question' ? number + 1 : number);
        ({ total, number } = step);
      }
    });
  });
  it('numbers its last step by the questions that were asked', () => {
    holds(({ stations }) => {
      const questions = stations.filter(({ step }) => step.kind === 'question').length;
      expect(stations.at(-1)?.step.number ?? 0).toBe(questions);
    });
  });
  it('has step ids that are unique and safe in a path', () => {
    holds(({ stations }) => {
      const ids = stations.map(({ step }) => step.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9._-]+$/);
    });
  });
  it('gives the same step whenever it is computed, also of what was kept as JSON', () => {
    holds(({ stations }) => {
      for (const { interview, step } of stations) {
        const kept = { ...JSON.parse(JSON.stringify(interview)), urlParams: interview.urlParams };
        expect(nextStep(kept)).toEqual(JSON.parse(JSON.stringify(step)));
      }
    });
  });
  it('gives steps that were answered as they were asked', () => {
    holds(({ stations, interview }) => {
      for (const { step } of stations) {
        expect(stepAsked(interview, step.id)).toEqual({ ...step, total: expect.any(Number) });
      }
    });
  });
  it('D5: offers what the guide offers, each option once', () => {
    holds(({ stations }) => {
      for (const { step } of stations) {
        if (step.kind !== 'question') continue;
        const ids = step.options.map((option) => option.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...ids].sort()).toEqual(step.optionsInGuideOrder.map((option) => option.id).sort());
        if (step.item.type === 'multiple_choice' || step.item.type === 'ranking')
          expect(ids.length).toBeGreaterThan(0);
      }
    });
  });
  it('D8, D9: each answerId of the transcript has one Answer and each Answer a row', () => {
    holds(({ turns, interview }) => {
      const rows = transcriptRows(turns);
      const answers = extractedAnswers(turns, interview.guide);
      const ids = answers.map((answer) => answer.answerId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(rows.flatMap((row) => row.answerId ?? []))).toEqual(new Set(ids));
      expect(rows.map((row) => row.responseIndex)).toEqual(turns.map((_, at) => at));
      for (const [at, row] of rows.entries()) {
        if (isSkip(turns[at]?.answer ?? {})) expect([row.user, row.answerId]).toEqual(['', null]);
      }
    });
  });
  it('D9: no two Answers of a response share a key', () => {
    holds(({ turns, interview }) => {
      const answers = extractedAnswers(turns, interview.guide);
      expect(new Set(answers.map(answerKeyV1)).size).toBe(answers.length);
      expect(new Set(answers.map(answerKeyLegacy)).size).toBe(answers.length);
    });
  });
  it('an earlier answer that may become another leaves all that was asked since as it was', () => {
    let taken = 0;
    holds(({ stations, turns }) => {
      for (const [now, { interview, step }] of stations.entries()) {
        for (const [at, { step: asked }] of stations.slice(0, now).entries()) {
          const random = seededRandom('change', asked.id, String(now));
          const answer = randomAnswer(asked, random);
          if (typeof changeable(interview, asked.id) === 'string' || isSkip(answer)) continue;
          if (alters(interview, at, answer, [])) continue;
          taken += 1;
          const changed = { ...interview, turns: interview.turns.with(at, { ...turns[at]!, answer }) };
          for (const { step: since } of stations.slice(0, now))
            expect(uncounted(stepAsked({ ...changed }, since.id))).toEqual(uncounted(since));
          const next = nextStep(changed);
          expect(uncounted(next)).toEqual(uncounted(step));
          if ('total' in next) expect(next.number).toBeLessThanOrEqual(next.total);
        }
      }
    });
    expect(taken).toBeGreaterThan(50);
  });
});
