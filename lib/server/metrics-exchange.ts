import type { ChildProcess } from 'node:child_process';
import { metrics } from '@/lib/telemetry/metrics';

/**
 * Collects the counters of all processes of a launcher: a web process asks the launcher, which asks every child and
 * returns what arrives in time. Prometheus reads one address and expects the figures of the machine.
 */

/** The counters of a process, in prom-client's format for aggregation. */
export type Counted = object[];

type Message =
  | { metrics: 'ask'; id: number }
  | { metrics: 'want'; id: number }
  | { metrics: 'here'; id: number; counted: Counted }
  | { metrics: 'all'; id: number; processes: Counted[] };

/** A process that does not reply within this time is left out. */
const PATIENCE_MS = 1_500;

function messageOf(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null || !('metrics' in value)) return undefined;
  // Only our own processes send messages on this channel.
  return value as Message;
}

/** The launcher's side. */
export class MetricsHub {
  readonly #children = new Set<ChildProcess>();
  readonly #rounds = new Map<number, { processes: Counted[]; missing: Set<ChildProcess>; end: () => void }>();
  #last = 0;

  /** To be called for every child, including one that replaces another. */
  add(child: ChildProcess): void {
    this.#children.add(child);
    child.once('exit', () => {
      this.#children.delete(child);
      for (const round of this.#rounds.values()) this.#strike(round, child);
    });
    child.on('message', (value) => {
      const message = messageOf(value);
      if (message?.metrics === 'ask') this.#begin(child, message.id);
      if (message?.metrics === 'here') {
        const round = this.#rounds.get(message.id);
        if (!round?.missing.has(child)) return;
        round.processes.push(message.counted);
        this.#strike(round, child);
      }
    });
  }

  #begin(asker: ChildProcess, asked: number): void {
    const id = ++this.#last;
    const processes: Counted[] = [];
    const missing = new Set([...this.#children].filter((child) => child.connected));
    const end = () => {
      clearTimeout(timer);
      if (this.#rounds.delete(id)) send(asker, { metrics: 'all', id: asked, processes });
    };
    const timer = setTimeout(end, PATIENCE_MS);
    this.#rounds.set(id, { processes, missing, end });
    for (const child of missing) send(child, { metrics: 'want', id });
  }

  #strike(round: { missing: Set<ChildProcess>; end: () => void }, child: ChildProcess): void {
    round.missing.delete(child);
    if (round.missing.size === 0) round.end();
  }
}

function send(child: ChildProcess, message: Message): void {
  // A process that is just ending is left out.
  if (child.connected) child.send(message, () => {});
}

/** A child's side: replies to the launcher, and asks it. Without a launcher there is only this process. */
export function exchangeMetrics(): { ofAll: () => Promise<Counted[]> } {
  const own = (): Promise<Counted> => metrics().registry.getMetricsAsJSON();
  if (!process.send) return { ofAll: async () => [await own()] };
  const asked = new Map<number, (processes: Counted[]) => void>();
  let last = 0;
  process.on('message', (value) => {
    const message = messageOf(value);
    if (message?.metrics === 'all') {
      asked.get(message.id)?.(message.processes);
      asked.delete(message.id);
    }
    if (message?.metrics === 'want') {
      void own().then((counted) => process.send?.({ metrics: 'here', id: message.id, counted }));
    }
  });
  return {
    ofAll: () =>
      new Promise((resolve) => {
        const id = ++last;
        asked.set(id, resolve);
        process.send?.({ metrics: 'ask', id });
      }),
  };
}
