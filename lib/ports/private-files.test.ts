import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mendFolder } from './private-files';

const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('X5: mending ends after so many things, and begins with what bars others from all of them', () => {
  const many = path.join(folder, 'many');
  mkdirSync(many, { mode: 0o755 });
  for (let n = 0; n < 20; n++) writeFileSync(path.join(many, String(n)), '', { mode: 0o644 });
  expect(mendFolder(many, 10)).toBe(11);
  expect(statSync(many).mode & 0o777).toBe(0o700);
});

it('X5: mending follows no links out of the folder', () => {
  const inside = path.join(folder, 'inside');
  const outside = path.join(folder, 'outside');
  mkdirSync(inside);
  writeFileSync(outside, '', { mode: 0o644 });
  symlinkSync(outside, path.join(inside, 'link'));
  symlinkSync(folder, path.join(inside, 'up'));
  mendFolder(inside, 10);
  expect(statSync(outside).mode & 0o777).toBe(0o644);
});
