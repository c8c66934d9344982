import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Analysis, AnalysisInput, Statement } from '@/lib/domain/analysis/analysis';
import { checkStatement, type StatementKind } from '@/lib/domain/analysis/check-statement';
import { readInterview } from '@/lib/domain/analysis/reading';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { type Analyst, extractiveAnalyst } from './analyst';
import {
  ANALYSE,
  analysisBrief,
  ProposedAnalysis,
  REFUTE,
  Refutation,
  refutationBrief,
} from './analyst-prompt';
import { beginCall, endCall } from './circuits';
import { type LanguageModel, ModelFailure } from './language-model';
import { SpentLimit } from './model-moderator';

/** The version of prompts and checks: raised when the same interview would be analysed differently. */
const VERSION = '1';
/** Nobody waits for it; each call for itself. */
const CALL_MS = 45_000;
const PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
const MOST_TOKENS = { analyse: 3_000, refute: 400 };
const MOST: Record<StatementKind, number> = { tagline: 1, summary: 5, bullet: 7, persona: 3 };
/** With fewer left than this the built-in analyst's say more. */
const FEWEST = { summary: 2, bullet: 3, persona: 1 };

type Kinded = Statement & { kind: StatementKind };

/**
 * An analyst that asks a language model twice: for claims with the words that they stand on, and for what refutes them.
 * What is left is checked in code (`checkStatement`) and dropped when anything is wrong with it. Tags, quality and the
 * short transcript are the built-in analyst's, and so is every part of which too little is left, or all of it while the
 * model is away. `endpoint`: what identifies it, so that a dead one is left alone.
 */
export function modelAnalyst(model: LanguageModel, endpoint: string): Analyst {
  return {
    async analyse(input) {
      const own = extractiveAnalyst.analyse(input);
      const worth = own.bullets.length > 0 && beginCall(endpoint);
      if (!worth) return own;
      try {
        const held = await statementsOf(model, input);
        endCall(endpoint, 'answered');
        return held.length === 0 ? own : merged(own, held, model.name);
      } catch (error) {
        // Out of tokens is no failure of the endpoint.
        endCall(endpoint, error instanceof SpentLimit ? 'answered' : 'failed');
        providerFailed('analyst', error, error instanceof ModelFailure ? { kind: error.kind } : {});
        return own;
      }
    },
  };
}

async function statementsOf(model: LanguageModel, input: AnalysisInput): Promise<Kinded[]> {
  const proposed = await ask(model, ProposedAnalysis, ANALYSE, analysisBrief(input), MOST_TOKENS.analyse);
  const reading = readInterview(input);
  const checked = proposed.statements.flatMap((one): Kinded[] => {
    const statement = checkStatement(one, reading, `${ANALYSE}\n${REFUTE}`);
    return statement ? [{ ...statement, kind: one.kind }] : [];
  });
  if (checked.length === 0) return [];
  const brief = refutationBrief(checked, input);
  const { refuted } = await ask(model, Refutation, REFUTE, brief, MOST_TOKENS.refute);
  return checked.filter((_, index) => !refuted.includes(index + 1));
}

function merged(own: Analysis, held: readonly Kinded[], name: string): Analysis {
  const of = (kind: StatementKind): Statement[] =>
    held
      .filter((one) => one.kind === kind)
      .slice(0, MOST[kind])
      .map(({ text, passages, view }) => ({ text, passages, view }));
  const orOwn = (kind: keyof typeof FEWEST, built: Statement[]) =>
    of(kind).length >= Math.min(FEWEST[kind], Math.max(1, built.length)) ? of(kind) : built;
  return {
    ...own,
    engine: { name, version: VERSION, language: own.engine.language },
    taglines: [...of('tagline'), ...own.taglines],
    summary: orOwn('summary', own.summary),
    bullets: orOwn('bullet', own.bullets),
    personas: orOwn('persona', own.personas),
  };
}

/** Once more after a refusal that may pass. Throws a ModelFailure, also for an answer that is not of the schema. */
async function ask<T>(
  model: LanguageModel,
  schema: z.ZodType<T>,
  system: string,
  brief: string,
  mostTokens: number,
): Promise<T> {
  const once = () =>
    model.ask({
      system,
      messages: [{ role: 'user', content: brief }],
      schema,
      mostTokens,
      signal: AbortSignal.timeout(CALL_MS),
    });
  let answer: Awaited<ReturnType<typeof once>>;
  try {
    answer = await once();
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'busy') throw error;
    await pause(Math.min(error.retryAfterMs ?? PAUSE_MS, LONGEST_PAUSE_MS));
    answer = await once();
  }
  if (answer.value === null)
    throw new ModelFailure('unreadable', 'the model gave no statements of the schema');
  return answer.value;
}
