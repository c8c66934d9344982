import { randomUUID } from 'node:crypto';
import { seal } from '@/lib/ports/seal';
import { newWebhookSecret } from '@/lib/ports/webhook-sender';
import { database } from '@/lib/store/database';
import { insertDeliveries, insertWebhook } from '@/lib/store/webhooks';

/** Three webhooks of an organisation, to a name that never has an address; one has a message. */
export async function keptWebhooks(organizationId: string) {
  const made = () =>
    insertWebhook(database(), {
      organizationId,
      url: 'https://hooks.invalid/in',
      events: ['response.completed'],
      secret: seal(newWebhookSecret()),
    });
  const [one, other, doomed] = [await made(), await made(), await made()];
  const [message] = await insertDeliveries(database(), [
    { organizationId, webhookId: other.id, eventId: randomUUID(), type: 'webhook.test', body: '{}' },
  ]);
  return { id: one.id, otherId: other.id, deliveryId: message!.id, doomedId: doomed.id };
}
