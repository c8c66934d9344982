import { spawn } from 'node:child_process';
import os from 'node:os';
import { expect, it } from 'vitest';
import { lowerPriority } from './lower-priority';

it('lowers the priority of a process, never raises it, and does nothing about one that is gone', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const pid = child.pid ?? 0;
  const before = os.getPriority(pid);
  lowerPriority(pid, before + 3);
  expect(os.getPriority(pid)).toBe(before + 3);
  lowerPriority(pid, before + 1);
  expect(os.getPriority(pid)).toBe(before + 3);
  child.kill('SIGKILL');
  expect(() => lowerPriority(2 ** 30, 5)).not.toThrow();
});
