import { Failure } from '@/lib/domain/failure';
import { countUsableKeys, findKey, type ListedKey } from '@/lib/store/api-keys';
import { lockOrganization } from '@/lib/store/organizations';
import { type MemberContext, withTransaction } from '../context';
import { createKey } from './create-key';

/** Per person and organisation: enough for every script, and a limit for a loop that creates keys. */
const MOST_KEYS = 100;

/**
 * Creates a key of the caller's own; the key itself is returned this once (decisions, H2). Refuses `conflict`,
 * `bad_request`.
 */
export async function makeOwnKey(
  ctx: MemberContext,
  input: { name: string; expiresAt?: Date | undefined },
): Promise<{ key: ListedKey; apiKey: string }> {
  const { organizationId, userId } = ctx.principal;
  if (input.expiresAt && input.expiresAt <= ctx.now()) {
    throw new Failure('bad_request', 'expiresAt has passed already.');
  }
  return withTransaction(ctx, async ({ db, principal }) => {
    await lockOrganization(db, organizationId);
    if ((await countUsableKeys(db, principal)) >= MOST_KEYS) {
      throw new Failure('conflict', `You have ${MOST_KEYS} keys here. Revoke some first.`);
    }
    const { keyId, apiKey } = await createKey(db, {
      organizationId,
      userId,
      name: input.name,
      ...(input.expiresAt && { expiresAt: input.expiresAt }),
    });
    return { key: (await findKey(db, principal, keyId))!, apiKey };
  });
}
