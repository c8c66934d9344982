import { MOST_INVITEES } from '@/lib/domain/invitations/invitee';
import { env } from '@/lib/env';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { addInvitees } from '@/lib/services/study-invitations/add-invitees';
import { readInvitations } from '@/lib/services/study-invitations/read-invitations';
import { addInviteesDoc, listStudyInvitationsDoc } from '@/lib/wire/docs/study-invitations';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { REQUEST_COST } from '@/lib/wire/request-cost';
import { csvFile } from '@/lib/wire/v1/csv-file';
import {
  AddedInviteesShape,
  AddInviteesRequest,
  InvitationsQuery,
  invitationTable,
  inviteesIn,
  StudyInvitationsShape,
  studyInvitationsV1,
} from '@/lib/wire/v1/study-invitations';

const params = { studyId: StudyIdOrLinkId };

/** GET …/v1/studies/{studyId}/invitations. Whom the study invites by mail. */
export const GET = v1Route({
  doc: listStudyInvitationsDoc,
  params,
  query: InvitationsQuery,
  heavy: true,
  cost: () => REQUEST_COST.summary,
  replies: { 200: StudyInvitationsShape },
  run: async ({ ctx, params, query: { format, ...query } }) => {
    const all = format === 'csv' ? { page: 0, perPage: MOST_INVITEES } : {};
    return { list: await readInvitations(ctx, { study: params.studyId, ...query, ...all }), format };
  },
  reply: ({ list, format }) =>
    format === 'json'
      ? studyInvitationsV1(list, env().baseUrl)
      : new FileAnswer(csvFile(`${list.title}, invitations`, invitationTable(list, env().baseUrl))),
});

/** POST …/v1/studies/{studyId}/invitations. Adds people; nothing is sent. */
export const POST = v1Route({
  doc: addInviteesDoc,
  params,
  body: AddInviteesRequest,
  heavy: true,
  replies: { 201: AddedInviteesShape },
  run: ({ ctx, params, body }) =>
    addInvitees(ctx, { study: params.studyId, invitees: inviteesIn(body), check: body.check ?? false }),
  reply: (added) => added,
});
