import type { Metadata } from 'next';
import { buttonStyle } from '@/components/ui/button-style';

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
        {/* The library's link would be a script of its own on every page. */}
        <a href="/studies" className={buttonStyle({ size: 'lg' })}>
          Go to the studies
        </a>
      </div>
    </div>
  );
}
