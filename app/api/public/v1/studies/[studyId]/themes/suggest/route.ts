import { v1Route } from '@/lib/http/v1-route';
import { suggestThemes } from '@/lib/services/themes/suggest-themes';
import { suggestThemesDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { CodebookShape, codebookV1 } from '@/lib/wire/v1/codebook';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';

/** POST …/v1/studies/{studyId}/themes/suggest. By a job. */
export const POST = v1Route({
  doc: suggestThemesDoc,
  params: { studyId: StudyIdOrLinkId },
  body: EmptyRequest.optional(),
  cost: () => REQUEST_COST.suggestThemes,
  replies: { 202: CodebookShape },
  run: ({ ctx, params }) => suggestThemes(ctx, { study: params.studyId }),
  reply: codebookV1,
});
