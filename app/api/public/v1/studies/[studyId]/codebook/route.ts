import { v1Route } from '@/lib/http/v1-route';
import { readCodebook } from '@/lib/services/themes/read-codebook';
import { readCodebookDoc } from '@/lib/wire/docs/themes';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { CodebookShape, codebookV1 } from '@/lib/wire/v1/codebook';

/** GET …/v1/studies/{studyId}/codebook. How far responses are read with the themes as they are. */
export const GET = v1Route({
  doc: readCodebookDoc,
  params: { studyId: StudyIdOrLinkId },
  replies: { 200: CodebookShape },
  run: ({ ctx, params }) => readCodebook(ctx, { study: params.studyId }),
  reply: codebookV1,
});
