import { deleteWebhook } from '@/lib/store/webhooks';
import { type MemberContext, withTransaction } from '../context';
import { managedWebhook, noWebhook } from './managed-webhook';

/** With all its messages. Refuses `not_found`, `forbidden`. */
export async function removeWebhook(ctx: MemberContext, webhookId: string): Promise<{ id: string }> {
  const { id } = await managedWebhook(ctx, webhookId);
  await withTransaction(ctx, async ({ db }) => {
    if (!(await deleteWebhook(db, id))) throw noWebhook();
  });
  return { id };
}
