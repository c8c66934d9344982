'use client';
import { ChevronRight, Plus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { countOfPeople } from '@/components/ui/count-of-people';
import { IconButton } from '@/components/ui/icon-button';
import { momentText } from '@/components/ui/moment';
import type { Codebook as State, Theme } from '@/lib/client/themes';
import type { Placed, Shelves } from './tree';

interface CodebookProps {
  shelves: Shelves;
  state: State | undefined;
  current: string | null;
  onChoose: (themeId: string) => void;
  /** Undefined for those who may only read. */
  onNew: (() => void) | undefined;
  /** Enter on the chosen theme, where that is a suggestion. */
  onAccept: (() => void) | undefined;
  /** A passage was dropped on a theme. */
  onDrop: ((themeId: string) => void) | undefined;
}

/** The themes of a study: accepted, suggested, and those that were turned down. */
export function Codebook({ shelves, state, current, onChoose, onNew, onAccept, onDrop }: CodebookProps) {
  const [showRejected, setShowRejected] = useState(false);
  // Asked already, and read once they have ended.
  const underWay = state ? state.asked - state.toRead : 0;
  const stale = new Set(state?.themes.filter(({ stale: is }) => is).map(({ themeId }) => themeId));
  const shelf = (label: string, placed: readonly Placed[]) =>
    placed.length === 0 ? null : (
      <section aria-label={label} className="grid gap-0.5 px-2 pb-4">
        <h3 className="flex justify-between px-3 py-1.5 text-12 text-ink-3">
          {label} <span className="tabular-nums">{placed.length}</span>
        </h3>
        {placed.map(({ theme, depth }) => (
          <Row
            key={theme.id}
            {...{ theme, depth, onChoose, onAccept, onDrop }}
            isCurrent={theme.id === current}
            isStale={stale.has(theme.id)}
          />
        ))}
      </section>
    );
  return (
    <aside
      aria-label="Codebook"
      className="flex min-h-0 w-[20rem] shrink-0 flex-col border-e border-line max-[60rem]:hidden"
    >
      <div className="flex min-h-lg items-center gap-2 border-b border-line ps-5 pe-3">
        <h2 className="font-strong">Codebook</h2>
        <span className="text-12 text-ink-2 tabular-nums">{state ? `people, of ${state.asked}` : null}</span>
        {onNew ? (
          <IconButton label="New theme" keys={['N']} onPress={onNew} className="ms-auto">
            <Plus aria-hidden />
          </IconButton>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-auto pt-3">
        {shelf('Accepted', shelves.accepted)}
        {shelf('Suggested', shelves.suggested)}
        {shelves.rejected.length > 0 ? (
          <div className="px-2 pb-2">
            <button
              type="button"
              aria-expanded={showRejected}
              onClick={() => setShowRejected(!showRejected)}
              className="flex min-h-sm w-full items-center gap-1.5 px-3 text-13 text-ink-2 hover:text-ink"
            >
              <ChevronRight
                aria-hidden
                className={classNames('size-[0.875rem]', showRejected && 'rotate-90')}
              />
              Not kept
              <span className="ms-auto text-12 text-ink-3 tabular-nums">{shelves.rejected.length}</span>
            </button>
          </div>
        ) : null}
        {showRejected ? shelf('Turned down', shelves.rejected) : null}
      </div>
      <div className="flex min-h-lg flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 text-12 text-ink-2">
        <span>
          {state && shelves.accepted.length > 0 ? (
            <>
              None of these: <span className="tabular-nums">{countOfPeople(state.none)}</span>
              {underWay > 0 ? (
                <>
                  , under way <span className="tabular-nums">{underWay}</span>
                </>
              ) : null}
            </>
          ) : null}
        </span>
        <p role="status" className="text-ink-2 tabular-nums">
          {state ? workOf(state) : null}
        </p>
      </div>
    </aside>
  );
}

/** What the analysis is at, or when it was last done. */
function workOf(state: State): string | null {
  const { suggesting, reading, read, toRead, readAt } = state;
  if (suggesting) return 'reading for suggestions';
  if (reading === 'due') return `reading again, ${read} of ${toRead}`;
  return readAt === null ? null : `read ${momentText(readAt)}`;
}

interface RowProps {
  theme: Theme;
  depth: number;
  isCurrent: boolean;
  isStale: boolean;
  onChoose: (themeId: string) => void;
  onAccept: (() => void) | undefined;
  onDrop: ((themeId: string) => void) | undefined;
}

const INDENT = ['ps-3', 'ps-8', 'ps-12'];

function Row({ theme, depth, isCurrent, isStale, onChoose, onAccept, onDrop }: RowProps) {
  const [over, setOver] = useState(false);
  const { id, name, responses, asked, status } = theme;
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !isCurrent || !onAccept) return;
        event.preventDefault();
        onAccept();
      }}
      onDragOver={(event) => {
        if (!onDrop || isCurrent) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.(id);
      }}
      className={classNames(
        'flex min-h-md w-full items-center gap-2 rounded-2 pe-3 text-start hover:bg-well aria-[current]:bg-accent-wash-2 aria-[current]:font-strong pointer-coarse:min-h-[2.75rem]',
        INDENT[depth] ?? 'ps-12',
        over && 'outline-2 outline-accent',
        status !== 'accepted' && 'text-ink-2',
      )}
    >
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
      {isStale ? (
        <>
          <RefreshCw aria-hidden className="size-[0.875rem] shrink-0 text-caution" />
          <span className="sr-only">, the rule is newer than the reading,</span>
        </>
      ) : null}
      <span aria-hidden className="h-1 w-10 shrink-0 overflow-hidden rounded-1 bg-fill-2">
        <span
          className={classNames('block h-full', status === 'accepted' ? 'bg-data-1' : 'bg-data-3')}
          style={{ inlineSize: `${asked === 0 ? 0 : (100 * responses) / asked}%` }}
        />
      </span>
      <span className="w-8 shrink-0 text-end font-text tabular-nums">{responses}</span>
      <span className="sr-only">{responses === 1 ? 'person' : 'people'}</span>
    </button>
  );
}
