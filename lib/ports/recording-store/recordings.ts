import { env } from '@/lib/env';
import { diskStore } from './disk-store';
import type { RecordingStore } from './recording-store';
import { s3Store } from './s3-store';

/**
 * After this time without activity an upload is closed. It is long, because a participant may come back to an interview
 * days later.
 */
const EXPIRATION_MS = 7 * 24 * 60 * 60 * 1_000;

const holder = globalThis as typeof globalThis & { colloquyRecordings?: RecordingStore };

/** The store that this process's settings choose. */
export function recordings(): RecordingStore {
  const { storageUrl, recordingsDir } = env();
  holder.colloquyRecordings ??= storageUrl
    ? s3Store(storageUrl, EXPIRATION_MS)
    : diskStore(recordingsDir, EXPIRATION_MS);
  return holder.colloquyRecordings;
}
