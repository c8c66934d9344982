import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function idleProcess(options: { detached: boolean }): number {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], options);
  children.push(child);
  return child.pid ?? 0;
}

it('lowers the priority of a process, never raises it, and does nothing about one that is gone', () => {
  const pid = idleProcess({ detached: false });
  const before = os.getPriority(pid);
  lowerPriority(pid, before + 3);
  expect(os.getPriority(pid)).toBe(before + 3);
  lowerPriority(pid, before + 1);
  expect(os.getPriority(pid)).toBe(before + 3);
  expect(() => lowerPriority(2 ** 30, 5)).not.toThrow();
});

it.runIf(existsSync('/proc/self/autogroup'))(
  'lowers the priority of a session with that of its leader, and of no other',
  () => {
    const ofSession = (pid: number) => readFileSync(`/proc/${pid}/autogroup`, 'utf8').trim();
    const leader = idleProcess({ detached: true });
    lowerPriority(leader, 7);
    expect(ofSession(leader)).toMatch(/ nice 7$/);
    const own = ofSession(process.pid);
    lowerPriority(idleProcess({ detached: false }), 7);
    expect(ofSession(process.pid)).toBe(own);
  },
);
