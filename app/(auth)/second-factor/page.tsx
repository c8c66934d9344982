import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { HeldBackFoot } from '@/components/people/held-back-foot';
import { NotNow, SetUpSecondFactor } from '@/components/people/set-up-second-factor';
import { safeNext } from '@/lib/domain/people/safe-next';
import { pageSession } from '@/lib/http/page-session';

export const metadata: Metadata = { title: 'Set up a second factor' };

interface Props {
  searchParams: Promise<{ next?: string | string[] }>;
}

/** /second-factor?next=… Sets one up, by choice or because the organisation requires it. */
export default async function SecondFactorPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const to = safeNext(typeof next === 'string' ? next : '/account');
  const session = await pageSession(await headers());
  if (!session) redirect(`/sign-in?next=${encodeURIComponent('/second-factor')}`);
  if (session.hasSecondFactor) redirect(to);
  const { heldBackBy, organizations } = session;
  const others = organizations.filter(({ id }) => id !== heldBackBy?.id);
  return (
    <SetUpSecondFactor
      next={to}
      intro={
        heldBackBy
          ? `${heldBackBy.name} requires one: signing in then asks for a code of an app on your phone, too. Enter your password to begin.`
          : 'Signing in then asks for a code of an app on your phone, too. Enter your password to begin.'
      }
      foot={heldBackBy ? <HeldBackFoot others={others} /> : <NotNow />}
    />
  );
}
