import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '@/lib/testing/product';
import { examine, examineNode } from './examine';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-doctor-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The states of the checks by name, with these settings. */
async function found(settings: Record<string, string>) {
  delete (globalThis as { colloquyEnv?: unknown }).colloquyEnv;
  const { BASE_URL: _, ...rest } = process.env;
  process.env = {
    ...rest,
    DATA_DIR: dataDir,
    PORT: `${await freePort()}`,
    APP_SECRET: 'x'.repeat(32),
    MEDIA_ENGINE: 'none',
    ...settings,
  };
  const checks = await examine();
  return { checks, states: Object.fromEntries(checks.map(({ check, state }) => [check, state])) };
}

describe('P2: the doctor', () => {
  it('finds a database that is as it should be, and says how to mend what is not', async () => {
    writeFileSync(path.join(dataDir, 'demo.key'), 'secret', { mode: 0o600 });
    chmodSync(path.join(dataDir, 'demo.key'), 0o644);
    const { checks, states } = await found({
      DATABASE_URL: inject('postgresUrl').replace(/\/[^/]*$/, `/${inject('template')}`),
      BASE_URL: 'https://studies.example.org',
      LLM_BASE_URL: 'http://127.0.0.1:1/v1',
      LLM_MODEL: 'm',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect(states).toMatchObject({
      node: 'ok',
      settings: 'ok',
      server: 'warning',
      proxy: 'failed',
      database: 'ok',
      clock: 'ok',
      migrations: 'ok',
      worker: 'warning',
      'rows by study': 'ok',
      storage: 'ok',
      secrets: 'failed',
      mail: 'failed',
      LLM_BASE_URL: 'failed',
    });
    for (const { state, mend } of checks) expect(Boolean(mend)).toBe(state !== 'ok');
    expect(JSON.stringify(checks)).not.toMatch(/secret"|x{32}/);
  });

  it('says so when the database is away, or a setting cannot be used, and goes on', async () => {
    const away = await found({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' });
    expect(away.states).toMatchObject({ database: 'failed', storage: 'ok' });
    expect(JSON.stringify(away.checks)).not.toContain('hidden');
    expect((await found({ PORT: 'x' })).checks).toEqual([
      expect.objectContaining({ check: 'node' }),
      expect.objectContaining({ check: 'settings', state: 'failed', says: expect.stringMatching(/^PORT: /) }),
    ]);
  });

  it('knows which Node.js will do', () => {
    const states = ['18.20.0', '20.18.1', '20.19.0', '22.0.0', '24.1.0'].map((v) => examineNode(v).state);
    expect(states).toEqual(['failed', 'failed', 'ok', 'ok', 'ok']);
  });
});
