import { env } from '@/lib/env';

/** The maximum storage for an organisation's recordings, in bytes. */
export function recordingQuotaBytes(): number {
  return env().recordingQuotaGb * 1024 ** 3;
}
