import { accountWithheld, changeWithheld } from '@/lib/domain/people/leaving';
import type { Principal } from '@/lib/domain/principal';
import { isWrite } from './authenticate';

/** What of a route's declaration tells whether it is there while somebody is to be deleted. */
interface Lasting {
  changesNothing?: true;
  whileLeaving?: true;
}

/**
 * The one place where an organisation that is to be deleted becomes one that is only read, and an account one that is
 * only kept (O4): what a route does not say is refused. Keys do not come this far.
 */
export function refuseWhileLeaving(declaration: Lasting, principal: Principal, request: Request): void {
  if (declaration.whileLeaving) return;
  if (principal.kind === 'person' && principal.isLeaving) throw accountWithheld();
  if (principal.kind !== 'member' || !principal.isLeaving) return;
  if (isWrite(request) && !declaration.changesNothing) throw changeWithheld();
}
