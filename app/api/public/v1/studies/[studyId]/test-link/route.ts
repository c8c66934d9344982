import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { makeTestLink } from '@/lib/services/fieldwork/make-test-link';
import { makeTestLinkDoc } from '@/lib/wire/docs/fieldwork';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { EmptyRequest } from '@/lib/wire/v1/empty-request';
import { StudyLinkShape, studyLinkV1 } from '@/lib/wire/v1/study-link';

/** POST …/v1/studies/{studyId}/test-link. A link on which the study can be tried. */
export const POST = v1Route({
  doc: makeTestLinkDoc,
  params: { studyId: StudyIdOrLinkId },
  body: EmptyRequest.optional(),
  replies: { 201: StudyLinkShape },
  run: ({ ctx, params }) => makeTestLink(ctx, params.studyId),
  reply: (link) => studyLinkV1(link, env().baseUrl),
});
