import { responseReference, studyReference } from '@/lib/domain/identifier';
import { nameResponse } from '@/lib/services/reading/name-response';
import { pageSession } from './page-session';

/**
 * What a page is called whose address names this response; null when there is none for whoever asks, so that the page
 * is HTTP 404. Without a session nothing is told: the layout sends to the sign-in.
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
