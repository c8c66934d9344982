import { strangerRoute } from '@/lib/http/account-route';
import { addressOf } from '@/lib/http/authenticate';
import { setNewPassword } from '@/lib/services/people/set-new-password';
import { NewPasswordRequest, PasswordSetShape } from '@/lib/wire/account/sign-up';
import { setNewPasswordDoc } from '@/lib/wire/docs/account';

/** POST /api/account/password. With the token of a link. */
export const POST = strangerRoute({
  doc: setNewPasswordDoc,
  body: NewPasswordRequest,
  replies: { 200: PasswordSetShape },
  run: ({ ctx, body, request }) => setNewPassword(ctx.db, { ...body, ip: addressOf(request) }),
  reply: () => ({ set: true as const }),
});
