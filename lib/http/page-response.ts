import { responseReference, studyReference } from '@/lib/domain/identifier';
import { nameResponse } from '@/lib/services/reading/name-response';
import { pageSession } from './page-session';

/**
 * The title of the page whose address names this response; null when the caller may not see it, so that the page is
 * HTTP 404. Without a session nothing is looked up: the layout redirects to the sign-in.
 */
export async function pageResponse(
  headers: Headers,
  { studyId, responseId }: { studyId: string; responseId: string },
): Promise<{ readableId: number; studyTitle: string } | null> {
  const response = responseReference(responseId);
  const session = await pageSession(headers);
  if (!response || !session?.organization) return null;
  return nameResponse({
    organizationId: session.organization.id,
    study: studyReference(studyId),
    response,
  });
}
