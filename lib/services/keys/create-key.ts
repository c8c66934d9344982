import { randomBytes } from 'node:crypto';
import type { KeyLimits } from '@/lib/domain/people/key-limits';
import { insertKey } from '@/lib/store/api-keys';
import type { Db } from '@/lib/store/database';
import { hashOfKey } from './authenticate-key';

/** What identifies a key, at its beginning. */
const PREFIX = /^clq_(test_)?[0-9a-f]{12}/;

/**
 * `clq_<12 hex>_<43 base64url>`, of a test key `clq_test_<12 hex>_…`: 256 random bits after a prefix that identifies the
 * key (decisions, H2).
 */
export function newApiKey({ test = false }: { test?: boolean } = {}): string {
  const kind = test ? 'clq_test_' : 'clq_';
  return `${kind}${randomBytes(6).toString('hex')}_${randomBytes(32).toString('base64url')}`;
}

/**
 * Creates an API key of a user in an organisation, or stores one that newApiKey made before. The key is returned this
 * once; only its hash is stored (decisions, H2).
 */
export async function createKey(
  db: Db,
  input: {
    organizationId: string;
    userId: string;
    name?: string;
    expiresAt?: Date;
    apiKey?: string;
    limits?: Partial<KeyLimits>;
  },
): Promise<{ keyId: string; apiKey: string }> {
  const isTestKey = input.limits?.test === true;
  const apiKey = input.apiKey ?? newApiKey({ test: isTestKey });
  const keyId = await insertKey(db, {
    organizationId: input.organizationId,
    userId: input.userId,
    name: input.name ?? 'API key',
    prefix: PREFIX.exec(apiKey)?.[0] ?? '',
    lastFour: apiKey.slice(-4),
    hash: hashOfKey(apiKey),
    expiresAt: input.expiresAt ?? null,
    scopes: input.limits?.scopes ? [...input.limits.scopes] : null,
    studyIds: input.limits?.studyIds ? [...input.limits.studyIds] : null,
    isTestKey,
  });
  return { keyId, apiKey };
}
