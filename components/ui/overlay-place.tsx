'use client';
import { type ReactNode, useRef } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useHydrated } from './use-hydrated';

/**
 * The container of everything that opens above the page: a landmark of its own. Lists and menus have buttons for
 * assistive technology around them, which would otherwise be outside of all landmarks.
 */
export function OverlayPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  return (
    <UNSAFE_PortalProvider getContainer={() => (hydrated ? place.current : null)}>
      <div id="page" className="contents">
        {children}
      </div>
      <section ref={place} aria-label="Opened over the page" className="empty:hidden" />
    </UNSAFE_PortalProvider>
  );
}

/**
 * A list below a field is not a dialog: the page can still be read and reached by Tab. React Aria would hide the page
 * from assistive technology all the same, except for elements marked as above it.
 */
export function keepPage(open: boolean): void {
  document.getElementById('page')?.toggleAttribute('data-react-aria-top-layer', open);
}
