import { Failure } from '@/lib/domain/failure';
import { roleMay } from '@/lib/domain/roles';
import { findWebhook, type WebhookRow } from '@/lib/store/webhooks';
import type { MemberContext } from '../context';

/** Who is told what happens in an organisation is for owners and admins to decide. */
export function refuseOthers(ctx: MemberContext): void {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins see and set webhooks.');
  }
}

/** A webhook of the caller's organisation. Refuses `not_found`, `forbidden`. */
export async function managedWebhook(ctx: MemberContext, webhookId: string): Promise<WebhookRow> {
  const row = await findWebhook(ctx.db, ctx.principal, webhookId);
  if (!row) throw noWebhook();
  refuseOthers(ctx);
  return row;
}

export function noWebhook(): Failure {
  return new Failure('not_found', 'There is no such webhook in this organisation.');
}
