import { type ModelLimits, monthOf, tokensIn } from '@/lib/domain/models/organization-model';
import { type LanguageModel, ModelFailure, type ModelQuestion } from '@/lib/ports/language-model';
import { SpentLimit } from '@/lib/ports/model-moderator';
import type { Db } from '@/lib/store/database';
import { addTokens, correctTokens, type UsageScope } from '@/lib/store/model-usage';
import { log } from '@/lib/telemetry/log';
import { modelCalled } from '@/lib/telemetry/model-called';

/** For whom a model is asked. */
export interface ModelUse {
  organizationId: string;
  /** Null: of no study alone. */
  studyId: string | null;
  /** Null: for no interview. */
  responseId: string | null;
  limits: ModelLimits;
}

class NoRoom extends Error {}

/**
 * A model whose calls count for an organisation. Where there is a limit, what a call may take is counted before it is
 * made, so that calls at the same time stay within it together, and corrected to what the provider says afterwards.
 * Without that, and for a call that was given up, the estimate counts. Throws a SpentLimit instead of asking past a limit.
 */
export function meteredModel(db: Db, model: LanguageModel, use: ModelUse): LanguageModel {
  return {
    name: model.name,
    async ask(question) {
      const scopes = scopesOf(use, new Date());
      const expected = { tokensIn: expectedTokens(question), tokensOut: question.mostTokens };
      const isLimited = scopes.some(({ mostTokens }) => mostTokens !== null);
      if (isLimited) await reserve(db, use.organizationId, scopes, expected).catch(countSpent);
      const count = async (used: { tokensIn: number; tokensOut: number } | null) => {
        try {
          if (!isLimited && used) await addTokens(db, use.organizationId, scopes, used);
          if (isLimited) await correctTokens(db, use.organizationId, scopes, differenceOf(used, expected));
        } catch (error) {
          log().warn({ err: error }, 'the tokens of a model could not be counted');
        }
      };
      try {
        const answer = await model.ask(question);
        await count(answer.usage ?? { ...expected, tokensOut: tokensIn(answer.text) });
        return answer;
      } catch (error) {
        // What was refused took nothing; what came too late was worked on all the same. Nobody waits for the count.
        const kind = error instanceof ModelFailure ? error.kind : null;
        void count(kind === 'late' || kind === 'unreadable' ? expected : null);
        throw error;
      }
    },
  };
}

function countSpent(error: unknown): never {
  if (error instanceof SpentLimit) modelCalled('spent');
  throw error;
}

function differenceOf(
  used: { tokensIn: number; tokensOut: number } | null,
  expected: { tokensIn: number; tokensOut: number },
): { tokensIn: number; tokensOut: number; calls: number } {
  return {
    tokensIn: (used?.tokensIn ?? 0) - expected.tokensIn,
    tokensOut: (used?.tokensOut ?? 0) - expected.tokensOut,
    calls: used ? 0 : -1,
  };
}

async function reserve(
  db: Db,
  organizationId: string,
  scopes: readonly UsageScope[],
  expected: { tokensIn: number; tokensOut: number },
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      if ((await addTokens(tx, organizationId, scopes, expected)) < scopes.length) throw new NoRoom();
    });
  } catch (error) {
    if (error instanceof NoRoom) throw new SpentLimit('the tokens of a limit are used up');
    throw error;
  }
}

/** In the order in which their rows are locked. */
function scopesOf({ limits, responseId, studyId }: ModelUse, now: Date): UsageScope[] {
  const scopes: (Omit<UsageScope, 'scopeId'> & { scopeId: string | null })[] = [
    { scope: 'interview', scopeId: responseId, mostTokens: limits.tokensPerInterview ?? null },
    { scope: 'month', scopeId: monthOf(now), mostTokens: limits.tokensPerMonth ?? null },
    { scope: 'study', scopeId: studyId, mostTokens: limits.tokensPerStudy ?? null },
  ];
  return scopes.flatMap(({ scopeId, ...scope }) => (scopeId === null ? [] : [{ ...scope, scopeId }]));
}

function expectedTokens({ system, messages }: ModelQuestion<unknown>): number {
  return messages.reduce((sum, { content }) => sum + tokensIn(content), tokensIn(system));
}
