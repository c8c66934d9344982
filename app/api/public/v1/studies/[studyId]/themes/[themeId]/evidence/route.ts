import { pageHeaders } from '@/lib/http/page-headers';
import { v1Route } from '@/lib/http/v1-route';
import { putEvidenceIn } from '@/lib/services/themes/change-evidence';
import { listEvidence } from '@/lib/services/themes/list-evidence';
import { addEvidenceDoc, listEvidenceDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId, ThemeId } from '@/lib/wire/paths';
import {
  AddEvidenceRequest,
  EvidencePageShape,
  EvidenceQuery,
  evidenceV1,
  ThemeEvidenceShape,
} from '@/lib/wire/v1/theme-evidence';

const params = { studyId: StudyIdOrLinkId, themeId: ThemeId };

/** GET …/v1/studies/{studyId}/themes/{themeId}/evidence. Its passages, a page at a time. */
export const GET = v1Route({
  doc: listEvidenceDoc,
  params,
  query: EvidenceQuery,
  replies: { 200: EvidencePageShape },
  run: async ({ ctx, params: { studyId: study, themeId }, query: { expand, ...query } }) => ({
    ...(await listEvidence(ctx, { study, themeId }, { ...query, withRows: expand === 'row' })),
    ...query,
  }),
  reply: ({ evidence }) => ({ evidence: evidence.map(evidenceV1) }),
  headers: ({ total, page, perPage }, request) =>
    pageHeaders(request, { number: page, size: perPage, total }),
});

/** POST …/v1/studies/{studyId}/themes/{themeId}/evidence. A passage, for it or against it. */
export const POST = v1Route({
  doc: addEvidenceDoc,
  makes: 'passage',
  params,
  body: AddEvidenceRequest,
  replies: { 201: ThemeEvidenceShape },
  run: ({ ctx, params: { studyId: study, themeId }, body: { stance = 'supports', ...passage } }) =>
    putEvidenceIn(ctx, { study, themeId }, { ...passage, stance }),
  reply: evidenceV1,
});
