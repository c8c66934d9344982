'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { asOneOf, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart, writeAddress } from '@/lib/client/address/use-address';
import { usePlayback } from '@/lib/client/playback';
import { type ResponseName, readingQuery } from '@/lib/client/response';
import type { RowPassage } from '@/lib/domain/reading/passage';
import { placeWords, timeOfPlace } from '@/lib/domain/recording/said-words';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { type Place, placeOf, rowId } from './response-address';

export type View = 'transcript' | 'answers';
const VIEWS = ['transcript', 'answers'] as const;
const VIEW = withDefault(asOneOf(VIEWS), 'transcript');

/** What is open for writing: a new note or highlight, one that is being changed, or the words of a row. */
export type Draft =
  | { at: 'row'; row: number; passage: { start: number; end: number } | null; annotationId: string | null }
  | { at: 'response'; annotationId: string | null }
  /** The words of a spoken answer, being mended, or their earlier versions. */
  | { at: 'words' | 'history'; row: number; annotationId: null };

interface RowWords {
  row: number;
  start: number;
  end: number;
}

export interface ReadingDesk {
  name: ResponseName;
  reading: ResponseReading;
  view: View;
  setView: (view: View) => void;
  /** The row that shortcuts apply to; null until there is one. */
  current: number | null;
  /** Makes a row the current one and scrolls to it; where there is a recording, that jumps there, too. */
  goTo: (row: number) => void;
  /** Makes the playing row the current one, without scrolling. */
  followPlayback: (row: number) => void;
  /** Whether the transcript follows the playback. */
  keepsUp: boolean;
  setKeepsUp: (on: boolean) => void;
  /** Rows, and a part of one, that a link leads to; and the words that a statement rests on. */
  washed: { rows: ReadonlySet<number>; passage: Place | null; evidence: readonly RowPassage[] };
  /** Shows the sources of a statement: all are marked, and the first is scrolled into view. */
  jump: (rows: readonly number[], passage?: Place['passage']) => void;
  /** Shows the words that a statement rests on: all are marked, and the first is scrolled into view. */
  showEvidence: (passages: readonly RowPassage[]) => void;
  clearWash: () => void;
  /** The words that a clip is being cut out of. */
  cut: RowWords | null;
  setCut: (cut: RowWords | null) => void;
  draft: Draft | null;
  setDraft: (draft: Draft | null) => void;
  /** The response before or after; false where there is none. */
  turnTo: (which: Side) => boolean;
  /** The address of that response; null where there is none. */
  addressOf: (which: Side) => string | null;
}
type Side = 'older' | 'newer';

const DeskContext = createContext<ReadingDesk | null>(null);

export function useDesk(): ReadingDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk is for the parts of a response page.');
  return desk;
}

const NOTHING = { rows: new Set<number>(), passage: null, evidence: [] };

/** The reader's state in a response: the view, the current row, marked rows, and what is being written. */
export function DeskProvider({
  name,
  reading,
  children,
}: {
  name: ResponseName;
  reading: ResponseReading;
  children: ReactNode;
}) {
  const [view, setView] = useAddressPart('view', VIEW);
  const [current, setCurrent] = useState<number | null>(null);
  const [washed, setWashed] = useState<ReadingDesk['washed']>(NOTHING);
  const [cut, setCut] = useState<ReadingDesk['cut']>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
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
      setWashed({ rows: new Set(rows), passage: passage ? { row: first, passage } : null, evidence: [] });
      seek(first, passage);
      // The transcript may have to be shown first.
      requestAnimationFrame(() => bringIntoView(first, 'center'));
    },
    [setView, seek],
  );
  const showEvidence = useCallback<ReadingDesk['showEvidence']>(
    (passages) => {
      const [first] = passages;
      if (!first) return;
      jump([first.responseIndex], { start: first.start, end: first.end });
      setWashed({ rows: new Set(), passage: null, evidence: passages });
    },
    [jump],
  );
  useHash(reading, jump);
  const clearWash = useCallback(() => setWashed(NOTHING), []);
  const { turnTo, addressOf } = useTurning(name, reading, view);
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
      showEvidence,
      clearWash,
      cut,
      setCut,
      draft,
      setDraft,
      turnTo,
      addressOf,
    }),
    [
      name,
      reading,
      view,
      setView,
      current,
      goTo,
      keepsUp,
      washed,
      jump,
      showEvidence,
      clearWash,
      cut,
      draft,
      turnTo,
      addressOf,
    ],
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

/** Moves the recording to a row, or to the time when words of it are spoken. */
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

/** A delay, so that the page itself loads first. */
const IDLE_MS = 600;

/**
 * Preloads the neighbouring responses, so that moving to them is immediate. This loads their data; the links at the
 * head load the pages.
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
      // Written after the next page's address, the view would call this page back.
      writeAddress();
      if (address !== null) router.push(address);
      return address !== null;
    },
    [router, addressOf],
  );
  return { turnTo, addressOf };
}

/** The address follows the view after a delay; the next page opens in the same view. */
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

/** Also moves the focus there, so that shortcuts and screen readers continue from it. */
function bringIntoView(row: number, block: 'nearest' | 'center'): void {
  const element = document.getElementById(rowId(row));
  if (!element) return;
  element.focus({ preventScroll: true });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: block === 'center' && !still ? 'smooth' : 'auto' });
}
