import { strangerRoute } from '@/lib/http/account-route';
import { setNewPassword } from '@/lib/services/people/set-new-password';
import { NewPasswordRequest, PasswordSetShape } from '@/lib/wire/account/sign-up';
import { setNewPasswordDoc } from '@/lib/wire/docs/account';

/** POST /api/account/password. With the token of a link. */
export const POST = strangerRoute({
  doc: setNewPasswordDoc,
  body: NewPasswordRequest,
  replies: { 200: PasswordSetShape },
  run: ({ ctx, body }) => setNewPassword(ctx.db, body),
  reply: () => ({ set: true as const }),
});
