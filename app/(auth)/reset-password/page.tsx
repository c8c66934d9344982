import type { Metadata } from 'next';
import { NewPasswordForm } from '@/components/people/new-password-form';

/** The address carries a secret: no other site is to hear of it. */
export const metadata: Metadata = { title: 'Set a new password', referrer: 'no-referrer' };

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** /reset-password?token=… */
export default async function ResetPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams;
  return <NewPasswordForm token={typeof token === 'string' ? token : ''} />;
}
