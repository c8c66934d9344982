import { Failure } from '@/lib/domain/failure';
import type { Member } from '@/lib/domain/principal';
import { roleMay } from '@/lib/domain/roles';

/** Whoever may delete may also forbid it. Refuses `forbidden`. */
export function refuseUnlessKeeper({ role }: Member): void {
  if (roleMay(role, 'administer')) return;
  throw new Failure('forbidden', 'Only owners and admins may set and lift legal holds.');
}
