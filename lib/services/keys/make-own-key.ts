import { Failure } from '@/lib/domain/failure';
import type { KeyLimits } from '@/lib/domain/people/key-limits';
import { countUsableKeys, findKey, type ListedKey } from '@/lib/store/api-keys';
import { titlesAmong } from '@/lib/store/notices';
import { lockOrganization } from '@/lib/store/organizations';
import { type MemberContext, withTransaction } from '../context';
import { createKey } from './create-key';

/** Per person and organisation: enough for every script, and a limit for a loop that creates keys. */
const MOST_KEYS = 100;

/**
 * Creates a key of the caller's own; the key itself is returned this once (decisions, H2, O3). Refuses `conflict`,
 * `bad_request`, and `invalid_request_body` for a study that is none of the organisation's.
 */
export async function makeOwnKey(
  ctx: MemberContext,
  input: { name: string; expiresAt?: Date | undefined } & KeyLimits,
): Promise<{ key: ListedKey; apiKey: string }> {
  const { organizationId, userId } = ctx.principal;
  const { name, expiresAt, scopes, studyIds, test } = input;
  if (expiresAt && expiresAt <= ctx.now()) {
    throw new Failure('bad_request', 'expiresAt has passed already.');
  }
  await refuseOthers(ctx, { studyIds: studyIds ?? [], isTestKey: test === true });
  if (scopes) ctx.audit?.was('scopes', { to: scopes.join(', ') });
  if (studyIds) ctx.audit?.was('studyIds', { to: studyIds.length });
  return withTransaction(ctx, async ({ db, principal }) => {
    await lockOrganization(db, organizationId);
    if ((await countUsableKeys(db, principal)) >= MOST_KEYS) {
      throw new Failure('conflict', `You have ${MOST_KEYS} keys here. Revoke some first.`);
    }
    const limits = { scopes, studyIds, test };
    const { keyId, apiKey } = await createKey(db, {
      ...{ organizationId, userId, name, limits },
      ...(expiresAt && { expiresAt }),
    });
    return { key: (await findKey(db, principal, keyId))!, apiKey };
  });
}

/** A test key is for test studies, and every other key for the others. */
async function refuseOthers(
  ctx: MemberContext,
  { studyIds, isTestKey }: { studyIds: readonly string[]; isTestKey: boolean },
): Promise<void> {
  const known = await titlesAmong(ctx.db, { ...ctx.principal, test: isTestKey }, studyIds);
  const noStudy = isTestKey
    ? 'There is no such test study in this organisation.'
    : 'There is no such study in this organisation.';
  const issues = studyIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: ['studyIds', at], message: noStudy }],
  );
  if (issues.length === 0) return;
  throw new Failure('invalid_request_body', 'The request body does not have the expected fields.', {
    issues,
  });
}
