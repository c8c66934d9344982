import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link';

interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  /** The path to it, outermost first. */
  crumbs?: readonly { label: string; href: string }[];
  /** First of all: a way back. */
  before?: ReactNode;
  /** After the title: badges, counts. */
  detail?: ReactNode;
  /** In the same line, or below it where there is no room for both. */
  tabs?: ReactNode;
  /** At the right edge, the primary one last. */
  actions?: ReactNode;
}

/** The bar of 52 px at the head of every page, with tabs in two lines where the window is narrow. */
export function PageHeader({ title, crumbs = [], before, detail, tabs, actions }: PageHeaderProps) {
  // One line has tabs and actions: the title has what room is left to itself.
  const whereTight = tabs === undefined ? '' : 'min-[78rem]:max-[84rem]:hidden';
  return (
    <header
      className={classNames(
        'flex min-h-bar shrink-0 items-stretch gap-x-3 border-b border-line bg-paper ps-6 pe-5 max-[60rem]:flex-wrap max-[60rem]:px-4 print:hidden',
        tabs !== undefined && 'max-[78rem]:flex-wrap',
      )}
    >
      <div
        className={classNames(
          'flex min-w-0 items-center gap-3 max-[60rem]:min-h-lg',
          tabs !== undefined && 'min-[60rem]:max-[78rem]:min-h-bar min-[60rem]:max-[78rem]:flex-1',
        )}
      >
        {before}
        <div className="flex min-w-0 items-center gap-1 text-ink-3">
          {crumbs.map(({ label, href }) => (
            <Fragment key={href}>
              <Link
                href={href}
                className={classNames(
                  'max-w-[12rem] truncate min-[84rem]:max-w-[18rem] hover:text-ink max-[60rem]:hidden',
                  whereTight,
                )}
              >
                {label}
              </Link>
              <ChevronRight
                aria-hidden
                className={classNames(
                  'size-3 shrink-0 text-ink-off max-[60rem]:hidden rtl:rotate-180',
                  whereTight,
                )}
              />
            </Fragment>
          ))}
          <h1 className="min-w-0 truncate text-14 font-title text-ink">{title}</h1>
        </div>
        {detail}
      </div>
      {tabs}
      {actions ? (
        <div className="ms-auto flex shrink-0 items-center gap-2 py-1 max-[60rem]:shrink max-[60rem]:flex-wrap max-[60rem]:justify-end max-[60rem]:py-2">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
