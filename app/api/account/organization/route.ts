import { personRoute } from '@/lib/http/account-route';
import { switchOrganization } from '@/lib/services/people/switch-organization';
import { AccountShape, SwitchRequest } from '@/lib/wire/account/account';
import { switchOrganizationDoc } from '@/lib/wire/docs/account';

/** PUT /api/account/organization. Where the session acts from now on. */
export const PUT = personRoute({
  doc: switchOrganizationDoc,
  body: SwitchRequest,
  replies: { 200: AccountShape },
  run: ({ ctx, body }) => switchOrganization(ctx, body.organizationId),
  reply: (account) => account,
});
