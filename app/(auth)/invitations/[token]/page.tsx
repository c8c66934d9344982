import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AcceptInvitation } from '@/components/people/accept-invitation';
import { pageSession } from '@/lib/http/page-session';

/** The address carries a secret: no other site is to hear of it. */
export const metadata: Metadata = { title: 'Join a team', referrer: 'no-referrer' };

interface Props {
  params: Promise<{ token: string }>;
}

/** /invitations/{token}: for whoever holds the link, signed in or not. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const session = await pageSession(await headers());
  return <AcceptInvitation token={token} signedIn={session?.user.email ?? null} />;
}
