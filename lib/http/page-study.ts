import { isFailure } from '@/lib/domain/failure';
import { studyReference } from '@/lib/domain/identifier';
import { UNLIMITED } from '@/lib/domain/people/key-limits';
import { env } from '@/lib/env';
import { readStudyHead } from '@/lib/services/studies/read-study-head';
import { database } from '@/lib/store/database';
import { type StudyHeadV1, studyHeadV1 } from '@/lib/wire/v1/study-head';
import { pageSession } from './page-session';

/**
 * The head of this study's pages; null when the caller may not see the study, so that the page is HTTP 404. Without a
 * session nothing is looked up: the layout redirects to the sign-in.
 */
export async function pageStudy(headers: Headers, studyId: string): Promise<StudyHeadV1 | null> {
  const session = await pageSession(headers);
  if (!session?.organization) return null;
  const { id: organizationId, role } = session.organization;
  const principal = {
    kind: 'member' as const,
    via: 'session' as const,
    keyId: null,
    organizationId,
    userId: session.user.id,
    role,
    ...UNLIMITED,
  };
  const requestId = headers.get('x-request-id') ?? 'none';
  const ctx = { principal, db: database(), now: () => new Date(), requestId };
  try {
    return studyHeadV1(await readStudyHead(ctx, studyReference(studyId)), env().baseUrl);
  } catch (error) {
    if (isFailure(error) && error.code === 'study_not_found') return null;
    throw error;
  }
}
