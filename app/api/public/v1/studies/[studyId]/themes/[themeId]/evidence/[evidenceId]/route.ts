import { v1Route } from '@/lib/http/v1-route';
import { takeEvidenceOut } from '@/lib/services/themes/change-evidence';
import { takeEvidenceOutDoc } from '@/lib/wire/docs/themes';
import { EvidenceId, StudyIdOrLinkId, ThemeId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';

/** DELETE …/v1/studies/{studyId}/themes/{themeId}/evidence/{evidenceId}. Kept as a decision. */
export const DELETE = v1Route({
  doc: takeEvidenceOutDoc,
  params: { studyId: StudyIdOrLinkId, themeId: ThemeId, evidenceId: EvidenceId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params: { studyId: study, themeId, evidenceId } }) =>
    takeEvidenceOut(ctx, { study, themeId }, evidenceId),
  reply: ({ id }) => ({ id, deleted: true as const }),
});
