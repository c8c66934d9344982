import { z } from 'zod';
import { KEY_SCOPES, type KeyScope, MOST_KEY_STUDIES } from '@/lib/domain/people/key-limits';
import { nameField } from '../account/sign-up';
import { list } from '../list';
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
    scopes: z
      .array(z.enum(KEY_SCOPES))
      .nullable()
      .meta({ description: 'What it may be used for; null: everything that its owner may do.' }),
    studyIds: z
      .array(z.uuid())
      .nullable()
      .meta({ description: 'The studies that it is for, deleted ones too; null: all.' }),
    test: z.boolean().meta({ description: 'Whether it is a test key, for test studies alone.' }),
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
    scopes: list(z.enum(KEY_SCOPES), { least: 1, most: KEY_SCOPES.length })
      .refine((scopes) => new Set(scopes).size === scopes.length, 'Names a scope twice')
      .nullish()
      .meta({
        description:
          '`read`: every read. `launch`: launch, publish, pause, resume and close studies. `write`: every other change. None implies another, and the owner’s role still decides. Left out or null: everything that its owner may do.',
      }),
    studyIds: list(
      z.uuid().transform((id) => id.toLowerCase()),
      { least: 1, most: MOST_KEY_STUDIES },
    )
      .refine((ids) => new Set(ids).size === ids.length, 'Names a study twice')
      .nullish()
      .meta({
        description:
          'Only for these studies: others do not exist for it, it creates none, and what belongs to the organization is `forbidden`. Left out or null: for all.',
        override: { items: { format: 'uuid', type: 'string' } },
      }),
    test: z.boolean().optional().meta({
      description:
        'A test key: the studies that it creates are test studies, it sees no others, and nothing that it does holds or spends credits. With `studyIds`: of test studies. Default: false.',
    }),
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
  scopes: readonly KeyScope[] | null;
  studyIds: readonly string[] | null;
  test: boolean;
}

export function apiKeyV1(key: Key): z.input<typeof ApiKeyShape> {
  return {
    ...key,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
    scopes: key.scopes && KEY_SCOPES.filter((scope) => key.scopes?.includes(scope)),
    studyIds: key.studyIds && [...key.studyIds],
  };
}
