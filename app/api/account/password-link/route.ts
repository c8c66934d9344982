import { env } from '@/lib/env';
import { strangerRoute } from '@/lib/http/account-route';
import { afterAnswer } from '@/lib/http/after-answer';
import { countAgainst } from '@/lib/http/limits';
import { mailPasswordLink } from '@/lib/services/people/mail-password-link';
import { PasswordLinkAskedShape, PasswordLinkRequest } from '@/lib/wire/account/sign-up';
import { askPasswordLinkDoc } from '@/lib/wire/docs/account';

/** POST /api/account/password-link. Mails it, if the address is somebody's; the answer does not tell. */
export const POST = strangerRoute({
  doc: askPasswordLinkDoc,
  body: PasswordLinkRequest,
  replies: { 200: PasswordLinkAskedShape },
  run: async ({ ctx, body }) => {
    await countAgainst('mail', body.email.toLowerCase());
    const mail = env().smtpUrl !== null;
    if (mail) {
      // Looked up after the answer, which takes as long for an address that nobody has.
      const mailing = mailPasswordLink(ctx.db, { email: body.email, origin: env().baseUrl });
      afterAnswer(mailing, { requestId: ctx.requestId, message: 'a mail was not sent' });
    }
    return { mail };
  },
  reply: (asked) => asked,
});
