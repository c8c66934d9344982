import { Failure } from '@/lib/domain/failure';
import { keptFilter } from '@/lib/domain/findings/share';
import type { StudyReference } from '@/lib/domain/identifier';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { mayLaunch, roleMay } from '@/lib/domain/roles';
import { tokenOfStudy } from '@/lib/domain/study-in-token';
import { hashSharePassword } from '@/lib/ports/share-password';
import { listStudyClips } from '@/lib/store/clips';
import { findInsight } from '@/lib/store/insights';
import { findReel } from '@/lib/store/reels';
import { findResponse } from '@/lib/store/responses';
import { insertShareLink, type ShareLinkRow } from '@/lib/store/share-links';
import { noReel } from '../clips/read-reels';
import { type MemberContext, withTransaction } from '../context';
import { noInsight } from '../findings/read-insights';
import { deletedOf } from '../findings/report-of';
import { hashOfLinkToken, newLinkToken } from '../people/link-token';
import { noResponse } from '../reading/find-reviewed';
import { findReadableStudy } from '../responses/find-readable-study';

export interface WantedShare
  extends Pick<ShareLinkRow, 'what' | 'withRecordings' | 'withNames' | 'mayDownload'> {
  label: string | null;
  insightId: string | null;
  clipId: string | null;
  reelId: string | null;
  responseId: string | null;
  filter: ResponseFilter | null;
  expiresAt: Date | null;
  password: string | null;
}

/**
 * Makes a link to something of a study for people without an account. The token is told this once; only its hash
 * is stored. Refuses `study_not_found`, `forbidden` (with recordings to all who may not launch it, too),
 * `not_found` and `response_not_found` for what is to be shown, and `invalid_request_body` for an end that is past.
 */
export async function createShare(
  ctx: MemberContext,
  { study: reference, ...wanted }: WantedShare & { study: StudyReference },
): Promise<{ id: string; token: string }> {
  const study = await findReadableStudy(ctx, reference);
  if (wanted.insightId !== null && !(await findInsight(ctx.db, study.id, wanted.insightId)))
    throw noInsight();
  if (wanted.clipId !== null && (await listStudyClips(ctx.db, study.id, [wanted.clipId])).length === 0)
    throw new Failure('not_found', 'There is no such clip of this study.');
  if (wanted.reelId !== null && !(await findReel(ctx.db, study.id, wanted.reelId))) throw noReel();
  const response =
    wanted.responseId === null
      ? undefined
      : await findResponse(ctx.db, study.id, { by: 'id', id: wanted.responseId });
  if (wanted.responseId !== null && !response) throw noResponse();
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not share.');
  if (wanted.withRecordings && !mayLaunch(ctx.principal, study.launchers))
    throw new Failure('forbidden', 'Recordings are shared by those who may launch the study.');
  refusePast(wanted.expiresAt, ctx.now());
  const token = tokenOfStudy(study.id, newLinkToken().token);
  const tokenHash = hashOfLinkToken(token);
  const { password, filter, ...rest } = wanted;
  const passwordHash = password === null ? null : await hashSharePassword(password);
  const id = await withTransaction(ctx, ({ db }) =>
    insertShareLink(db, {
      ...rest,
      ...{ organizationId: study.organizationId, studyId: study.id, tokenHash, passwordHash },
      filter: filter && keptFilter(filter),
      deletedBefore: deletedOf(study),
      createdBy: ctx.principal.userId,
    }),
  );
  return { id, token };
}

function refusePast(expiresAt: Date | null, now: Date): void {
  if (expiresAt === null || expiresAt > now) return;
  throw new Failure('invalid_request_body', 'The link would be closed at once.', {
    issues: [{ path: ['expiresAt'], message: 'Expected a time to come' }],
  });
}
