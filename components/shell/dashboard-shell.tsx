'use client';
import { Keyboard, Menu as MenuIcon, PanelLeft, Search } from 'lucide-react';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Key } from '@/components/ui/key-hint';
import { laterDialog } from '@/components/ui/later-dialog';
import { HintBar } from '@/components/ui/shell/hint-bar';
import { NavLink, RailLink } from '@/components/ui/shell/nav-link';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Mark, Wordmark } from '@/components/ui/shell/wordmark';
import { useSession } from '@/lib/client/session';
import { AccountMenu } from './account-menu';
import { LeavingBanner } from './leaving-banner';
import { OfflineNotice } from './offline-notice';
import { ORGANIZATION_PAGES, STUDIES_PAGE } from './places';

// Loaded when first opened.
const CommandPalette = laterDialog('Find anything', () =>
  import('./command-palette').then((module) => module.CommandPalette),
);
const ShortcutSheet = laterDialog('Keyboard shortcuts', () =>
  import('@/components/ui/shell/shortcut-sheet').then((module) => module.ShortcutSheet),
);

interface DashboardShellProps {
  children: ReactNode;
  /** The folders under Studies in the open sidebar. */
  folders?: ReactNode;
}

/** The frame of every page behind the sign-in: sidebar or rail, the page, the keys at its foot. */
export function DashboardShell({ children, folders }: DashboardShellProps) {
  const pathname = usePathname();
  const router = useRouter();
  const [palette, setPalette] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const inStudy = /^\/studies\/(?!new$)[^/]+/u.test(pathname);
  const [folded, setFolded] = useFolded(inStudy);
  const openPalette = useCallback(() => setPalette(true), []);
  useShortcuts('Everywhere', [
    { keys: '⌘K', label: 'find anything', run: openPalette, inFields: true },
    { keys: 'A', label: 'ask what people said', run: () => router.push(askPage(pathname)) },
    { keys: '?', label: 'all shortcuts', run: () => setSheet(true) },
    { keys: '\\', label: folded ? 'unfold the sidebar' : 'fold the sidebar', run: () => setFolded(!folded) },
  ]);
  useEffect(() => setDrawer(pathname === ''), [pathname]);

  return (
    <div
      className={`relative grid h-dvh overflow-clip max-[60rem]:h-auto max-[60rem]:min-h-dvh max-[60rem]:grid-cols-1 max-[60rem]:overflow-visible print:block print:h-auto print:overflow-visible ${
        folded
          ? 'grid-cols-[var(--rail)_minmax(0,1fr)]'
          : 'grid-cols-[var(--side)_minmax(0,1fr)] max-[78rem]:grid-cols-[var(--rail)_minmax(0,1fr)]'
      }`}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-toast focus:rounded-2 focus:bg-sheet focus:px-3 focus:py-1.5"
      >
        Skip to the page
      </a>
      {folded ? null : (
        <Sidebar folders={folders} pathname={pathname} onFind={openPalette} onFold={() => setFolded(true)} />
      )}
      <Rail
        className={folded ? '' : 'min-[78rem]:hidden'}
        pathname={pathname}
        onFind={openPalette}
        onSheet={() => setSheet(true)}
      />
      <div className="flex min-h-0 min-w-0 flex-col bg-paper">
        <header className="hidden h-bar shrink-0 items-center gap-2 border-b border-line bg-well px-3 max-[60rem]:flex print:hidden">
          <IconButton label="Open the menu" onPress={() => setDrawer(true)} size="lg" noTooltip>
            <MenuIcon aria-hidden />
          </IconButton>
          <Wordmark />
          <span className="ms-auto" />
          <IconButton label="Find anything" onPress={openPalette} size="lg" noTooltip>
            <Search aria-hidden />
          </IconButton>
        </header>
        <OfflineNotice />
        <LeavingBanner />
        <main id="content" tabIndex={-1} className="flex min-h-0 min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
        <HintBar onSheet={() => setSheet(true)} />
      </div>
      <Dialog open={drawer} onClose={() => setDrawer(false)} title="Colloquy" width="sm">
        <NavList folders={folders} pathname={pathname} label="Menu" />
        <AccountMenu wide />
      </Dialog>
      {palette ? (
        <CommandPalette open onClose={() => setPalette(false)} onGo={(href) => router.push(href)} />
      ) : null}
      {sheet ? <ShortcutSheet open onClose={() => setSheet(false)} /> : null}
    </div>
  );
}

/** In a study, the study is asked; elsewhere all are. */
function askPage(pathname: string): string {
  const study = /^\/studies\/(?!new(?:\/|$))([^/]+)/u.exec(pathname)?.[1];
  return study === undefined ? '/ask' : `/studies/${study}/ask`;
}

