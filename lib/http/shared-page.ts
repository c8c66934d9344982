import { isFailure } from '@/lib/domain/failure';
import { findOpenShare } from '@/lib/services/shares/open-share';
import { database } from '@/lib/store/database';
import { BUDGET_MS, inTime } from './in-time';

/** Whether the link of this token is open, so that the page of a closed one is HTTP 404. */
export async function isOpenLink(token: string, requestId: string): Promise<boolean> {
  const principal = { kind: 'anyone' as const };
  const ctx = { principal, db: database(), now: () => new Date(), requestId };
  try {
    await inTime(BUDGET_MS, findOpenShare(ctx, token));
    return true;
  } catch (error) {
    if (isFailure(error) && error.code === 'not_found') return false;
    throw error;
  }
}
