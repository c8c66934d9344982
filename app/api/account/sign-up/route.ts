import { env } from '@/lib/env';
import { strangerRoute } from '@/lib/http/account-route';
import { isSignUpOpen, signUp } from '@/lib/services/people/sign-up';
import { SignedUpShape, SignUpRequest, SignUpStateShape } from '@/lib/wire/account/sign-up';
import { readSignUpDoc, signUpDoc } from '@/lib/wire/docs/account';

/** GET /api/account/sign-up. Whether it is open, and whether this server sends mail. */
export const GET = strangerRoute({
  doc: readSignUpDoc,
  replies: { 200: SignUpStateShape },
  run: ({ ctx }) => isSignUpOpen(ctx.db, env().signUp),
  reply: (open) => ({ open, mail: env().smtpUrl !== null }),
});

/** POST /api/account/sign-up. A person with an organisation of their own (operations, SIGN_UP). */
export const POST = strangerRoute({
  doc: signUpDoc,
  body: SignUpRequest,
  replies: { 201: SignedUpShape },
  run: ({ ctx, body }) => signUp(ctx.db, env().signUp, body),
  reply: (signedUp) => signedUp,
});
