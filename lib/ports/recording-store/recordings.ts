import { env } from '@/lib/env';
import { diskStore } from './disk-store';
import type { RecordingStore } from './recording-store';
import { s3Store } from './s3-store';

/**
 * An upload that nobody goes on with is closed to further bytes then. Long, because a participant may come back to an
 * interview days later.
 */
const EXPIRATION_MS = 7 * 24 * 60 * 60 * 1_000;

const holder = globalThis as typeof globalThis & { colloquyRecordings?: RecordingStore };

/** The store of this process's settings. */
export function recordings(): RecordingStore {
  const { storageUrl, recordingsDir } = env();
  holder.colloquyRecordings ??= storageUrl
    ? s3Store(storageUrl, EXPIRATION_MS)
    : diskStore(recordingsDir, EXPIRATION_MS);
  return holder.colloquyRecordings;
}
