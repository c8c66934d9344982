import type { AuditFilter, NamedAuditEntry } from '@/lib/domain/audit/audit-entry';
import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { checkAudit, countAuditEntries, listAuditEntries } from '@/lib/store/audit';
import type { Db } from '@/lib/store/database';
import type { MemberContext } from '../context';

/** Entries that are read at once for a file. */
const PIECE = 1_000;

export interface AuditPage {
  entries: NamedAuditEntry[];
  total: number;
}

/** The organisation's entries, newest first (O1). Refuses `forbidden`. */
export async function readAudit(
  ctx: MemberContext,
  input: { filter: AuditFilter; page: number; perPage: number },
): Promise<AuditPage> {
  refuseOthers(ctx);
  const { filter, page, perPage } = input;
  const { organizationId } = ctx.principal;
  const [entries, total] = await Promise.all([
    listAuditEntries(ctx.db, organizationId, filter, { limit: perPage, offset: page * perPage }),
    countAuditEntries(ctx.db, organizationId, filter),
  ]);
  return { entries, total };
}

/** All of them that pass the filter, newest first, a piece at a time. Refuses `forbidden`. */
export async function exportAudit(
  ctx: MemberContext,
  filter: AuditFilter,
): Promise<{ total: number; entries: AsyncGenerator<NamedAuditEntry> }> {
  refuseOthers(ctx);
  const { organizationId } = ctx.principal;
  const total = await countAuditEntries(ctx.db, organizationId, filter);
  return { total, entries: allEntries(ctx.db, organizationId, filter) };
}

async function* allEntries(
  db: Db,
  organizationId: string,
  filter: AuditFilter,
): AsyncGenerator<NamedAuditEntry> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const piece = await listAuditEntries(db, organizationId, filter, { limit: PIECE, before });
    yield* piece;
    if (piece.length < PIECE) return;
    before = piece.at(-1)!.number;
  }
}

/** How the organisation's chain stands. */
export interface ChainState {
  entries: number;
  /** The number of the first entry that was altered or is missing; null for none. */
  brokenAt: number | null;
  checkedAt: Date;
}

/** Computes the organisation's chain again. Refuses `forbidden`. */
export async function checkOwnAudit(ctx: MemberContext): Promise<ChainState> {
  refuseOthers(ctx);
  const { entries, broken } = await checkAudit(ctx.db, ctx.principal.organizationId);
  return { entries, brokenAt: broken[0]?.number ?? null, checkedAt: ctx.now() };
}

function refuseOthers(ctx: MemberContext): void {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins read the audit log.');
  }
}
