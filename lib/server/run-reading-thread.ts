import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Offloader } from '@/lib/services/offload';
import { log } from '@/lib/telemetry/log';
import { projectRoot } from './project-root';
import type { ReadingReply, ReadingTask } from './reading-thread';

/** A request is over within five seconds (A8), whatever it waits for. */
const LONGEST_MS = 5_000;
/** A thread that ends by itself is replaced after so long. */
const PAUSE_MS = 1_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Thread of a web process for its long reads; one that ends is replaced, and what it was doing is refused. */
export class ReadingThread {
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | null = null;
  private again: NodeJS.Timeout | undefined;
  private last = 0;
  private ending = false;

  constructor() {
    this.start();
  }

  readonly offload: Offloader = (name, input) => {
    const { worker } = this;
    if (!worker) return null;
    return new Promise((resolve, reject) => {
      const task: ReadingTask = { id: ++this.last, name, input, until: Date.now() + LONGEST_MS };
      this.waiting.set(task.id, { resolve, reject });
      worker.postMessage(task);
    });
  };

  /** Ends it once its connections are closed. */
  async end(): Promise<void> {
    this.ending = true;
    clearTimeout(this.again);
    const { worker } = this;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('end');
    await ended;
  }

  private start(): void {
    const worker = new Worker(path.join(projectRoot(), 'lib/server/boot.mjs'), {
      argv: ['reading-thread'],
      execArgv: [],
    });
    this.worker = worker;
    // Whoever waits for a read keeps the process; the thread alone does not.
    worker.unref();
    worker.on('message', (reply: ReadingReply) => this.settle(reply));
    worker.on('error', (error) => log().error({ err: error }, 'the thread for long reads failed'));
    worker.once('exit', () => {
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(new Error('the thread for long reads ended'));
      this.waiting.clear();
      if (!this.ending) this.again = setTimeout(() => this.start(), PAUSE_MS).unref();
    });
  }

  private settle(reply: ReadingReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(Object.assign(new Error(reply.message), reply.properties));
  }
}
