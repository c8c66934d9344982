import { spawn } from 'node:child_process';

/** The system user that runs the command; empty: the user of this process. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export interface Finished {
  /** Null when a signal ended it; -1 when it could not be started. */
  status: number | null;
  output: string;
}

const MINIMAL: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
};

/**
 * Runs a program to its end without blocking the event loop. Starts in `/`, because the other user may not have access
 * to the working directory. `discard` ignores its output: needed when a daemon outlives the program and keeps its pipes
 * open.
 */
export function runCommand(
  file: string,
  args: readonly string[],
  options: { as?: RunAs; env?: NodeJS.ProcessEnv; discard?: boolean } = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...options.as,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: options.env ?? MINIMAL,
      stdio: ['ignore', options.discard ? 'ignore' : 'pipe', options.discard ? 'ignore' : 'pipe'],
      windowsHide: true,
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', (error) => resolve({ status: -1, output: error.message }));
    child.once('close', (status) => resolve({ status, output }));
  });
}
