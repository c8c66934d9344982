import { randomBytes } from 'node:crypto';
import { insertKey } from '@/lib/store/api-keys';
import type { Db } from '@/lib/store/database';
import { hashOfKey } from './authenticate-key';

/**
 * Makes an API key of a user in an organisation. `apiKey` is `clq_<12 hex>_<43 base64url>`; it is returned this once
 * and kept as a hash alone (decisions, H2).
 */
export async function createKey(
  db: Db,
  input: { organizationId: string; userId: string; name?: string; expiresAt?: Date },
): Promise<{ keyId: string; apiKey: string }> {
  const prefix = `clq_${randomBytes(6).toString('hex')}`;
  const apiKey = `${prefix}_${randomBytes(32).toString('base64url')}`;
  const keyId = await insertKey(db, {
    organizationId: input.organizationId,
    userId: input.userId,
    name: input.name ?? 'API key',
    prefix,
    lastFour: apiKey.slice(-4),
    hash: hashOfKey(apiKey),
    expiresAt: input.expiresAt ?? null,
  });
  return { keyId, apiKey };
}
