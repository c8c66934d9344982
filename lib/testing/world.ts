import { randomUUID } from 'node:crypto';
import { type KeyLimits, UNLIMITED } from '@/lib/domain/people/key-limits';
import type { Role } from '@/lib/domain/roles';
import { createKey } from '@/lib/services/keys/create-key';
import { database } from '@/lib/store/database';
import { member, organization, user } from '@/lib/store/schema';
import { creditWallet, grantWallet, insertWallet } from '@/lib/store/wallets';

export interface Person {
  organizationId: string;
  userId: string;
  name: string;
  email: string;
  key: string;
}

/** A new organisation with one person in it, and their API key. */
export async function newOrganization(role: Role = 'owner'): Promise<Person> {
  const organizationId = randomUUID();
  await database().insert(organization).values({ id: organizationId, name: 'Test', slug: organizationId });
  return newMember(organizationId, role);
}

/** One more person in an organisation. */
export async function newMember(organizationId: string, role: Role): Promise<Person> {
  const userId = randomUUID();
  const name = `Person ${userId.slice(0, 4)}`;
  const email = `${userId}@example.org`;
  await database().insert(user).values({ id: userId, name, email });
  await database().insert(member).values({ organizationId, userId, role });
  const { apiKey } = await createKey(database(), { organizationId, userId });
  return { organizationId, userId, name, email, key: apiKey };
}

/** One more key of a person, which may do only this. */
export async function limitedKey(
  { organizationId, userId }: Pick<Person, 'organizationId' | 'userId'>,
  limits: Partial<KeyLimits>,
): Promise<string> {
  const { apiKey } = await createKey(database(), {
    ...{ organizationId, userId },
    limits: { ...UNLIMITED, ...limits },
  });
  return apiKey;
}

/** One more key of a person, to try things out with. */
export function testKey(person: Pick<Person, 'organizationId' | 'userId'>): Promise<string> {
  return limitedKey(person, { test: true });
}

/** A wallet granted to an organisation; credits and limits in hundredths. */
export async function newWallet(
  organizationId: string,
  options: { credits?: number; limit?: number; only?: string[]; name?: string } = {},
): Promise<string> {
  const db = database();
  const walletId = await insertWallet(db, options.name ?? 'Wallet');
  if (options.credits) await creditWallet(db, { walletId, kind: 'project', amount: options.credits });
  await grantWallet(db, {
    walletId,
    organizationId,
    limits: { project: options.limit ?? null, recruitment: null },
    only: options.only ?? null,
  });
  return walletId;
}
