import { createHash } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { keyStanding } from '@/lib/domain/people/credentials';
import { keyWithheld } from '@/lib/domain/people/leaving';
import type { Member } from '@/lib/domain/principal';
import { findKeyOwner, setKeyUsed } from '@/lib/store/api-keys';
import { database } from '@/lib/store/database';

const LONGEST_KEY = 256;

/**
 * The caller of this key. Unknown, expired and revoked keys are the same refusal, `invalid_api_key`; a key whose user
 * left its organisation is `forbidden` for as long (decisions, H2; specification, Authentication 4), and so is one of an
 * organisation or a person that is to be deleted (O4).
 */
export async function authenticateKey(key: string): Promise<Member> {
  const owner = key.length <= LONGEST_KEY ? await findKeyOwner(hashOfKey(key)) : undefined;
  const standing = owner && keyStanding({ ...owner, isMember: owner.role !== null });
  if (!owner || standing === 'invalid') throw new Failure('invalid_api_key', 'This API key is not valid.');
  if (owner.role === null)
    throw new Failure('forbidden', 'The user of this API key is not a member of its organisation.');
  if (standing === 'withheld') throw keyWithheld();
  // The request does not wait for this update, and its failure does not fail the request.
  if (owner.noteUse) void setKeyUsed(database(), owner.keyId).catch(() => {});
  const { keyId, organizationId, userId, role, scopes, studyIds, test } = owner;
  return { kind: 'member', via: 'key', keyId, organizationId, userId, role, scopes, studyIds, test };
}

/** SHA-256: a key carries 256 random bits, so a slow hash would add nothing (H2). */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}
