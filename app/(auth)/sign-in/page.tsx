import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LeavingAccount } from '@/components/people/leaving-account';
import { NoOrganisation } from '@/components/people/no-organisation';
import { SignInForm } from '@/components/people/sign-in-form';
import { safeNext } from '@/lib/domain/people/safe-next';
import { pageSession } from '@/lib/http/page-session';
import { pageSignUp } from '@/lib/http/page-sign-up';

export const metadata: Metadata = { title: 'Sign in' };

interface Props {
  searchParams: Promise<{ next?: string | string[] }>;
}

/** /sign-in?next=… Somebody who is signed in goes on to their work. */
export default async function SignInPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const to = safeNext(typeof next === 'string' ? next : undefined);
  const session = await pageSession(await headers());
  if (session?.organization) redirect(to);
  if (session?.accountDeletesAt)
    return <LeavingAccount email={session.user.email} deletesAt={session.accountDeletesAt} next={to} />;
  if (session?.heldBackBy && !to.startsWith('/invitations/'))
    redirect(`/second-factor?next=${encodeURIComponent(to)}`);
  const { open } = await pageSignUp();
  if (session) {
    // An invitation is what brings them in again.
    if (to.startsWith('/invitations/')) redirect(to);
    return <NoOrganisation email={session.user.email} signUpOpen={open} />;
  }
  return <SignInForm next={to} signUpOpen={open} />;
}
