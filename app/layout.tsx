import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import './fonts';
import './fonts.css';
import './globals.css';

export const metadata: Metadata = { title: { default: 'Colloquy', template: '%s · Colloquy' } };

const WHOLE = 'whole';

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made beforehand has no nonce on its scripts, and the Content-Security-Policy would stop them.
  await connection();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* A page is shown once all of it is there: a browser that stops to paint in the middle of reading it shows
            half a button, and moves what follows when the rest comes. */}
        <link rel="expect" href={`#${WHOLE}`} blocking="render" />
      </head>
      <body>
        {children}
        <template id={WHOLE} />
      </body>
    </html>
  );
}
