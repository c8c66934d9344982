import { isFailure } from '@/lib/domain/failure';
import { findOwnStudy } from '@/lib/services/participants/find-own-study';
import { database } from '@/lib/store/database';
import { invitationReply } from '@/lib/wire/interview/start';
import { BUDGET_MS, inTime } from './in-time';

/**
 * The study that a participant's link to delete their answers is of, as its page shows it; null once they are deleted,
 * undefined for a link that is not ours.
 */
export async function readErasingPage(token: string) {
  try {
    const own = await inTime(BUDGET_MS, findOwnStudy(database(), token));
    if (!own) return null;
    const { invitation, isHeld, organisation, contact } = own;
    const { title, branding } = invitationReply(invitation);
    return { title, ...(branding && { branding }), isHeld, organisation, contact };
  } catch (error) {
    if (isFailure(error) && error.code === 'not_found') return undefined;
    throw error;
  }
}
