import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { alone } from './build';

it('builds of one folder wait for each other, although a build clears what was there', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'building-'));
  const { signal } = new AbortController();
  let running = 0;
  let most = 0;
  const build = async () => {
    running += 1;
    most = Math.max(most, running);
    // As Next does.
    for (const name of readdirSync(path.join(root, '.next')))
      if (name !== 'cache') rmSync(path.join(root, '.next', name), { recursive: true });
    await sleep(400);
    running -= 1;
  };
  await Promise.all([alone(root, signal, build), sleep(100).then(() => alone(root, signal, build))]);
  expect(most).toBe(1);
  rmSync(root, { recursive: true });
});

it('a build that fails lets the next one begin, and one that is called off does not wait', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'building-'));
  const { signal } = new AbortController();
  await expect(alone(root, signal, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const off = AbortSignal.timeout(50);
  await alone(root, signal, async () => {
    await expect(alone(root, off, async () => undefined)).rejects.toThrow();
  });
  rmSync(root, { recursive: true });
});