/** The sidebar starts folded on study pages and open on others; a choice is kept for each kind of page. */
function useFolded(inStudy: boolean): [boolean, (folded: boolean) => void] {
  const [chosen, setChosen] = useState<{ study?: boolean; other?: boolean }>({});
  useEffect(() => {
    const stored = (kind: string) => localStorage.getItem(`colloquy.sidebar.${kind}`);
    const read = (value: string | null) => (value === null ? {} : { folded: value === 'folded' });
    const study = read(stored('study')).folded;
    const other = read(stored('other')).folded;
    setChosen({ ...(study === undefined ? {} : { study }), ...(other === undefined ? {} : { other }) });
  }, []);
  const kind = inStudy ? 'study' : 'other';
  const set = useCallback(
    (folded: boolean) => {
      localStorage.setItem(`colloquy.sidebar.${kind}`, folded ? 'folded' : 'open');
      setChosen((before) => ({ ...before, [kind]: folded }));
    },
    [kind],
  );
  return [chosen[kind] ?? inStudy, set];
}

interface PlaceProps {
  pathname: string;
  onFind: () => void;
}

function Sidebar({
  folders,
  pathname,
  onFind,
  onFold,
}: PlaceProps & { folders: ReactNode; onFold: () => void }) {
  return (
    <nav
      aria-label="Main"
      // The last row has its final height from the start, so that the rows above do not move.
      className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_3.0625rem] border-e border-line bg-well max-[78rem]:hidden print:hidden"
    >
      <div className="flex h-bar shrink-0 items-center ps-4 pe-3">
        <Wordmark />
        <span className="ms-auto" />
        <IconButton label="Fold the sidebar" keys={['\\']} size="sm" onPress={onFold}>
          <PanelLeft aria-hidden />
        </IconButton>
      </div>
      <button
        type="button"
        onClick={onFind}
        className="mx-2 mb-3 flex h-md shrink-0 items-center gap-2 rounded-2 border border-line-strong bg-sheet ps-2 pe-1 text-ink-3 hover:border-line-control"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-start">Find anything</span>
        <Key>⌘</Key>
        <Key>K</Key>
      </button>
      <NavList folders={folders} pathname={pathname} />
      <div className="border-t border-line p-2">
        <AccountMenu wide />
      </div>
    </nav>
  );
}

/** The folders load later than the rest: there is nothing below them that they could move. */
function NavList({ folders, pathname, label }: { folders: ReactNode; pathname: string; label?: string }) {
  const { organization } = useSession();
  const { Icon } = STUDIES_PAGE;
  return (
    <div
      {...(label === undefined ? {} : { role: 'navigation', 'aria-label': label })}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="grid min-h-0 flex-1 content-start gap-px overflow-auto px-2 pb-2">
        {folders ?? (
          <NavLink
            href={STUDIES_PAGE.href}
            label={STUDIES_PAGE.label}
            icon={<Icon aria-hidden />}
            current={pathname === STUDIES_PAGE.href}
          />
        )}
      </div>
      <div className="grid min-h-[9.75rem] shrink-0 content-start gap-px px-2 pb-3">
        <p className="truncate px-2 pt-2 pb-1 text-12 text-ink-3">{organization.name}</p>
        {ORGANIZATION_PAGES.map(({ href, label: text, Icon: Sign }) => (
          <NavLink
            key={href}
            href={href}
            label={text}
            icon={<Sign aria-hidden />}
            current={isWithin(pathname, href)}
          />
        ))}
      </div>
    </div>
  );
}

function Rail({
  className,
  pathname,
  onFind,
  onSheet,
}: PlaceProps & { className: string; onSheet: () => void }) {
  const { Icon } = STUDIES_PAGE;
  return (
    <nav
      aria-label="Main"
      className={`flex flex-col items-center border-e border-line bg-well pb-3 max-[60rem]:hidden print:hidden ${className}`}
    >
      <div className="mb-1 grid h-bar place-items-center">
        <Mark />
      </div>
      <RailLink
        href={STUDIES_PAGE.href}
        label={STUDIES_PAGE.label}
        icon={<Icon aria-hidden />}
        current={pathname.startsWith(STUDIES_PAGE.href)}
      />
      <IconButton label="Find anything" keys={['⌘', 'K']} onPress={onFind} className="mb-0.5 size-[2.25rem]!">
        <Search aria-hidden />
      </IconButton>
      {ORGANIZATION_PAGES.map(({ href, label, Icon: Sign }) => (
        <RailLink
          key={href}
          href={href}
          label={label}
          icon={<Sign aria-hidden />}
          current={isWithin(pathname, href)}
        />
      ))}
      <span className="mt-auto" />
      <IconButton label="All shortcuts" keys={['?']} onPress={onSheet} className="mb-0.5 size-[2.25rem]!">
        <Keyboard aria-hidden />
      </IconButton>
      <AccountMenu />
    </nav>
  );
}

/** The page itself, or one below it. */
function isWithin(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
