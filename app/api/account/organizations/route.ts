import { env } from '@/lib/env';
import { personRoute } from '@/lib/http/account-route';
import { foundOrganization } from '@/lib/services/people/sign-up';
import { FoundedShape, RenameRequest } from '@/lib/wire/account/account';
import { foundOrganizationDoc } from '@/lib/wire/docs/account';

/** POST /api/account/organizations. One more, where sign-up is open (operations, SIGN_UP). */
export const POST = personRoute({
  doc: foundOrganizationDoc,
  body: RenameRequest,
  replies: { 201: FoundedShape },
  run: ({ ctx, body }) =>
    foundOrganization(ctx.db, env().signUp, { userId: ctx.principal.userId, name: body.name }),
  reply: (founded) => founded,
});
