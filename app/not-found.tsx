import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-measure content-center gap-3 p-6">
      <h1 className="font-title text-24">There is nothing at this address</h1>
      <p className="text-16 text-ink-2">
        It may have been moved or deleted, or the link is not complete. Check the address, or ask whoever sent
        it to you.
      </p>
    </main>
  );
}
