'use client';
import { useRouter } from 'next/navigation';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria/private/utils/openLink';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OverlayLoader } from '@/components/ui/overlay-loader';
import { OverlayPlace } from '@/components/ui/overlay-place';
import { ShortcutProvider } from '@/components/ui/shell/shortcuts';
import { Toasts } from '@/components/ui/toast';
import { QueryProvider } from '@/lib/client/query-client';

/** The providers of every dashboard page: theme, addresses, data, shortcuts, toasts. */
export function Providers({ children, nonce }: { children: ReactNode; nonce: string | undefined }) {
  const router = useRouter();
  return (
    <ThemeProvider
      attribute="data-theme"
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      <I18nProvider locale="en-GB">
        <RouterProvider navigate={(href) => router.push(href)}>
          <NuqsAdapter>
            <QueryProvider>
              <ShortcutProvider>
                <OverlayPlace>{children}</OverlayPlace>
                <Toasts />
                <OverlayLoader />
              </ShortcutProvider>
            </QueryProvider>
          </NuqsAdapter>
        </RouterProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
