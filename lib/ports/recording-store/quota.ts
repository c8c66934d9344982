import { env } from '@/lib/env';

/** What an organisation's recordings may take, in bytes. */
export function recordingQuotaBytes(): number {
  return env().recordingQuotaGb * 1024 ** 3;
}
