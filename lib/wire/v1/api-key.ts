import { z } from 'zod';
import { nameField } from '../account/sign-up';
import { timestampParameter } from '../timestamp';

/** A key without the key: what it can be told apart by. */
export const ApiKeyShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string(),
    lastFour: z.string(),
    owner: z.object({ userId: z.uuid(), name: z.string(), email: z.string(), isMember: z.boolean() }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    revokedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
export const ApiKeyListShape = z.object({ keys: z.array(ApiKeyShape) }).meta({ id: 'ApiKeyList' });

export const CreateKeyRequest = z
  .strictObject({
    name: nameField,
    expiresAt: timestampParameter('down')
      .optional()
      .meta({ override: { type: 'string', format: 'date-time' } }),
  })
  .meta({ id: 'CreateKeyRequest' });

export const CreatedKeyShape = z.object({ key: ApiKeyShape, apiKey: z.string() }).meta({ id: 'CreatedKey' });

interface Key {
  id: string;
  name: string;
  prefix: string;
  lastFour: string;
  owner: { userId: string; name: string; email: string; isMember: boolean };
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export function apiKeyV1(key: Key): z.input<typeof ApiKeyShape> {
  return {
    ...key,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
