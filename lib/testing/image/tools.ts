import { spawnSync } from 'node:child_process';
import { projectRoot } from '@/lib/server/project-root';

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What a program prints; an error when it fails. `loud`: its output goes to ours instead. */
export function must(
  program: string,
  args: readonly string[],
  { loud = false, cwd = projectRoot() } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  if (error) throw new Error(`${program}: ${error.message}; on Debian, apt-get install ${program}`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return (stdout ?? '').trim();
}
