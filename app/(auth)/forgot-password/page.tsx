import type { Metadata } from 'next';
import { ForgotPasswordForm } from '@/components/people/forgot-password-form';
import { pageSignUp } from '@/lib/http/page-sign-up';

export const metadata: Metadata = { title: 'A new password' };

/** /forgot-password. */
export default async function ForgotPasswordPage() {
  const { mail } = await pageSignUp();
  return <ForgotPasswordForm mail={mail} />;
}
