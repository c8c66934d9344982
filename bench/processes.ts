import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/lib/server/project-root';
import { ended, type Running } from '@/lib/testing/product';

/** A tool of ours as a child that tells its port once it has been told its plan. */
export async function startFloor(file: string, plan: unknown): Promise<Running> {
  const child = fork(path.join(projectRoot(), 'scripts/run.mjs'), [file], { execArgv: [] });
  const port = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code} before it was ready`)));
  });
  child.send(plan as object);
  return {
    url: `http://127.0.0.1:${await port}`,
    pid: child.pid ?? 0,
    complaints: () => '',
    stop: () => ended(child),
  };
}

/** CPU time that a process has used so far, in milliseconds; the kernel counts in steps of ten. */
export function cpuMs(pid: number): number {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
