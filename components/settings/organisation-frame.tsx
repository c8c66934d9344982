import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

const PAGES = [
  { href: '/organisation', label: 'General' },
  { href: '/organisation/models', label: 'Models' },
  { href: '/organisation/webhooks', label: 'Webhooks' },
  { href: '/organisation/notifications', label: 'Notifications' },
  { href: '/organisation/audit', label: 'Audit log' },
  { href: '/organisation/people', label: 'People’s data' },
] as const;

/** The organisation's settings: their pages at the left, one of them at the right. */
export function OrganisationFrame({
  current,
  wide = false,
  children,
}: {
  current: (typeof PAGES)[number]['href'];
  /** The page lays out the whole width itself. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[12rem_minmax(0,1fr)] max-[60rem]:grid-cols-1 max-[60rem]:content-start">
      <nav
        aria-label="Organisation settings"
        className="grid content-start gap-px border-line border-e py-5 ps-4 pe-3 max-[60rem]:flex max-[60rem]:overflow-x-auto max-[60rem]:border-e-0 max-[60rem]:border-b max-[60rem]:py-2"
      >
        {PAGES.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={href === current ? 'page' : undefined}
            className="flex h-sm shrink-0 items-center whitespace-nowrap rounded-2 px-2 text-ink-2 hover:bg-fill hover:text-ink aria-[current]:bg-fill aria-[current]:font-strong aria-[current]:text-ink pointer-coarse:h-[2.75rem]"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-h-0 overflow-auto max-[60rem]:overflow-visible">
        {wide ? children : <div className="max-w-[60rem] px-8 pb-10 max-[60rem]:px-4">{children}</div>}
      </div>
    </div>
  );
}
