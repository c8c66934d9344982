import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type Env, env } from '@/lib/env';
import { leastRoom, storageWritable } from './storage-health';

const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-health-'));
const kept = globalThis as { colloquyEnv?: Env };
const usual = env();
const set = (changes: Partial<Env>) => {
  kept.colloquyEnv = { ...usual, ...changes };
};
afterEach(() => {
  kept.colloquyEnv = usual;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('X4: what is kept can be written, and nothing of the probe stays', async () => {
  const mediaDir = path.join(folder, 'media');
  set({ mediaDir });
  await storageWritable();
  expect(readdirSync(mediaDir)).toEqual([]);
});

it('X4: a folder that cannot be written fails', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  set({ mediaDir: path.join(file, 'media') });
  await expect(storageWritable()).rejects.toThrow('ENOTDIR');
});

it('X4: the least room is told with the reserve that the settings ask for', () => {
  set({ diskReserveMb: 3 });
  const { freeBytes, reserveBytes } = leastRoom();
  expect([freeBytes > 0, reserveBytes]).toEqual([true, 3 * 1024 * 1024]);
});
