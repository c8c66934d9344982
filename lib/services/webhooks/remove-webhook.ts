import { deleteWebhook } from '@/lib/store/webhooks';
import type { MemberContext } from '../context';
import { managedWebhook, noWebhook } from './managed-webhook';

/** With all its messages. Refuses `not_found`, `forbidden`. */
export async function removeWebhook(ctx: MemberContext, webhookId: string): Promise<{ id: string }> {
  const { id } = await managedWebhook(ctx, webhookId);
  if (!(await deleteWebhook(ctx.db, id))) throw noWebhook();
  return { id };
}
