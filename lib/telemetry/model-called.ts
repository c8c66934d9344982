import { metrics } from './metrics';

/** What came of asking a language model: an answer of the schema, why there was none, or that a limit is used up. */
export type ModelOutcome = 'answered' | 'busy' | 'late' | 'refused' | 'address' | 'unreadable' | 'spent';

/** One more call of a model, whoever asked it; with how long it took, where it was called. */
export function modelCalled(outcome: ModelOutcome, seconds?: number): void {
  metrics().modelCalls.inc({ outcome });
  if (seconds !== undefined) metrics().modelSeconds.observe(seconds);
}

/** What a provider says that a call took. */
export function modelUsed({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }): void {
  metrics().modelTokens.inc({ direction: 'in' }, tokensIn);
  metrics().modelTokens.inc({ direction: 'out' }, tokensOut);
}
