import { Failure } from '@/lib/domain/failure';
import { isSignedEntry } from '@/lib/ports/entry-signature';
import { INVITATION_PARAMETER } from '@/lib/ports/invitation-token';
import { earlierParticipantToken, participantToken } from '@/lib/ports/participant-token';
import { entryKey, findEntryClaim } from '@/lib/store/entry-claims';
import { hasToken, setTokenHash } from '@/lib/store/responses';
import type { StudyRow } from '@/lib/store/studies';
import { findInvitation } from '@/lib/store/study-invitations';
import type { AnyoneContext } from '../context';
import { invitationIn } from '../study-invitations/personal-link';
import { resumeInterview } from './resume-interview';
import type { StartedInterview } from './started-interview';
import { hashOfToken } from './token';

/** Who comes, as far as a study's entry asks (decisions, G6). */
export interface Visitor {
  urlParams: [string, string][];
  /** The interviews that the participant's page has in this browser; none for other clients. */
  browser: readonly { studyId: string; responseId: string; token: string }[];
}

/**
 * Whether a visitor may start: answers the interview that they began before, where the study takes each once; the key
 * that their own is to be claimed by, if any. Refuses `forbidden` without a signed link and `bad_request` without the
 * parameter, where the study asks for them; and `forbidden` for the link of an invitation that was erased.
 */
export async function enter(
  ctx: AnyoneContext,
  study: StudyRow,
  visitor: Visitor,
): Promise<{ earlier: StartedInterview } | { claim: Buffer | null }> {
  const { entry } = study;
  if (entry.mode === 'signed' && !isSignedEntry(study.id, visitor.urlParams)) {
    throw new Failure('forbidden', 'This link is not complete. Please use it exactly as it was sent to you.');
  }
  const invitation = invitationIn(study.id, visitor.urlParams);
  if (invitation !== undefined) {
    // A personal link is one person's, on whatever device: it begins one interview, and goes on with it (N7).
    const claim = entryKey(INVITATION_PARAMETER, invitation);
    const responseId = await findEntryClaim(ctx.db, study.id, claim);
    if (responseId !== undefined) return { earlier: await resumeClaimed(ctx, study.id, responseId) };
    if ((await findInvitation(ctx.db, invitation))?.studyId !== study.id) {
      throw new Failure('forbidden', 'This invitation is not valid any more. Ask whoever sent it to you.');
    }
    return { claim };
  }
  if (entry.mode === 'once_per_browser') {
    const own = visitor.browser.find(({ studyId }) => studyId === study.id);
    if (own && (await hasToken(ctx.db, own, hashOfToken(own.token))))
      return { earlier: await resumed(ctx, study.id, own.responseId, own.token) };
  }
  if (entry.mode !== 'once_per_parameter') return { claim: null };
  const value = visitor.urlParams.find(([name]) => name === entry.parameter)?.[1];
  if (!value) {
    const message = `This link lacks its parameter "${entry.parameter}". Please use it exactly as it was sent to you.`;
    throw new Failure('bad_request', message);
  }
  const claim = entryKey(entry.parameter, value);
  const responseId = await findEntryClaim(ctx.db, study.id, claim);
  return responseId === undefined ? { claim } : { earlier: await resumeClaimed(ctx, study.id, responseId) };
}

/** The interview of a value, with a token that opens it from wherever the value was brought. */
export async function resumeClaimed(
  ctx: AnyoneContext,
  studyId: string,
  responseId: string,
): Promise<StartedInterview> {
  const of = { studyId, responseId };
  const token = participantToken(of);
  for (const own of [token, earlierParticipantToken(responseId)]) {
    if (await hasToken(ctx.db, of, hashOfToken(own))) return resumed(ctx, studyId, responseId, own);
  }
  // It began under another secret, or before tokens could be made again.
  await setTokenHash(ctx.db, responseId, hashOfToken(token));
  return resumed(ctx, studyId, responseId, token);
}

async function resumed(
  ctx: AnyoneContext,
  studyId: string,
  responseId: string,
  token: string,
): Promise<StartedInterview> {
  const { study, closingMessage, step, care, ending } = await resumeInterview({
    ...ctx,
    principal: { kind: 'participant', responseId },
  });
  return { responseId, studyId, token, study, closingMessage, step, care, ending };
}
