import { z } from 'zod';
import type { ModelCheck, ModelTest } from '@/lib/domain/models/organization-model';
import {
  forgetDialect,
  languageModel,
  type ModelAnswer,
  type ModelEndpoint,
  ModelFailure,
  type ModelFailureKind,
  streamWords,
} from './language-model';

/** Everything together; a model that is slower than this is of no use in an interview. */
const PATIENCE_MS = 3_500;
const MOST_TOKENS = 60;

const Greeting = z.strictObject({ greeting: z.string().min(1) });
const PROMPT = 'Wish somebody a good morning, in a few words.';

const PROBLEMS: Record<ModelFailureKind, string> = {
  busy: 'The endpoint is not there, or refuses for now',
  late: 'No answer within 3.5 seconds',
  refused: 'The endpoint refuses',
  address: 'The address is private, or not https',
  unreadable: 'The answer is not of the chat format',
};

/** Asks a model made-up questions. Never fails. */
export async function testModel(endpoint: ModelEndpoint, now: () => Date): Promise<ModelTest> {
  forgetDialect(endpoint);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const asked = await timed(() => greet(endpoint, signal));
  const streamed = await timed(() =>
    streamWords(endpoint, { prompt: PROMPT, mostTokens: MOST_TOKENS, signal }),
  );
  const answer = 'result' in asked ? asked.result : null;
  const stream = 'result' in streamed ? streamed.result : null;
  return {
    testedAt: now().toISOString(),
    chat: answer ? works(asked.ms) : fails(asked),
    jsonSchema: !answer
      ? fails(asked)
      : answer.value && answer.structured
        ? works(asked.ms)
        : {
            works: false,
            ms: null,
            problem: answer.value ? PLAIN : 'It does not answer with the JSON asked for.',
          },
    streaming: stream ? works(stream.firstMs) : fails(streamed),
    usage:
      (answer?.usage ?? stream?.usage)
        ? works(null)
        : { works: false, ms: null, problem: 'It does not say; tokens are estimated.' },
    passed: answer?.value != null,
  };
}

/** Once more for each part of the protocol that the server refuses. */
async function greet(endpoint: ModelEndpoint, signal: AbortSignal): Promise<ModelAnswer<unknown>> {
  for (;;) {
    try {
      return await languageModel(endpoint).ask({
        system: `Answer with one JSON object and nothing else: {"greeting": "the words"}.`,
        messages: [{ role: 'user', content: PROMPT }],
        schema: Greeting,
        mostTokens: MOST_TOKENS,
        signal,
      });
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind !== 'busy' || error.status !== 400) throw error;
    }
  }
}

const PLAIN = 'It refuses schemas, and is asked for JSON in words.';

type Timed<T> = { ms: number; result: T } | { ms: number; error: unknown };

async function timed<T>(work: () => Promise<T>): Promise<Timed<T>> {
  const began = Date.now();
  try {
    return { result: await work(), ms: Date.now() - began };
  } catch (error) {
    return { error, ms: Date.now() - began };
  }
}

function works(ms: number | null): ModelCheck {
  return { works: true, ms, problem: null };
}

function fails(timed: Timed<unknown>): ModelCheck {
  const error = 'error' in timed ? timed.error : null;
  if (!(error instanceof ModelFailure)) return { works: false, ms: null, problem: 'It does not answer.' };
  const status = error.status === null ? '' : ` (status ${error.status})`;
  return { works: false, ms: null, problem: `${PROBLEMS[error.kind]}${status}.` };
}
