import { BoundedMap } from '@/lib/domain/bounded-map';
import { isUuid } from '@/lib/domain/identifier';
import type { Participant } from '@/lib/domain/principal';
import { studyInToken } from '@/lib/domain/study-in-token';
import { database } from '@/lib/store/database';
import { findUploadByToken, type RecordingRow } from '@/lib/store/recordings';
import { authenticateParticipant, wrongToken } from '../interviews/authenticate-participant';
import { hashOfToken } from '../interviews/token';

/** A participant, and their upload; another interview's upload does not exist for them. */
export interface Uploader extends Participant {
  upload: RecordingRow | null;
}

interface Known {
  uploader: Uploader;
  until: number;
}

/**
 * For this many milliseconds the result is reused for further chunks: neither token nor upload ever changes its owner.
 */
const KNOWN_MS = 10_000;
const known = new BoundedMap<string, Known>(1_000);

/**
 * The same, up to ten seconds old: the upload's length may be out of date, and the upload may have been erased since.
 */
export async function recentUploader(responseId: string, id: string, token: string): Promise<Uploader> {
  const key = `${responseId} ${id} ${token}`;
  const now = Date.now();
  const found = known.get(key);
  if (found && found.until > now) return found.uploader;
  const uploader = await findUploader(responseId, id, token);
  if (uploader.upload) known.set(key, { uploader, until: now + KNOWN_MS });
  return uploader;
}

/** The response of this token (`unauthorized` when there is none), and its upload of this id. */
export async function findUploader(responseId: string, id: string, token: string): Promise<Uploader> {
  if (!isUuid(id) || !isUuid(responseId)) {
    return { ...(await authenticateParticipant(responseId, token)), upload: null };
  }
  const found = await findUploadByToken(database(), {
    ...{ responseId, id, studyId: studyInToken(token), tokenHash: hashOfToken(token) },
  });
  if (!found) throw wrongToken();
  return { kind: 'participant', responseId, upload: found.upload };
}
