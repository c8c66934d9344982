import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bareEnvironment } from '@/lib/env';
import { isolated } from './isolation';
import type { Limits } from './limits';
import { MediaProblem, type MediaProblemReason } from './media-problem';

type OnLine = (line: string, extend: (seconds: number) => void) => void;

export interface Run {
  /** Null when a signal that this process did not send ended it. */
  status: number | null;
  stdout: string;
  /** The last part of it. */
  stderr: string;
}

const MEMORY_BYTES = 1.5 * 1024 ** 3;
const STDOUT_CHARACTERS = 4 * 1024 ** 2;
const STDERR_CHARACTERS = 4_000;
const WATCH_MS = 250;

/**
 * Runs a program on untrusted files: with low priority, without secrets in its environment, isolated from the rest of
 * the machine as far as `isolation` allows, and within its limits. Rejects with a MediaProblem (`took_too_long`,
 * `too_large`) when a limit ended it, with another error when it could not be started. With `onLine` its output is
 * passed on line by line, else returned; `extend` replaces its time limit, in seconds from now. `input` is written to
 * its standard input, which stays open as long as this process lives.
 */
export function runLimited(
  program: string,
  args: readonly string[],
  limits: Limits,
  { input, onLine }: { input?: string; onLine?: OnLine } = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = start(program, args, limits);
    let exceeded: { reason: MediaProblemReason; detail: string } | undefined;
    let failure: unknown;
    const end = (reason: MediaProblemReason, detail: string) => {
      exceeded ??= { reason, detail };
      child.kill('SIGKILL');
    };
    const { stopWatching, extend } = watch(child, limits, end);
    const stdout = onLine
      ? eachLine(child, (line) => {
          try {
            onLine(line, extend);
          } catch (error) {
            // What it has printed is enough: the reader has refused it.
            failure ??= error;
            child.kill('SIGKILL');
          }
        })
      : kept(child.stdout, STDOUT_CHARACTERS, () => end('too_large', 'it prints without an end'));
    const stderr = tail(child.stderr);
    // A program that ends before it has read its input breaks the pipe; its exit status says why.
    child.stdin.on('error', () => {});
    if (input !== undefined) child.stdin.write(input);
    child.once('error', (error) => {
      stopWatching();
      reject(error);
    });
    child.once('close', (status) => {
      stopWatching();
      if (failure !== undefined) reject(failure);
      else if (exceeded) reject(new MediaProblem(exceeded.reason, exceeded.detail));
      else resolve({ status, stdout: stdout(), stderr: stderr() });
    });
  });
}

/** Throws ENOENT when there is no such program. */
function start(program: string, args: readonly string[], limits: Limits): ChildProcessWithoutNullStreams {
  const { file, args: all, uid, gid, tellsPid } = isolated(program, args, limits);
  const child = spawn(file, all, {
    ...(uid !== undefined && { uid, gid }),
    cwd: limits.folder,
    env: bareEnvironment(limits.folder),
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe', ...(tellsPid ? (['pipe'] as const) : [])],
  });
  // The first three are pipes, whatever the others are.
  return child as ChildProcess as ChildProcessWithoutNullStreams;
}

/** Ends the child at its limits, and when this process exits. */
function watch(
  child: ChildProcessWithoutNullStreams,
  limits: Limits,
  end: (reason: MediaProblemReason, detail: string) => void,
): { stopWatching: () => void; extend: (seconds: number) => void } {
  let { pid } = child;
  // The process id of the program itself when the isolation starts it as a child.
  child.stdio[3]?.on('data', (output: Buffer) => {
    pid = Number(/"child-pid": (\d+)/.exec(`${output}`)?.[1] ?? pid);
  });
  const lateAfter = (seconds: number) =>
    setTimeout(() => end('took_too_long', `${seconds} s`), seconds * 1000);
  let late = lateAfter(limits.seconds);
  const memoryBytes = limits.memoryBytes ?? MEMORY_BYTES;
  const look = setInterval(() => {
    if (pid !== undefined && residentBytes(pid) > memoryBytes)
      end('too_large', `memory over ${memoryBytes} bytes`);
    if (bytesIn(limits.folder) > limits.folderBytes)
      end('too_large', `output over ${limits.folderBytes} bytes`);
  }, WATCH_MS);
  const withUs = () => child.kill('SIGKILL');
  process.once('exit', withUs);
  return {
    stopWatching: () => {
      clearTimeout(late);
      clearInterval(look);
      process.off('exit', withUs);
    },
    extend: (seconds) => {
      clearTimeout(late);
      late = lateAfter(seconds);
    },
  };
}

/** 0 where the system does not report it. */
function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function bytesIn(folder: string): number {
  try {
    const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  } catch {
    // A file that was just replaced, or all of them: the next check sees the current state.
    return 0;
  }
}

function kept(stream: NodeJS.ReadableStream, most: number, onMore: () => void): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length + chunk.length > most) onMore();
    else text += chunk;
  });
  return () => text;
}

function tail(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-STDERR_CHARACTERS);
  });
  return () => text.trim();
}

function eachLine(child: ChildProcessWithoutNullStreams, onLine: (line: string) => void): () => string {
  let incomplete = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (incomplete + chunk).split('\n');
    incomplete = (lines.pop() ?? '').slice(-STDERR_CHARACTERS);
    for (const line of lines) onLine(line);
  });
  return () => '';
}
