import { seenSettings, settingsEtag } from '@/lib/http/if-match';
import { v1Route } from '@/lib/http/v1-route';
import { changeOrganization } from '@/lib/services/people/change-organization';
import { organizationVersion, readOrganization } from '@/lib/services/people/read-organization';
import { changeOrganizationDoc, readOrganizationDoc } from '@/lib/wire/docs/people';
import { ChangeOrganizationRequest, OrganizationShape, organizationV1 } from '@/lib/wire/v1/me';

/** GET /api/public/v1/organization. Where the caller acts. */
export const GET = v1Route({
  doc: readOrganizationDoc,
  keepsToTests: true,
  replies: { 200: OrganizationShape },
  run: ({ ctx }) => readOrganization(ctx),
  reply: organizationV1,
  headers: (organization) => ({ etag: settingsEtag(organizationVersion(organization)) }),
});

/** PATCH /api/public/v1/organization. Its name, whom participants in need can turn to, and how long is kept what they say. */
export const PATCH = v1Route({
  doc: changeOrganizationDoc,
  body: ChangeOrganizationRequest,
  replies: { 200: OrganizationShape },
  run: ({ ctx, body, request }) => changeOrganization(ctx, body, seenSettings(request)),
  reply: organizationV1,
  headers: (organization) => ({ etag: settingsEtag(organizationVersion(organization)) }),
});
