import type { Metadata } from 'next';
import { Closed } from '@/components/shared/closed';

export const metadata: Metadata = {
  title: { absolute: 'Closed · Colloquy' },
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** A link that is closed, and one that never was. */
export default function SharedNotFound() {
  return <Closed />;
}
