import { createHmac, hkdfSync } from 'node:crypto';
import { tokenOfStudy } from '@/lib/domain/study-in-token';
import { env } from '@/lib/env';

/**
 * The token of an interview: its study (decisions/111), and 256 bits derived from its response's id and the application's
 * secret, so that it can be given again to a participant who may resume elsewhere, while the database stores only its hash.
 */
export function participantToken(of: { studyId: string; responseId: string }): string {
  return tokenOfStudy(of.studyId, earlierParticipantToken(of.responseId));
}

/** As tokens were before they said their study. Interviews that began with one keep it. */
export function earlierParticipantToken(responseId: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy participant tokens', 32));
  return createHmac('sha256', key).update(responseId).digest('base64url');
}
