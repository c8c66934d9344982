import { env } from '@/lib/env';
import { v1Route } from '@/lib/http/v1-route';
import { makeLink } from '@/lib/services/studies/make-link';
import { makeLinkDoc } from '@/lib/wire/docs/studies';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { MakeLinkRequest, StudyLinkShape, studyLinkV1 } from '@/lib/wire/v1/study-link';

/** POST …/v1/studies/{studyId}/links. A participant's link whose parameters are signed. */
export const POST = v1Route({
  doc: makeLinkDoc,
  params: { studyId: StudyIdOrLinkId },
  body: MakeLinkRequest,
  replies: { 201: StudyLinkShape },
  run: ({ ctx, params, body }) => makeLink(ctx, { study: params.studyId, parameters: body.parameters }),
  reply: (link) => studyLinkV1(link, env().baseUrl),
});
