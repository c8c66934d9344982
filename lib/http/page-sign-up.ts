import { env } from '@/lib/env';
import { isSignUpOpen } from '@/lib/services/people/sign-up';
import { database } from '@/lib/store/database';

/** What the pages for signing in and up need to know: whether anyone may sign up, and whether mail is sent. */
export async function pageSignUp(): Promise<{ open: boolean; mail: boolean }> {
  return { open: await isSignUpOpen(database(), env().signUp), mail: env().smtpUrl !== null };
}
