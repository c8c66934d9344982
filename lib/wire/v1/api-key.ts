import { z } from 'zod';
import { nameField } from '../account/sign-up';
import { storedTimestamp } from '../timestamp';

/** A key without its secret, with what identifies it. */
export const ApiKeyShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    name: z.string().meta({ description: 'What it is called.' }),
    prefix: z.string().meta({ description: 'How it begins.' }),
    lastFour: z.string().meta({ description: 'How it ends.' }),
    owner: z
      .object({
        userId: z.uuid().meta({ description: 'The person.' }),
        name: z.string().meta({ description: 'Their name.' }),
        email: z.string().meta({ description: 'Their address.' }),
        isMember: z.boolean().meta({ description: 'False once they left: then the key is `forbidden`.' }),
      })
      .meta({ description: 'Who made it, and whose rights it has.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was made.' }),
    lastUsedAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it was last used (within five minutes), if ever.' }),
    expiresAt: z.iso.datetime().nullable().meta({ description: 'Until when it works; null without end.' }),
    revokedAt: z.iso.datetime().nullable().meta({ description: 'When it was ended; null while it works.' }),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without the key itself.' });
export const ApiKeyListShape = z
  .object({ keys: z.array(ApiKeyShape).meta({ description: 'Newest first, revoked ones too.' }) })
  .meta({ id: 'ApiKeyList', description: 'API keys.' });

export const CreateKeyRequest = z
  .strictObject({
    name: nameField.meta({ description: 'What it is for.' }),
    expiresAt: storedTimestamp('down')
      .optional()
      .meta({ override: { type: 'string', format: 'date-time' } })
      .meta({ description: 'Until when it is to work.' }),
  })
  .meta({ id: 'CreateKeyRequest', description: 'A key to make.' });

export const CreatedKeyShape = z
  .object({ key: ApiKeyShape, apiKey: z.string().meta({ description: 'The key itself, shown this once.' }) })
  .meta({ id: 'CreatedKey', description: 'A new key.' });

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
