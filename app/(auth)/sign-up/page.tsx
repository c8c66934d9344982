import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SignUpForm } from '@/components/people/sign-up-form';
import { pageSession } from '@/lib/http/page-session';
import { pageSignUp } from '@/lib/http/page-sign-up';

export const metadata: Metadata = { title: 'Sign up' };

/** /sign-up (operations, SIGN_UP). */
export default async function SignUpPage() {
  if (await pageSession(await headers())) redirect('/sign-in');
  const { open } = await pageSignUp();
  return <SignUpForm open={open} />;
}
