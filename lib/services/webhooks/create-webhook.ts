import type { EventType } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import { MOST_WEBHOOKS } from '@/lib/domain/webhooks/webhook';
import { seal } from '@/lib/ports/seal';
import { newWebhookSecret } from '@/lib/ports/webhook-sender';
import { lockOrganization } from '@/lib/store/organizations';
import { insertWebhook, listWebhooks, type WebhookRow } from '@/lib/store/webhooks';
import { type MemberContext, withTransaction } from '../context';
import { checkWebhook } from './check-webhook';
import { refuseOthers } from './managed-webhook';

export interface NewWebhook {
  url: string;
  events: EventType[];
  studyIds: string[] | null;
  description: string | null;
}

/**
 * Has events sent to an address from now on: of test studies, with a test key (O3). The secret is shown this once.
 * Refuses `forbidden`, `invalid_request_body`, and `conflict` past 20.
 */
export async function createWebhook(
  ctx: MemberContext,
  given: NewWebhook,
): Promise<WebhookRow & { plainSecret: string }> {
  refuseOthers(ctx);
  const { organizationId, test } = ctx.principal;
  const ofTestStudies = test === true;
  await checkWebhook(ctx, given, ofTestStudies);
  const plainSecret = newWebhookSecret();
  const row = await withTransaction(ctx, async ({ db }) => {
    await lockOrganization(db, organizationId);
    if ((await listWebhooks(db, { organizationId })).length >= MOST_WEBHOOKS) {
      throw new Failure('conflict', `An organisation has ${MOST_WEBHOOKS} webhooks at most.`);
    }
    return insertWebhook(db, { organizationId, ofTestStudies, ...given, secret: seal(plainSecret) });
  });
  return { ...row, plainSecret };
}
