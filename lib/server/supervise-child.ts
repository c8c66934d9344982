import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from '@/lib/env';
import { projectRoot } from './project-root';

/** A child that does not end when asked is killed after this time, which is longer than a drain may take. */
const PATIENCE_MS = 25_000;
const SHORTEST_LIFE_MS = 10_000;
const LONGEST_PAUSE_MS = 10_000;

export interface SupervisedChild {
  /** Resolves when it first reports `ready`; rejects when it ends before that. */
  ready: Promise<void>;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Runs an entry as a child process and restarts it when it dies, unless it never became ready: then it would not start
 * the next time either. It has a process group of its own, so that Ctrl-C in a terminal reaches only the launcher,
 * which ends everything in order.
 */
export function superviseChild(
  entry: string,
  args: readonly string[],
  settings: Record<string, string>,
  options: {
    /** Called with each process, including one that replaces another. */
    onStart?: (child: ChildProcess) => void;
    /** Makes the process, where it is not forked like others. */
    begin?: (settings: Record<string, string>) => ChildProcess;
  } = {},
): SupervisedChild {
  let child: ChildProcess;
  let stopping = false;
  let everReady = false;
  let pause = 0;
  let again: NodeJS.Timeout | undefined;
  let settleReady: { resolve(): void; reject(error: Error): void };
  const ready = new Promise<void>((resolve, reject) => {
    settleReady = { resolve, reject };
  });

  const start = () => {
    const born = Date.now();
    child = options.begin?.(settings) ?? forked(entry, args, settings);
    options.onStart?.(child);
    child.on('message', (message) => {
      if (message !== 'ready') return;
      everReady = true;
      settleReady.resolve();
    });
    child.once('exit', (status, signal) => {
      if (stopping) return;
      if (!everReady) {
        settleReady.reject(new ChildFailed(`The ${entry} process could not start.`));
        return;
      }
      process.stderr.write(`The ${entry} process ended (${signal ?? status}) and is started again.\n`);
      pause = Date.now() - born > SHORTEST_LIFE_MS ? 0 : Math.min(pause * 2 + 250, LONGEST_PAUSE_MS);
      again = setTimeout(start, pause);
    });
  };
  start();

  return {
    ready,
    stop: async () => {
      stopping = true;
      clearTimeout(again);
      await endChild(child);
    },
  };
}

function forked(entry: string, args: readonly string[], settings: Record<string, string>): ChildProcess {
  return fork(path.join(projectRoot(), 'lib/server/boot.mjs'), [entry, ...args], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: childEnvironment(settings),
    execArgv: [],
  });
}

class ChildFailed extends Error {
  readonly isPlain = true;
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
