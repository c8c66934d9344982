import { BoundedMap } from '@/lib/domain/bounded-map';
import type { Db } from '@/lib/store/database';
import { setSessionSeen } from '@/lib/store/sessions';

const EVERY_MS = 5 * 60_000;
const MOST_SESSIONS = 10_000;

/** Modules load twice in one process; a session is noted once by both. */
const holder = globalThis as typeof globalThis & { __colloquySeen?: BoundedMap<string, number> };
holder.__colloquySeen ??= new BoundedMap(MOST_SESSIONS);
const notedAt = holder.__colloquySeen;

/** Notes that a session is in use. The request does not wait for it, and its failure does not fail the request. */
export function noteSeen(db: Db, sessionId: string): void {
  const now = Date.now();
  if (now - (notedAt.get(sessionId) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return;
  notedAt.set(sessionId, now);
  void setSessionSeen(db, sessionId).catch(() => {});
}
