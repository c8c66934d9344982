import { recordingQuotaBytes } from '@/lib/ports/recording-store/quota';
import type { Db } from '@/lib/store/database';
import { findUploadUse } from '@/lib/store/recordings';

/** Four cameras' worth: the most that a participant's token can store. */
const MAX_RESPONSE_BYTES = 16 * 1024 ** 3;

/** Why an interview may not upload this many bytes in addition to the counted ones; null when it may. */
export async function overQuota(db: Db, responseId: string, bytes: number): Promise<string | null> {
  const { interview, organization } = await findUploadUse(db, responseId);
  if (interview + bytes > MAX_RESPONSE_BYTES) {
    return `The uploads of an interview have at most ${MAX_RESPONSE_BYTES} bytes together.`;
  }
  if (organization + bytes > recordingQuotaBytes()) {
    return 'There is no room for more recordings here. Answering in writing still works.';
  }
  return null;
}
