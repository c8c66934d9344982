import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { pageSession } from '@/lib/http/page-session';

/** / leads to the work, or to the sign-in. */
export default async function HomePage() {
  const session = await pageSession(await headers());
  redirect(session ? '/studies' : '/sign-in');
}
