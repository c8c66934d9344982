'use client';
import { PageFailed } from '@/components/ui/page-failed';

/** Where not even the frame of a page could be made. */
export default function PageError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main className="grid min-h-dvh">
      <PageFailed {...props} />
    </main>
  );
}
