'use client';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { OverlayLoader } from '@/components/ui/overlay-loader';
import { OverlayPlace } from '@/components/ui/overlay-place';
import { ShortcutProvider } from '@/components/ui/shell/shortcuts';
import { Toasts } from '@/components/ui/toast';
import { AddressProvider } from '@/lib/client/address/address-now';
import { QueryProvider } from '@/lib/client/query-client';

/** The providers of every dashboard page: theme, addresses, data, shortcuts, toasts. */
export function Providers({ children, nonce }: { children: ReactNode; nonce: string | undefined }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      disableTransitionOnChange
      {...(nonce === undefined ? {} : { nonce })}
    >
      <I18nProvider locale="en-GB">
        <AddressProvider>
          <QueryProvider>
            <ShortcutProvider>
              <OverlayPlace>{children}</OverlayPlace>
              <Toasts />
              <OverlayLoader />
            </ShortcutProvider>
          </QueryProvider>
        </AddressProvider>
      </I18nProvider>
    </ThemeProvider>
  );
}
