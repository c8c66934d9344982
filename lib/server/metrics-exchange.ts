import type { ChildProcess } from 'node:child_process';
import { metrics } from '@/lib/telemetry/metrics';

/**
 * How a web process learns what the other processes of its launcher counted: it asks the launcher, which asks every
 * child and passes on what comes in time. Prometheus reads one address and means the machine.
 */

/** What a process counted, as prom-client gives it for aggregation. */
export type Counted = object[];

type Message =
  | { metrics: 'ask'; id: number }
  | { metrics: 'want'; id: number }
  | { metrics: 'here'; id: number; counted: Counted }
  | { metrics: 'all'; id: number; processes: Counted[] };

/** A process that is busy for so long is left out this time. */
const PATIENCE_MS = 1_500;

function messageOf(value: unknown): Message | undefined {
  if (typeof value !== 'object' || value === null || !('metrics' in value)) return undefined;
  // Only our own processes speak on this channel.
  return value as Message;
}

/** The launcher's side. */
export class MetricsHub {
  readonly #children = new Set<ChildProcess>();
  readonly #rounds = new Map<number, { processes: Counted[]; missing: Set<ChildProcess>; end: () => void }>();
  #last = 0;

  /** To be called with every child, also with the one that takes the place of one that ended. */
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
  // It may be ending just now: then it is left out.
  if (child.connected) child.send(message, () => {});
}

/** A child's side: answers the launcher, and asks it. Without a launcher there is this process alone. */
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
