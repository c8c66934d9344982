import { v1Route } from '@/lib/http/v1-route';
import { renameOrganization } from '@/lib/services/people/rename-organization';
import { RenameRequest } from '@/lib/wire/account/account';
import { renameOrganizationDoc } from '@/lib/wire/docs/people';
import { OrganizationShape } from '@/lib/wire/v1/me';

/** PATCH /api/public/v1/organization. Its name. */
export const PATCH = v1Route({
  doc: renameOrganizationDoc,
  body: RenameRequest,
  replies: { 200: OrganizationShape },
  run: ({ ctx, body }) => renameOrganization(ctx, body.name),
  reply: (organization) => organization,
});
