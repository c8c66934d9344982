import { createHash } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';

/** Names settings by what they are: they have no counter of their own. */
export function settingsVersion(settings: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 32);
}

/** Refuses `concurrent_modification` for an edit of settings that are others by now; null edits whatever they are. */
export function refuseUnlessSeen(seen: string | null, now: string, what: string): void {
  if (seen === null || seen === now) return;
  throw new Failure(
    'concurrent_modification',
    `Somebody else changed ${what} meanwhile. Read it again and change what is there now.`,
  );
}
