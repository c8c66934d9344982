import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { heldBy, takeLock } from './lock-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is had by one at a time, and can be had again once let go', () => {
  const file = path.join(folder, 'one');
  const lock = takeLock(file);
  expect(takeLock(file)).toBeNull();
  expect(heldBy(file)).toBe(process.pid);
  lock?.release();
  expect(heldBy(file)).toBeNull();
  expect(takeLock(file)).not.toBeNull();
});

it('is free when its owner is dead, also when the number lives on in another process', () => {
  const file = path.join(folder, 'two');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(file, `${dead} 1`);
  expect(takeLock(file)).not.toBeNull();
  writeFileSync(file, `${process.pid} 1`);
  expect(takeLock(file)).not.toBeNull();
});

it('leaves no drafts behind', () => {
  expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
});
