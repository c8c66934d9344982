import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Offloader } from '@/lib/services/offload';
import { log } from '@/lib/telemetry/log';
import { projectRoot } from './project-root';
import type { ReadingReply, ReadingTask } from './reading-process';

/** A request is over within five seconds (A8), whatever it waits for. */
const LONGEST_MS = 5_000;
/** A process that ends by itself is replaced after so long. */
const PAUSE_MS = 1_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Child of a web process for its long reads; one that ends is replaced, and what it was doing is left to its parent. */
export class ReadingProcess {
  private readonly waiting = new Map<number, Waiting>();
  private child: ChildProcess | null = null;
  private again: NodeJS.Timeout | undefined;
  private last = 0;
  private ending = false;

  constructor() {
    this.start();
  }

  readonly offload: Offloader = async (name, input) => {
    const { child } = this;
    if (!child?.connected) return undefined;
    return new Promise((resolve, reject) => {
      const task: ReadingTask = { id: ++this.last, name, input, until: Date.now() + LONGEST_MS };
      this.waiting.set(task.id, { resolve, reject });
      child.send(task);
    });
  };

  /** Ends it once its connections are closed. */
  async end(): Promise<void> {
    this.ending = true;
    clearTimeout(this.again);
    const { child } = this;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.connected) child.disconnect();
    await ended;
  }

  private start(): void {
    const child = fork(path.join(projectRoot(), 'lib/server/boot.mjs'), ['reading-process'], {
      // A session of its own, whose priority it may lower (lib/store/lower-priority.ts).
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // What is read has maps in it.
      serialization: 'advanced',
      execArgv: [],
    });
    this.child = child;
    // Whoever waits for a read keeps this process; the child alone does not.
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: ReadingReply) => this.settle(reply));
    child.on('error', (error) => log().error({ err: error }, 'the process for long reads failed'));
    child.once('exit', () => {
      this.child = null;
      for (const { resolve } of this.waiting.values()) resolve(undefined);
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
