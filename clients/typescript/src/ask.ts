import { noAnswer, refusal } from './api-error.js';
import type { Settings } from './settings.js';

/** Sends a request once. Rejects with an ApiError for a refusal or without an answer, or as the caller gave up. */
export async function ask(settings: Settings, address: string, init: RequestInit): Promise<Response> {
  const { fetch: send = fetch, timeoutMs = 60_000 } = settings;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  let answer: Response;
  try {
    // A key is not for whoever the address was moved to.
    answer = await send(address, { ...init, signal, redirect: 'manual' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer(error);
  } finally {
    clearTimeout(timer);
  }
  if (answer.ok || answer.status === 304) return answer;
  throw refusal(answer, await answer.text());
}
