import { Failure } from '@/lib/domain/failure';
import { setKeyRevoked } from '@/lib/store/api-keys';
import type { Db } from '@/lib/store/database';

/** Revokes an API key at once (decisions, H2). Revoking it again changes nothing. Refuses `not_found`. */
export async function revokeKey(db: Db, input: { keyId: string }): Promise<void> {
  if (!(await setKeyRevoked(db, input.keyId))) throw new Failure('not_found', 'There is no such API key.');
}
