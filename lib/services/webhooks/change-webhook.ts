import type { EventType } from '@/lib/domain/event';
import { failWaiting, setWebhook, type WebhookRow } from '@/lib/store/webhooks';
import { type MemberContext, withTransaction } from '../context';
import { checkWebhook } from './check-webhook';
import { managedWebhook, noWebhook } from './managed-webhook';

export interface WebhookChange {
  url?: string | undefined;
  events?: EventType[] | undefined;
  studyIds?: string[] | null | undefined;
  description?: string | null | undefined;
  status?: 'active' | 'disabled' | undefined;
}

/**
 * Changes what is given and leaves the rest. Turned off, what still waits is given up. Refuses `not_found`, `forbidden`,
 * `invalid_request_body`.
 */
export async function changeWebhook(
  ctx: MemberContext,
  { webhookId, change }: { webhookId: string; change: WebhookChange },
): Promise<WebhookRow> {
  const before = await managedWebhook(ctx, webhookId);
  await checkWebhook(ctx, change, before.ofTestStudies);
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  // Without a change of status a failing one stays what it is until a message gets through.
  const status = change.status === undefined ? {} : { status: change.status, failingSince: null };
  if (Object.keys(given).length === 0) return before;
  return withTransaction(ctx, async ({ db }) => {
    const after = await setWebhook(db, webhookId, { ...given, ...status });
    if (!after) throw noWebhook();
    if (after.status === 'disabled') await failWaiting(db, webhookId);
    return after;
  });
}
