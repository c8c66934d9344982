import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { TEST_TYPE } from '@/lib/domain/webhooks/webhook';
import type { Db } from '@/lib/store/database';
import { enqueueJob } from '@/lib/store/jobs';
import { type DeliveryRow, findDelivery, insertDeliveries, setReplayed } from '@/lib/store/webhooks';
import { type MemberContext, withTransaction } from '../context';
import { managedWebhook } from './managed-webhook';

/** The job ends well whatever the receiver answers; it is repeated when this process fails. */
const JOB_ATTEMPTS = 25;

/** Call it in the transaction that makes the message wait. Messages of an address go one after the other. */
export async function enqueueDelivery(
  db: Db,
  { id, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>,
  runAt?: Date,
): Promise<void> {
  await enqueueJob(
    db,
    'deliverWebhook',
    { deliveryId: id },
    {
      jobKey: `webhook:${id}`,
      maxAttempts: JOB_ATTEMPTS,
      queue: `webhook:${webhookId}`,
      ...(runAt && { runAt }),
    },
  );
}

/** Sends a message to try the address. Refuses `not_found`, `forbidden`, `conflict` for one that is turned off. */
export async function sendTest(ctx: MemberContext, webhookId: string): Promise<DeliveryRow> {
  const { id, organizationId, status, ofTestStudies } = await managedWebhook(ctx, webhookId);
  refuseDisabled(status);
  const now = ctx.now();
  const body = JSON.stringify({
    type: TEST_TYPE,
    timestamp: now.toISOString(),
    ...(ofTestStudies && { test: true }),
    data: { webhookId: id },
  });
  return withTransaction(ctx, async ({ db }) => {
    const row = {
      organizationId,
      webhookId: id,
      eventId: randomUUID(),
      type: TEST_TYPE,
      body,
      nextAt: now,
    } as const;
    const [made] = await insertDeliveries(db, [{ ...row, createdAt: now }]);
    const delivery = made && (await findDelivery(db, id, made.id));
    if (!delivery) throw noDelivery();
    await enqueueDelivery(db, delivery);
    return delivery;
  });
}

/**
 * Sends a message again now, with the same `webhook-id`, and from the beginning of the schedule. Refuses `not_found`,
 * `forbidden`, `conflict` for an address that is turned off.
 */
export async function replayDelivery(
  ctx: MemberContext,
  input: { webhookId: string; deliveryId: string },
): Promise<DeliveryRow> {
  const { id, status } = await managedWebhook(ctx, input.webhookId);
  if (!(await findDelivery(ctx.db, id, input.deliveryId))) throw noDelivery();
  refuseDisabled(status);
  return withTransaction(ctx, async ({ db }) => {
    const delivery = await setReplayed(db, input.deliveryId, ctx.now());
    if (!delivery) throw noDelivery();
    await enqueueDelivery(db, delivery);
    return delivery;
  });
}

function refuseDisabled(status: string): void {
  if (status === 'disabled') throw new Failure('conflict', 'This webhook is turned off. Turn it on first.');
}

function noDelivery(): Failure {
  return new Failure('not_found', 'There is no such message to this webhook.');
}
