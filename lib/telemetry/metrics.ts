import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts, in Prometheus' terms (decisions, P1). Names begin with `colloquy_`; labels have few values
 * and never an id, a word or an address. Counters are of this process since its start: `/metrics` sums them over the
 * processes of the machine.
 */
export interface Metrics {
  registry: Registry;
  requests: Counter<'method' | 'route' | 'status'>;
  requestSeconds: Histogram<'route'>;
  refusals: Counter<'code'>;
  answers: Counter<'kind'>;
  followUps: Counter<'origin'>;
  /** Proposals that did not pass the checker, by what was wrong with them (K3). */
  refusedProposals: Counter<'refusal'>;
  /** Calls of language models, by what came of them; how long they took; and what providers say they used. */
  modelCalls: Counter<'outcome'>;
  modelSeconds: Histogram;
  modelTokens: Counter<'direction'>;
  providerFailures: Counter<'provider'>;
  uploads: Counter<'event'>;
  uploadBytes: Counter;
  jobs: Counter<'task' | 'outcome'>;
}

/** Modules load twice in one process: the counters are one. */
const holder = globalThis as typeof globalThis & { __colloquyMetrics?: Metrics };

export function metrics(): Metrics {
  holder.__colloquyMetrics ??= openMetrics();
  return holder.__colloquyMetrics;
}

function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter<L>({ name: `colloquy_${name}`, help, labelNames, registers });
  return {
    registry,
    requests: counter('requests_total', 'Requests answered.', ['method', 'route', 'status']),
    requestSeconds: new Histogram({
      name: 'colloquy_request_duration_seconds',
      help: 'From the head of a request to the end of its answer.',
      labelNames: ['route'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    refusals: counter('refusals_total', 'Requests refused, by the code of the envelope.', ['code']),
    answers: counter('answers_total', 'Answers of participants taken, by the kind of step.', ['kind']),
    followUps: counter('follow_ups_total', 'Follow-up questions asked, by who worded them.', ['origin']),
    refusedProposals: counter(
      'refused_proposals_total',
      'Follow-ups of a model that did not pass the checker, by what was wrong with them.',
      ['refusal'],
    ),
    modelCalls: counter('model_calls_total', 'Calls of language models, by what came of them.', ['outcome']),
    modelSeconds: new Histogram({
      name: 'colloquy_model_call_duration_seconds',
      help: 'How long calls of language models took, whatever came of them.',
      buckets: [0.25, 0.5, 1, 2, 3.5, 5, 10, 30],
      registers,
    }),
    modelTokens: counter('model_tokens_total', 'Tokens of language models, as their providers count them.', [
      'direction',
    ]),
    providerFailures: counter(
      'provider_failures_total',
      'Calls of something outside this process, or of a moderator, that failed.',
      ['provider'],
    ),
    uploads: counter('uploads_total', 'Uploads of participants.', ['event']),
    uploadBytes: counter('upload_bytes_total', 'Bytes of uploads that were written.', []),
    jobs: counter('jobs_total', 'Background jobs that ended, by outcome.', ['task', 'outcome']),
  };
}

/** Adds what the runtime says of itself (event loop, memory, garbage), once a process. */
export function measureProcess(): void {
  const { registry } = metrics();
  if (!registry.getSingleMetric('colloquy_process_cpu_seconds_total')) {
    collectDefaultMetrics({ register: registry, prefix: 'colloquy_' });
  }
}

/** Says how many connections the pool has whenever the metrics are read. */
export function measurePool(read: () => { total: number; idle: number; waiting: number }): void {
  const { registry } = metrics();
  registry.removeSingleMetric('colloquy_pool_connections');
  registry.registerMetric(
    new Gauge({
      name: 'colloquy_pool_connections',
      help: 'Connections to the database, and requests that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, count);
      },
    }),
  );
}
