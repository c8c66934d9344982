import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Offloader } from '@/lib/services/offload';
import { log } from '@/lib/telemetry/log';
import { projectRoot } from './project-root';
import type { ReadingReply, ReadingTask } from './reading-process';

/** A request is over within five seconds (A8), whatever it waits for. */
const LONGEST_MS = 5_000;
/** A process that ended by itself is not replaced sooner. */
const PAUSE_MS = 1_000;
/** A read waits so long for the process to start before its parent does it. */
const START_MS = 3_000;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * Child of a web process for its long reads. It is started by the first of them, and again when it has ended. What it
 * was doing then is left to its parent, and so is the read that starts it; others wait until it is ready, or many at
 * once would keep the parent from answering participants.
 */
export class ReadingProcess {
  private readonly waiting = new Map<number, Waiting>();
  private child: ChildProcess | null = null;
  private isReady = false;
  private started: Promise<void> = Promise.resolve();
  private endedAt = Number.NEGATIVE_INFINITY;
  private last = 0;
  private ending = false;

  readonly offload: Offloader = async (name, input) => {
    if (this.child && !this.isReady)
      await Promise.race([this.started, sleep(START_MS, undefined, { ref: false })]);
    else if (!this.child && !this.ending && Date.now() - this.endedAt > PAUSE_MS) this.start();
    const { child } = this;
    if (!this.isReady || !child?.connected) return undefined;
    return new Promise((resolve, reject) => {
      const task: ReadingTask = { id: ++this.last, name, input, until: Date.now() + LONGEST_MS };
      this.waiting.set(task.id, { resolve, reject });
      child.send(task);
    });
  };

  /** Ends it once its connections are closed. */
  async end(): Promise<void> {
    this.ending = true;
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
    child.on('message', (message: ReadingReply | 'ready') => {
      if (message === 'ready') this.isReady = true;
      else this.settle(message);
    });
    this.started = new Promise((resolve) => {
      for (const event of ['message', 'exit', 'error']) child.once(event, () => resolve());
    });
    child.on('error', (error) => log().error({ err: error }, 'the process for long reads failed'));
    child.once('exit', () => {
      this.child = null;
      this.isReady = false;
      this.endedAt = Date.now();
      for (const { resolve } of this.waiting.values()) resolve(undefined);
      this.waiting.clear();
    });
  }

  private settle(reply: ReadingReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('value' in reply) waiting?.resolve(reply.value);
    else waiting?.reject(Object.assign(new Error(reply.message), reply.properties));
  }
}
