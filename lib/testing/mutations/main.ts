import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openEmbedded } from '@/lib/server/embedded-postgres';
import { migrate } from '@/lib/server/migrate';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { sendMutations } from './send-mutations';

/** `npm run mutate -- [--requests N] [--seed TEXT]`: changed requests, as many as one likes. Ends with 1 for a fault. */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: randomUUID().slice(0, 8) },
    },
  });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`seed ${values.seed}`);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-mutate-'));
  chmodSync(dataDir, 0o755);
  Object.assign(process.env, {
    BASE_URL: 'http://127.0.0.1:3000',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    SIGN_UP: 'open',
  });
  const postgres = await openEmbedded({ dataDir });
  let faults: string[] = [];
  try {
    await migrate(postgres.ownerUrl);
    connectDatabase(postgres.ownerUrl, { max: 10 });
    const report = await sendMutations({ requests: Number(values.requests), seed: values.seed });
    faults = report.faults;
    for (const fault of faults) say(fault);
    say(JSON.stringify({ ...report, faults: faults.length }));
  } finally {
    await disconnectDatabase();
    await postgres.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(faults.length === 0 ? 0 : 1);
}
