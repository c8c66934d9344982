import type { AuditTarget, AuditTargetType } from '@/lib/domain/audit/audit-entry';
import { isUuid, type ResponseReference, type StudyReference } from '@/lib/domain/identifier';
import type { Db } from '@/lib/store/database';
import { findResponse } from '@/lib/store/responses';
import { findStudy } from '@/lib/store/studies';

/** What the parameters of a path name, from the outside in. */
const NAMED: Record<string, AuditTargetType> = {
  walletId: 'wallet',
  keyId: 'key',
  userId: 'member',
  webhookId: 'webhook',
  deliveryId: 'message',
  invitationId: 'invitation',
  exportId: 'export',
  fileId: 'file',
  annotationId: 'annotation',
  clipId: 'clip',
  reelId: 'reel',
  rehearsalId: 'rehearsal',
  themeId: 'theme',
  evidenceId: 'passage',
  insightId: 'insight',
  shareId: 'share',
};

/** What a request is about: the innermost thing that its path names, and the study that this is in. */
export interface RequestTarget {
  target: AuditTarget | null;
  studyId: string | null;
}

/**
 * By the path's parameters as they were read. Studies and responses are named by their ids, however the path names them;
 * those of others, or that are not there, are not named.
 */
export async function findTarget(
  db: Db,
  scope: { organizationId: string },
  params: Record<string, unknown>,
): Promise<RequestTarget> {
  const studyReference = (params.studyId ?? params.linkId) as StudyReference | undefined;
  const study = studyReference && (await findStudy(db, scope, studyReference));
  const responseReference = params.responseId as ResponseReference | undefined;
  const response = study && responseReference && (await findResponse(db, study.id, responseReference));
  const inner = Object.entries(params).flatMap(([name, value]) => {
    const type = NAMED[name];
    return type && typeof value === 'string' && isUuid(value) ? [{ type, id: value }] : [];
  });
  return {
    target:
      inner.at(-1) ??
      (response ? { type: 'response', id: response.id } : null) ??
      (study ? { type: 'study', id: study.id } : null),
    studyId: study?.id ?? null,
  };
}
