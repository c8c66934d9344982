import { randomBytes } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { isName } from '@/lib/domain/people/person';
import type { Db } from '@/lib/store/database';
import { insertOrganization } from '@/lib/store/organizations';

/** An organisation without members. */
export async function createOrganization(
  db: Db,
  input: { name: string },
): Promise<{ organizationId: string }> {
  if (!isName(input.name))
    throw new Failure('bad_request', 'The name of the organisation is empty or too long.');
  const slug = `org-${randomBytes(8).toString('hex')}`;
  return { organizationId: await insertOrganization(db, { name: input.name, slug }) };
}
