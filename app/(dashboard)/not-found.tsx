import type { Metadata } from 'next';
import { LinkButton } from '@/components/ui/link-button';

export const metadata: Metadata = { title: 'Not found' };

/** Within the frame: a study or a response that is not there, for whoever asks. */
export default function NotFound() {
  return (
    <div className="m-auto grid max-w-measure gap-4 p-6">
      <h1 className="font-title text-24">There is nothing at this address</h1>
      <p className="text-16 text-ink-2">
        It may have been deleted, the link may not be complete, or it belongs to another organisation than the
        one you are in. Check the address, or ask whoever sent it to you.
      </p>
      <div>
        <LinkButton href="/studies" size="lg">
          Go to the studies
        </LinkButton>
      </div>
    </div>
  );
}
