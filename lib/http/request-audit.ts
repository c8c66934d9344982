import type { AuditTargetType } from '@/lib/domain/audit/audit-entry';
import type { Principal } from '@/lib/domain/principal';
import { RequestAudit } from '@/lib/services/audit/request-audit';
import { addressOf } from './authenticate';

/** What of a route's declaration an entry is made of. */
interface Recorded {
  doc: { id: string };
  makes?: AuditTargetType;
  changesNothing?: true;
}

/** The record of a request by a member of an organisation; undefined for others, and for what changes nothing. */
export function auditOf(
  { doc, makes, changesNothing }: Recorded,
  principal: Principal,
  request: Request,
  input: { params: Record<string, unknown>; query: unknown; body: unknown },
): RequestAudit | undefined {
  if (principal.kind !== 'member' || changesNothing) return undefined;
  return new RequestAudit({
    ...{ principal, action: doc.id, makes, ip: addressOf(request), isRead: request.method === 'GET' },
    ...input,
  });
}
