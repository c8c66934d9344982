import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { SharedPage } from '@/components/shared/shared-page';
import { OverlayLoader } from '@/components/ui/overlay-loader';
import { isOpenLink } from '@/lib/http/shared-page';

/** Before a password is given nobody learns what is shared, not by a title either. */
export const metadata: Metadata = {
  title: { absolute: 'Shared with you · Colloquy' },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** /r/{token}: what somebody shared with people without an account. */
export default async function Shared({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const requestId = (await headers()).get('x-request-id') ?? 'none';
  if (!(await isOpenLink(token, requestId))) notFound();
  return (
    <>
      <SharedPage key={token} token={token} />
      <OverlayLoader />
    </>
  );
}
