import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AggregatorRegistry, Gauge, type PrometheusContentType, type Registry } from 'prom-client';
import type { QueueState } from '@/lib/store/jobs';
import { log } from '@/lib/telemetry/log';
import type { Counted } from './metrics-exchange';
import { methodNotAllowed, notFound, type Refusal, refuse } from './refusal';

export interface MetricsPageOptions {
  /** METRICS_TOKEN; null: the page does not exist. */
  token: string | null;
  /** The counters of each process of this machine. */
  counted: () => Promise<Counted[]>;
  /** The state of the job queue, which all machines share. */
  queue: () => Promise<QueueState>;
}

const METHODS = ['GET', 'HEAD'];

const unauthorized: Refusal = {
  status: 401,
  code: 'unauthorized',
  message: 'The metrics need their own token, as Authorization: Bearer.',
  headers: { 'www-authenticate': 'Bearer' },
};

/** GET /metrics: the counters in Prometheus' text format (decisions, P1). */
export function metricsPage({ token, counted, queue }: MetricsPageOptions) {
  return async (req: IncomingMessage, res: ServerResponse, always: Record<string, string>): Promise<void> => {
    if (token === null) return refuse(req, res, notFound, always);
    if (!METHODS.includes(req.method ?? '')) return refuse(req, res, methodNotAllowed(METHODS), always);
    if (!isToken(req.headers.authorization, token)) return refuse(req, res, unauthorized, always);
    const registry = AggregatorRegistry.aggregate<PrometheusContentType>(await counted());
    await addQueue(registry, queue);
    const text = await registry.metrics();
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    res.writeHead(200, { ...always, ...headers, 'content-length': Buffer.byteLength(text) });
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}

/** Compared as hashes of equal length, so that the time of the comparison reveals nothing. */
function isToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(header ?? '')?.[1];
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(hash(given), hash(token));
}

/** All processes share the queue: it is read now, and not summed. Left out when the database does not answer. */
async function addQueue(
  registry: Registry<PrometheusContentType>,
  queue: () => Promise<QueueState>,
): Promise<void> {
  const registers = [registry];
  const up = new Gauge({ name: 'colloquy_database_up', help: '1 when the database answered.', registers });
  try {
    const { oldestSeconds, waiting, running, setAside } = await queue();
    up.set(1);
    new Gauge({
      name: 'colloquy_queue_age_seconds',
      help: 'For how long the oldest job that could run has been waiting; 0 when none is.',
      registers,
    }).set(oldestSeconds);
    const jobs = new Gauge({
      name: 'colloquy_queue_jobs',
      help: 'Background jobs that wait (due or later), run, or were set aside because they failed too often.',
      labelNames: ['state'],
      registers,
    });
    for (const [state, count] of Object.entries({ waiting, running, set_aside: setAside })) {
      jobs.set({ state }, count);
    }
  } catch (error) {
    up.set(0);
    log().warn({ err: error }, 'the queue could not be read for the metrics');
  }
}
