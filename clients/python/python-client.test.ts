import { execFile, execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '@/lib/server/gateway';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
import { newOrganization, newWallet } from '@/lib/testing/world';

/** The published client of Python, run by whatever Python is here. */
testDatabase();

let gateway: Gateway;
beforeAll(async () => {
  gateway = await openApiGateway();
});
afterAll(() => gateway.drain(1_000));

/** What a program of the client writes. Meanwhile the gateway of this process answers it. */
function python(...args: string[]): Promise<string> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: '.', NO_PROXY: '*' };
  return new Promise((resolve, reject) => {
    execFile('python3', args, { cwd: import.meta.dirname, env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${stderr}${stdout}`)) : resolve(`${stdout}${stderr}`),
    );
  });
}

function isHere(): boolean {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isHere())('the Python client, where Python 3.11 or later is', () => {
  it('does the whole job against the running API', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 10_000 });
    const seen = await python('tests/whole_job.py', `http://127.0.0.1:${gateway.port}`, key, walletId);
    expect(JSON.parse(seen)).toEqual({
      problems: [],
      status: 'live',
      ends: ['complete', 'screened_out', 'complete'],
      found: 3,
      told: ['complete', 'complete', 'screened_out'],
      pages: [2, 1],
      rows: true,
      questions: 4,
      exported: true,
      target: 12,
      stale: 'concurrent_modification',
      deleted: true,
      gone: [404, 'study_not_found'],
    });
  });

  it('repeats, gives up and believes as it should', async () => {
    expect(await python('-m', 'unittest', 'discover', '-s', 'tests')).toContain('\nOK');
  });
});
