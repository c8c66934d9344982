import type { Metadata } from 'next';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import '@fontsource-variable/inter/opsz.css';
import '@fontsource-variable/newsreader/opsz.css';
import '@fontsource-variable/newsreader/opsz-italic.css';
import './globals.css';

export const metadata: Metadata = { title: { default: 'Colloquy', template: '%s · Colloquy' } };

export default async function RootLayout({ children }: { children: ReactNode }) {
  // A page made beforehand has no nonce on its scripts, and the Content-Security-Policy would stop them.
  await connection();
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
