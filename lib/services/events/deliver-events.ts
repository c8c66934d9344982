import type { Db } from '@/lib/store/database';
import { claimEvents, type StoredEvent, setDelivered } from '@/lib/store/events';

/**
 * Passes a batch of events to `deliver`, the oldest first, and marks them as delivered in the same transaction. Several
 * readers can run at once: each skips the events that another one has locked. When `deliver` throws, the whole batch
 * stays undelivered and is passed again, so each event is delivered at least once (J2). Returns their number.
 */
export async function deliverEvents(
  db: Db,
  deliver: (events: StoredEvent[], tx: Db) => Promise<void>,
  limit = 100,
): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await claimEvents(tx, limit);
    if (events.length === 0) return 0;
    await deliver(events, tx);
    await setDelivered(
      tx,
      events.map(({ id }) => id),
    );
    return events.length;
  });
}
