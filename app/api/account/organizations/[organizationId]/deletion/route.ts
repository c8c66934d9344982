import { personRoute } from '@/lib/http/account-route';
import { afterAnswer } from '@/lib/http/after-answer';
import { addressOf } from '@/lib/http/authenticate';
import { guessBySession } from '@/lib/http/guess-by-session';
import { deleteOrganization } from '@/lib/services/leaving/delete-organization';
import { keepOrganization } from '@/lib/services/leaving/keep-organization';
import { mailOwners } from '@/lib/services/leaving/mails';
import {
  DeleteOrganizationRequest,
  OrganizationDeletionShape,
  organizationDeletionAt,
} from '@/lib/wire/account/deletion';
import { deleteOrganizationDoc, keepOrganizationDoc } from '@/lib/wire/docs/account';
import { OrganizationId } from '@/lib/wire/paths';

/** POST /api/account/organizations/{organizationId}/deletion. In a week; until then an owner may keep it. */
export const POST = personRoute({
  doc: deleteOrganizationDoc,
  params: { organizationId: OrganizationId },
  body: DeleteOrganizationRequest,
  replies: { 200: OrganizationDeletionShape },
  run: async ({ ctx, params, body, request }) => {
    const input = { ...params, ...body, ip: addressOf(request) };
    const asked = await guessBySession(request, ctx.principal, () => deleteOrganization(ctx, input));
    if (asked.isNew) {
      afterAnswer(mailOwners(ctx.db, params.organizationId, 'asked'), {
        requestId: ctx.requestId,
        message: 'a mail was not sent',
      });
    }
    return asked;
  },
  reply: organizationDeletionAt,
});

/** DELETE /api/account/organizations/{organizationId}/deletion. An owner keeps it. */
export const DELETE = personRoute({
  doc: keepOrganizationDoc,
  params: { organizationId: OrganizationId },
  replies: { 200: OrganizationDeletionShape },
  run: ({ ctx, params, request }) => keepOrganization(ctx, { ...params, ip: addressOf(request) }),
  reply: organizationDeletionAt,
});
