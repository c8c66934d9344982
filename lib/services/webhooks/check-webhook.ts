import { Failure } from '@/lib/domain/failure';
import { RefusedAddress } from '@/lib/ports/guarded-fetch';
import { refuseWebhookAddress } from '@/lib/ports/webhook-sender';
import { findStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/**
 * Refuses `invalid_request_body` for an address that is not public, a study of somebody else, or one of the other kind
 * (O3).
 */
export async function checkWebhook(
  ctx: MemberContext,
  given: { url?: string | undefined; studyIds?: readonly string[] | null | undefined },
  ofTestStudies: boolean,
): Promise<void> {
  if (given.url !== undefined) await checkAddress(given.url);
  for (const [at, id] of (given.studyIds ?? []).entries()) {
    if (await findStudy(ctx.db, { ...ctx.principal, test: ofTestStudies }, { by: 'id', id })) continue;
    throw refused(['studyIds', at], 'There is no such study in this organisation.');
  }
}

async function checkAddress(url: string): Promise<void> {
  try {
    await refuseWebhookAddress(url);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw refused(['url'], 'The address must be public, and https.');
  }
}

function refused(path: (string | number)[], message: string): Failure {
  return new Failure('invalid_request_body', 'The request body does not have the expected fields.', {
    issues: [{ path, message }],
  });
}
