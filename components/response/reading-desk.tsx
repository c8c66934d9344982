'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { usePlayback } from '@/lib/client/playback';
import { type ResponseName, readingQuery } from '@/lib/client/response';
import { placeWords, timeOfPlace } from '@/lib/domain/recording/said-words';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { type Place, placeOf, rowId } from './response-address';

export type View = 'transcript' | 'answers';
const VIEWS = ['transcript', 'answers'] as const;

/** What is written at the moment: a note or highlight that is new, or one that is changed. */
export type Draft =
  | { at: 'row'; row: number; passage: { start: number; end: number } | null; annotationId: string | null }
  | { at: 'response'; annotationId: string | null };

export interface ReadingDesk {
  name: ResponseName;
  reading: ResponseReading;
  view: View;
  setView: (view: View) => void;
  /** The row that keys act on; null until there is one. */
  current: number | null;
  /** Makes a row the current one and brings it into view; where there is a recording, that goes there, too. */
  goTo: (row: number) => void;
  /** The row that is heard becomes the current one, and stays where it is. */
  followPlayback: (row: number) => void;
  /** The transcript follows what is heard. */
  keepsUp: boolean;
  setKeepsUp: (on: boolean) => void;
  /** Rows, and a passage, that something led to. */
  washed: { rows: ReadonlySet<number>; passage: Place | null };
  /** Shows the sources of something: all are washed, the first one comes into view. */
  jump: (rows: readonly number[], passage?: Place['passage']) => void;
  clearWash: () => void;
  draft: Draft | null;
  setDraft: (draft: Draft | null) => void;
  /** The response before or after; false where there is none. */
  turnTo: (which: Side) => boolean;
  /** Where that is; null where there is none. */
  addressOf: (which: Side) => string | null;
}
type Side = 'older' | 'newer';

const DeskContext = createContext<ReadingDesk | null>(null);

export function useDesk(): ReadingDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk is for the parts of a response page.');
  return desk;
}

const NOTHING = { rows: new Set<number>(), passage: null };

/** Where the reader is in a response: which view, which row, what is washed, what is being written. */
export function DeskProvider({
  name,
  reading,
  children,
}: {
  name: ResponseName;
  reading: ResponseReading;
  children: ReactNode;
}) {
  const [view, setViewState] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('transcript'));
  const [current, setCurrent] = useState<number | null>(null);
  const [washed, setWashed] = useState<ReadingDesk['washed']>(NOTHING);
  const [draft, setDraft] = useState<Draft | null>(null);
  const setView = useCallback((next: View) => void setViewState(next), [setViewState]);
  const [keepsUp, setKeepsUp] = useState(true);
  const seek = useSeek(reading);
  const goTo = useCallback(
    (row: number) => {
      setCurrent(row);
      seek(row, null);
      bringIntoView(row, 'nearest');
    },
    [seek],
  );
  const jump = useCallback<ReadingDesk['jump']>(
    (rows, passage = null) => {
      const [first] = rows;
      if (first === undefined) return;
      setView('transcript');
      setCurrent(first);
      setWashed({ rows: new Set(rows), passage: passage ? { row: first, passage } : null });
      seek(first, passage);
      // The transcript may have to be shown first.
      requestAnimationFrame(() => bringIntoView(first, 'center'));
    },
    [setView, seek],
  );
  useHash(reading, jump);
  const { turnTo, addressOf } = useTurning(name, reading, view);
  const clearWash = useCallback(() => setWashed(NOTHING), []);
  const desk = useMemo(
    () => ({
      name,
      reading,
      view,
      setView,
      current,
      goTo,
      followPlayback: setCurrent,
      keepsUp,
      setKeepsUp,
      washed,
      jump,
      clearWash,
      draft,
      setDraft,
      turnTo,
      addressOf,
    }),
    [name, reading, view, setView, current, goTo, keepsUp, washed, jump, clearWash, draft, turnTo, addressOf],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** Follows the fragment of the address, at first and whenever it changes. */
function useHash(reading: ResponseReading, jump: ReadingDesk['jump']): void {
  const rows = reading.transcript.length;
  const id = reading.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response, when its rows are there
  useEffect(() => {
    const follow = () => {
      const place = placeOf(window.location.hash);
      if (place && place.row < rows) jump([place.row], place.passage);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id, rows > 0, jump]);
}

/** Brings the recording to a row, or to words of it: to where they are said. */
function useSeek({ transcript }: ResponseReading) {
  const playback = usePlayback();
  return useCallback(
    (row: number, passage: Place['passage']) => {
      const { rowStarts, segments, durationMs } = playback.state.timeline;
      const start = rowStarts.get(row);
      if (start === undefined || durationMs === 0) return;
      const segment = segments.find((one) => one.row === row);
      const text = transcript.find(({ responseIndex }) => responseIndex === row)?.user;
      const said = segment && passage && text ? timeOfPlace(placeWords(text, segment), passage.start) : null;
      playback.seek(said ?? start);
    },
    [playback, transcript],
  );
}

/** Long enough for the page itself to have come first. */
const IDLE_MS = 600;

/**
 * The responses beside this one are read beforehand: turning to them is turning a page. Here what they say; the links
 * at the head fetch the pages themselves.
 */
function useTurning(
  { studyId, filter }: ResponseName,
  { neighbours }: ResponseReading,
  view: View,
): Pick<ReadingDesk, 'turnTo' | 'addressOf'> {
  const router = useRouter();
  const client = useQueryClient();
  const search = searchWith(useSearchParams().toString(), view);
  const { older, newer } = neighbours;
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const to of [newer, older]) {
        if (to === null) continue;
        void client.prefetchQuery(readingQuery({ studyId, responseId: `${to}`, filter }));
      }
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [client, studyId, filter, older, newer]);
  const addressOf = useCallback(
    (which: Side) => {
      const to = which === 'older' ? older : newer;
      return to === null ? null : responseAddress(studyId, to, search);
    },
    [studyId, search, older, newer],
  );
  const turnTo = useCallback(
    (which: Side) => {
      const address = addressOf(which);
      if (address !== null) router.push(address);
      return address !== null;
    },
    [router, addressOf],
  );
  return { turnTo, addressOf };
}

/** The address follows the view with a delay; the next page has the view that is seen. */
function searchWith(search: string, view: View): string {
  const params = new URLSearchParams(search);
  params.delete('t');
  if (view === 'transcript') params.delete('view');
  else params.set('view', view);
  return params.toString();
}

function responseAddress(studyId: string, responseId: number | string, search: string): string {
  return `/studies/${studyId}/responses/${responseId}${search === '' ? '' : `?${search}`}`;
}

/** Also moves the focus there, so that keys and screen readers go on from it. */
function bringIntoView(row: number, block: 'nearest' | 'center'): void {
  const element = document.getElementById(rowId(row));
  if (!element) return;
  element.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: block === 'center' && !still ? 'smooth' : 'auto' });
}
