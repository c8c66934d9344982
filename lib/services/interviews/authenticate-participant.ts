import { Failure } from '@/lib/domain/failure';
import { isUuid } from '@/lib/domain/identifier';
import type { Participant } from '@/lib/domain/principal';
import { studyInToken } from '@/lib/domain/study-in-token';
import { database } from '@/lib/store/database';
import { findResponseByToken, hasToken } from '@/lib/store/responses';
import { hashOfToken } from './token';

/** `unauthorized` for a wrong token, another interview's, and an interview that does not exist, all alike. */
export async function authenticateParticipant(responseId: string, token: string): Promise<Participant> {
  const of = { responseId, studyId: studyInToken(token) };
  if (!isUuid(responseId) || !(await hasToken(database(), of, hashOfToken(token)))) throw wrongToken();
  return { kind: 'participant', responseId };
}

/** The interview that a token opens: all that a personal link carries. `unauthorized` when it opens none. */
export async function findParticipant(token: string): Promise<Participant> {
  const found = await findResponseByToken(database(), hashOfToken(token), studyInToken(token));
  if (!found) throw wrongToken();
  return { kind: 'participant', responseId: found.id };
}

export function wrongToken(): Failure {
  return new Failure('unauthorized', 'This interview needs its own token, as Authorization: Bearer.');
}
