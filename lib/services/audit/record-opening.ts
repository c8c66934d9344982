import { insertAuditEntry } from '@/lib/store/audit';
import type { ShareLinkRow } from '@/lib/store/share-links';
import type { AnyoneContext } from '../context';

/** Records that somebody without an account opened what a link shows, or took it as a file (O1). */
export async function recordOpening(
  ctx: AnyoneContext,
  { id, organizationId, studyId }: ShareLinkRow,
  { action, ip, format }: { action: 'openShared' | 'exportSharedReport'; ip: string; format?: string },
): Promise<void> {
  await insertAuditEntry(
    ctx.db,
    {
      ...{ organizationId, studyId, action, ip, result: 'done' },
      actor: { system: 'visitor' },
      target: { type: 'share', id },
      changes: format === undefined ? {} : { format: { to: format } },
    },
    { lazily: true },
  );
}
