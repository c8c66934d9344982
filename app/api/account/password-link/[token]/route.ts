import { strangerRoute } from '@/lib/http/account-route';
import { readPasswordLink } from '@/lib/services/people/set-new-password';
import { OpenPasswordLinkShape } from '@/lib/wire/account/sign-up';
import { readPasswordLinkDoc } from '@/lib/wire/docs/account';
import { PasswordLinkToken } from '@/lib/wire/paths';

/** GET /api/account/password-link/{token}. Whether it still sets a password. */
export const GET = strangerRoute({
  doc: readPasswordLinkDoc,
  params: { token: PasswordLinkToken },
  replies: { 200: OpenPasswordLinkShape },
  run: ({ ctx, params }) => readPasswordLink(ctx.db, params.token),
  reply: ({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() }),
});
