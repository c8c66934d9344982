import { asc, eq } from 'drizzle-orm';
import { database } from '@/lib/store/database';
import type { StoredEvent } from '@/lib/store/events';
import { event } from '@/lib/store/schema';

/** A study's events as stored. */
export function storedEvents(studyId: string): Promise<StoredEvent[]> {
  return database().select().from(event).where(eq(event.studyId, studyId)).orderBy(asc(event.seq));
}

/** Only their types: of one response, or without one of the study itself. */
export async function eventsOf(studyId: string, responseId: string | null = null): Promise<string[]> {
  const events = await storedEvents(studyId);
  return events.filter((stored) => stored.responseId === responseId).map(({ type }) => type);
}
