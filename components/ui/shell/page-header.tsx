import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';

interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** The path to it, outermost first. */
  crumbs?: readonly { label: string; href: string }[];
  /** First of all: a way back. */
  before?: ReactNode;
  /** After the title: badges, counts. */
  detail?: ReactNode;
  tabs?: ReactNode;
  /** At the right edge, the primary one last. */
  actions?: ReactNode;
}

/** The bar of 52 px at the head of every page. */
export function PageHeader({ title, crumbs = [], before, detail, tabs, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-bar shrink-0 items-stretch gap-3 border-b border-line bg-paper ps-6 pe-5 max-[60rem]:flex-wrap max-[60rem]:px-4 print:hidden">
      <div className="flex min-w-0 items-center gap-3 max-[60rem]:min-h-lg">
        {before}
        <div className="flex min-w-0 items-center gap-1 text-ink-3">
          {crumbs.map(({ label, href }) => (
            <Fragment key={href}>
              <Link
                href={href}
                className="max-w-[12rem] truncate min-[84rem]:max-w-[18rem] hover:text-ink max-[60rem]:hidden"
              >
                {label}
              </Link>
              <ChevronRight
                aria-hidden
                className="size-3 shrink-0 text-ink-off max-[60rem]:hidden rtl:rotate-180"
              />
            </Fragment>
          ))}
          <h1 className="min-w-0 truncate text-14 font-title text-ink">{title}</h1>
        </div>
        {detail}
      </div>
      {tabs}
      {actions ? <div className="ms-auto flex shrink-0 items-center gap-2 py-1">{actions}</div> : null}
    </header>
  );
}
