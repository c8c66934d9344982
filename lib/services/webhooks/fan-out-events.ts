import { wants } from '@/lib/domain/webhooks/webhook';
import { publicAddress } from '@/lib/ports/public-address';
import type { Db } from '@/lib/store/database';
import type { StoredEvent } from '@/lib/store/events';
import { insertDeliveries, listListeningWebhooks, readableIdsOf } from '@/lib/store/webhooks';
import { deliverEvents } from '../events/deliver-events';
import { noteEvents } from '../notices/note';
import { enqueueDelivery } from './send-message';

/**
 * Makes a message of each event for each address that wants it, and a notice for each person and channel, in the
 * transaction that marks the event: neither is there without the other. Returns how many events it took.
 */
export async function fanOutEvents(db: Db): Promise<number> {
  return deliverEvents(db, async (events, tx) => {
    await makeMessages(events, tx);
    await noteEvents(tx, events);
  });
}

async function makeMessages(events: readonly StoredEvent[], db: Db): Promise<void> {
  const organizations = [...new Set(events.map(({ organizationId }) => organizationId))];
  const webhooks = await listListeningWebhooks(db, organizations);
  const wanted = events.flatMap((event) =>
    webhooks
      .filter((webhook) => webhook.organizationId === event.organizationId && wants(webhook, event))
      .map((webhook) => ({ event, webhook })),
  );
  if (wanted.length === 0) return;
  const readableIds = await readableIdsOf(
    db,
    wanted.flatMap(({ event }) => event.responseId ?? []),
  );
  const rows = wanted.map(({ event, webhook }) => ({
    organizationId: event.organizationId,
    webhookId: webhook.id,
    eventId: event.id,
    type: event.type,
    body: bodyOf(event, readableIds),
    nextAt: new Date(),
  }));
  for (const delivery of await insertDeliveries(db, rows)) await enqueueDelivery(db, delivery);
}

/** Ids and links, and nothing that anybody said (J1). */
function bodyOf(event: StoredEvent, readableIds: ReadonlyMap<string, number>): string {
  const { type, occurredAt, organizationId, studyId, responseId, exportId } = event;
  const readableId = responseId === null ? undefined : readableIds.get(responseId);
  const url = linkOf(event);
  const data = {
    organizationId,
    studyId,
    ...(responseId !== null && { responseId }),
    ...(readableId !== undefined && { readableId }),
    ...(exportId !== null && { exportId }),
    ...(url !== null && { url }),
  };
  const timestamp = occurredAt.toISOString();
  return JSON.stringify({ type, timestamp, ...(event.ofTestStudy && { test: true }), data });
}

/** Where it is read over the API; null for what is gone. */
function linkOf({ type, studyId, responseId, exportId }: StoredEvent): string | null {
  const v1 = `${publicAddress()}/api/public/v1`;
  if (type === 'response.deleted') return null;
  if (exportId !== null) return `${v1}/studies/${studyId}/exports/${exportId}`;
  return responseId === null ? `${v1}/studies/${studyId}` : `${v1}/responses/${studyId}/${responseId}`;
}
