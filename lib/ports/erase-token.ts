import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { tokenOfStudy } from '@/lib/domain/study-in-token';
import { env } from '@/lib/env';

/** The response that a link to delete one's answers is of. */
export interface Erasable {
  studyId: string;
  responseId: string;
}

/** Both ids, 16 bytes each, and their signature, in base64url. */
const TOKEN = /^([\w-]{22})([\w-]{22})[\w-]{43}$/;

/**
 * What the link to delete one's answers carries (decisions, O2): its study (decisions/111), its response, and the
 * signature of both with a key of this purpose alone. Nothing is stored for it, so that it is known for ours also when
 * the response is gone.
 */
export function eraseToken(of: Erasable): string {
  return tokenOfStudy(of.studyId, bytesOf(of.responseId) + signature(of));
}

/** The address of the page that asks, in the participant's language: afterwards nothing else tells it. */
export function eraseUrl({ language, ...of }: Erasable & { language: string }): string {
  return `${env().baseUrl}/erase/${eraseToken(of)}?language=${encodeURIComponent(language)}`;
}

/** What the token is of; undefined for one that is not ours. */
export function readEraseToken(token: string): Erasable | undefined {
  const [, study, response] = TOKEN.exec(token) ?? [];
  if (study === undefined || response === undefined) return undefined;
  const of = { studyId: idOf(study), responseId: idOf(response) };
  // Compared as text: base64url has several spellings of the same bytes, and an altered link must be refused.
  const [expected, sent] = [Buffer.from(eraseToken(of)), Buffer.from(token)];
  return expected.length === sent.length && timingSafeEqual(expected, sent) ? of : undefined;
}

function bytesOf(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function idOf(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function signature({ studyId, responseId }: Erasable): string {
  const key = Buffer.from(hkdfSync('sha256', env().appSecret, '', 'colloquy erasing by participants', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([studyId, responseId]))
    .digest('base64url');
}
