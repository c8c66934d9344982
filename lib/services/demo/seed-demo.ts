import { Failure } from '@/lib/domain/failure';
import { hasUsableKey } from '@/lib/store/api-keys';
import type { Db } from '@/lib/store/database';
import { listOwners } from '@/lib/store/members';
import {
  findDemoOrganization,
  insertOrganization,
  lockDemo,
  organizationExists,
  storeIsEmpty,
} from '@/lib/store/organizations';
import { findUserByEmail } from '@/lib/store/users';
import { listWalletsFor } from '@/lib/store/wallets';
import { hashOfKey } from '../keys/authenticate-key';
import { createKey, newApiKey } from '../keys/create-key';
import { createUser } from '../people/create-user';
import { setMember } from '../people/set-member';
import { newLinkId } from '../studies/new-link-id';
import { createWallet } from '../wallets/create-wallet';
import { grantWallet } from '../wallets/grant-wallet';
import type { Owner } from './seed-interviews';
import { DEMO_SIZE, type SeededStudy, type Size, seedStudies } from './seed-studies';

export const DEMO_EMAIL = 'demo@colloquy.example';

/** Kept outside the database, which stores only their hashes. */
export interface DemoSecrets {
  password: string;
  apiKey: string;
}

export interface SeededDemo {
  organizationId: string;
  apiKey: string;
  studies: SeededStudy[];
}

/** To be written before the database is. */
export function newDemoSecrets(): DemoSecrets {
  return { password: newLinkId().replace(/(.{4})(?=.)/g, '$1-'), apiKey: newApiKey() };
}

type OnStored = (stored: number) => void;

/**
 * Seeds the demo on the first start: only into a database that nobody has used, and completely or not at all, however
 * often it is tried. True when this call seeded it.
 */
export async function seedFirstStart(db: Db, secretsOf: () => DemoSecrets): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockDemo(tx);
    if (!(await storeIsEmpty(tx))) return false;
    const organizationId = await makeDemoOrganization(tx, secretsOf());
    await seedStudies(tx, await ownerOf(tx, organizationId), DEMO_SIZE, () => {});
    return true;
  });
}

/** Studies with responses in the demo's organisation, which is created if it is missing. */
export async function seedDemo(
  db: Db,
  input: Size & { secrets: DemoSecrets; onStored: OnStored },
): Promise<SeededDemo> {
  const { secrets } = input;
  const organizationId = await db.transaction(async (tx) => {
    await lockDemo(tx);
    return (await findDemoOrganization(tx)) ?? (await makeDemoOrganization(tx, secrets));
  });
  const owner = await ownerOf(db, organizationId);
  const apiKey = (await isItsKey(db, organizationId, secrets.apiKey))
    ? secrets.apiKey
    : (await createKey(db, { ...owner, name: 'Demo' })).apiKey;
  return { organizationId, apiKey, studies: await seedStudies(db, owner, input, input.onStored) };
}

/** The same in any organisation, as one of its owners. Refuses `not_found`, and `bad_request` without an owner. */
export async function seedInto(
  db: Db,
  input: Size & { organizationId: string; onStored: OnStored },
): Promise<SeededDemo> {
  const { organizationId } = input;
  if (!(await organizationExists(db, organizationId)))
    throw new Failure('not_found', 'There is no such organisation.');
  const owner = await ownerOf(db, organizationId);
  const { apiKey } = await createKey(db, { ...owner, name: 'Demo' });
  return { organizationId, apiKey, studies: await seedStudies(db, owner, input, input.onStored) };
}

/** Whether these still sign in to the demo's organisation. */
export async function demoStands(db: Db, secrets: DemoSecrets): Promise<boolean> {
  const organizationId = await findDemoOrganization(db);
  return organizationId !== undefined && isItsKey(db, organizationId, secrets.apiKey);
}

function isItsKey(db: Db, organizationId: string, apiKey: string): Promise<boolean> {
  return hasUsableKey(db, organizationId, hashOfKey(apiKey));
}

async function makeDemoOrganization(db: Db, { password, apiKey }: DemoSecrets): Promise<string> {
  const organizationId = await insertOrganization(db, { name: 'Demo', slug: 'demo', isDemo: true });
  const membership = { organizationId, role: 'owner' as const };
  const known = await findUserByEmail(db, DEMO_EMAIL);
  if (known) await setMember(db, { ...membership, userId: known });
  const { userId } = known
    ? { userId: known }
    : await createUser(db, { email: DEMO_EMAIL, name: 'Demo Researcher', password, membership });
  await createKey(db, { organizationId, userId, name: 'Demo', apiKey });
  await grantedWallet(db, { organizationId, credits: { project: 500_00, recruitment: 200_00 } });
  return organizationId;
}

async function grantedWallet(
  db: Db,
  { organizationId, credits }: { organizationId: string; credits: { project: number; recruitment: number } },
): Promise<string> {
  const { walletId } = await createWallet(db, { name: 'Research budget', ...credits });
  const limits = { project: null, recruitment: null };
  await grantWallet(db, { walletId, organizationId, limits, only: null });
  return walletId;
}

/** An owner, and the first wallet that they may use, which is created if there is none. */
async function ownerOf(db: Db, organizationId: string): Promise<Owner> {
  const [userId] = await listOwners(db, organizationId);
  if (userId === undefined) {
    throw new Failure(
      'bad_request',
      'The organisation has no owner in whose name the studies could be made.',
    );
  }
  const [wallet] = await listWalletsFor(db, { organizationId, userId });
  const credits = { project: 0, recruitment: 0 };
  const walletId = wallet?.walletId ?? (await grantedWallet(db, { organizationId, credits }));
  return { organizationId, userId, walletId };
}
