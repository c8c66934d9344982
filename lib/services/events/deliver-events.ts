import type { Db } from '@/lib/store/database';
import { claimEvents, type StoredEvent, setDelivered } from '@/lib/store/events';

/**
 * Hands a batch of events to `deliver`, the oldest first, and marks them as delivered in the same transaction. Several
 * readers share the work: while one holds an event, the others pass it over. When `deliver` throws, the whole batch
 * stays and is given again, so each event is delivered at least once (J2). Returns how many there were.
 */
export async function deliverEvents(
  db: Db,
  deliver: (events: StoredEvent[]) => Promise<void>,
  limit = 100,
): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await claimEvents(tx, limit);
    if (events.length === 0) return 0;
    await deliver(events);
    await setDelivered(
      tx,
      events.map(({ id }) => id),
    );
    return events.length;
  });
}
