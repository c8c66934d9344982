import { existsSync } from 'node:fs';
import path from 'node:path';
import { env, keptSecret, makeDataDir } from '@/lib/env';
import {
  DEMO_EMAIL,
  type DemoSecrets,
  demoStands,
  newDemoSecrets,
  seedFirstStart,
} from '@/lib/services/demo/seed-demo';
import { connectDatabase, type Db, disconnectDatabase } from '@/lib/store/database';
import { oneLine } from './one-line';

const files = () => ({
  password: path.join(env().dataDir, 'demo.password'),
  apiKey: path.join(env().dataDir, 'demo.key'),
});

/**
 * The demo's password and key, created if they are missing. They are written before the store has their hashes, so that
 * a start that is killed during seeding leaves nothing that the next one could not complete.
 */
export function demoSecrets(): DemoSecrets {
  const { password, apiKey } = files();
  const fresh = newDemoSecrets();
  makeDataDir(env().dataDir);
  return {
    password: keptSecret(password, () => fresh.password),
    apiKey: keptSecret(apiKey, () => fresh.apiKey),
  };
}

/**
 * The lines that a start prints about the demo (operations, Addresses of pages), after seeding it at the first start of
 * an embedded database. None once the demo was deleted, and on a database of the operator's own.
 */
export async function prepareDemo(
  databaseUrl: string,
  { embedded }: { embedded: boolean },
): Promise<string[]> {
  if (!embedded || !(env().demo || isKept())) return [];
  const db = connectDatabase(databaseUrl, { max: 2, patient: true });
  try {
    const made = env().demo && (await seedFirstStart(db, demoSecrets));
    return await lines(db, made);
  } catch (error) {
    // A failure to seed must not keep the product from starting; the next start tries again.
    process.stderr.write(`${oneLine(error, 'The demo could not be prepared')}\n`);
    return [];
  } finally {
    await disconnectDatabase();
  }
}

/** The secrets are printed once: what is printed at every start ends up in logs. */
async function lines(db: Db, made: boolean): Promise<string[]> {
  if (!isKept()) return [];
  const secrets = demoSecrets();
  if (!(await demoStands(db, secrets))) return [];
  const { password, apiKey } = files();
  if (!made) return [`The demo's password for ${DEMO_EMAIL} is in ${password}, its API key in ${apiKey}`];
  return [`Demo sign-in: ${DEMO_EMAIL} / ${secrets.password}`, `Demo API key: ${secrets.apiKey}`];
}

function isKept(): boolean {
  return Object.values(files()).every((file) => existsSync(file));
}
