'use client';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useAddressNow } from './address-now';
import { type Parser, searchWith, type ValueOf } from './parsers';

/** Browsers refuse an address that is written too often: Safari after a hundred times in ten seconds. */
const BETWEEN_WRITES_MS = 120;

type Parsers = Readonly<Record<string, Parser<unknown>>>;
type Values<P extends Parsers> = { [K in keyof P]: ValueOf<P[K]> };
type Changes<P extends Parsers> = { [K in keyof P]?: ValueOf<P[K]> | null };

/**
 * The query that is shown until Next has heard of it: Next takes a new address over when nothing else is to be done,
 * and what somebody types would lag behind.
 */
let shown: { path: string; search: string } | null = null;
let writtenAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: typeof shown): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', forget);
  };
}

/** Who goes back leaves what was not written yet. */
function forget(): void {
  clearTimeout(timer);
  timer = undefined;
  show(null);
}

/** The query as it is now, written or not. */
const searchNow = () => (shown?.path === location.pathname ? shown.search : location.search);

function change(changes: Readonly<Record<string, string | null>>, isStep: boolean): void {
  const search = searchWith(searchNow(), changes);
  show({ path: location.pathname, search });
  if (isStep) write(true);
  else if (timer === undefined) {
    const wait = writtenAt + BETWEEN_WRITES_MS - performance.now();
    if (wait <= 0) write(false);
    else timer = setTimeout(() => write(false), wait);
  }
}

function write(isStep: boolean): void {
  clearTimeout(timer);
  timer = undefined;
  if (shown?.path !== location.pathname || shown.search === location.search) return;
  writtenAt = performance.now();
  const address = `${location.pathname}${shown.search}${location.hash}`;
  if (isStep) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}

/**
 * Writes what waits to be written: before a page is left, because written after the next page's address it would call
 * this page back.
 */
export function writeAddress(): void {
  if (timer !== undefined) write(false);
}

const nothing = () => null;
const current = () => shown;
const isSame = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

/** What the address says of `parsers`, and how to change it: null removes a part. Defaults are not written. */
export function useAddressParts<P extends Parsers>(
  parsers: P,
): [Values<P>, (changes: Changes<P> | ((before: Values<P>) => Changes<P>)) => void] {
  const { path, search: told } = useAddressNow();
  const own = useSyncExternalStore(subscribe, current, nothing);
  useEffect(() => {
    // Next has heard of it, or went elsewhere meanwhile.
    if (
      shown &&
      timer === undefined &&
      (isSame(told, shown.search) || !isSame(location.search, shown.search))
    )
      show(null);
  }, [told]);
  const latest = useRef(parsers);
  useLayoutEffect(() => {
    latest.current = parsers;
  });
  const search = own?.path === path ? own.search : told;
  const texts = JSON.stringify(textsOf(parsers, search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the query only these parts matter, and parsers are constant
  const values = useMemo(() => valuesOf(parsers, search), [texts]);
  const set = useCallback((changes: Changes<P> | ((before: Values<P>) => Changes<P>)) => {
    const its = latest.current;
    const wanted = typeof changes === 'function' ? changes(valuesOf(its, searchNow())) : changes;
    const written: Record<string, string | null> = {};
    let isStep = false;
    for (const [name, value] of Object.entries(wanted)) {
      const parser = its[name];
      if (parser === undefined || value === undefined) continue;
      written[name] = textOf(parser, value);
      isStep ||= parser.history === 'push';
    }
    change(written, isStep);
  }, []);
  return [values, set];
}

/** The same for a single part. */
export function useAddressPart<P extends Parser<unknown>>(
  name: string,
  parser: P,
): [ValueOf<P>, (value: ValueOf<P> | null) => void] {
  const [values, setParts] = useAddressParts<Record<string, P>>({ [name]: parser });
  const set = useCallback((value: ValueOf<P> | null) => setParts({ [name]: value }), [setParts, name]);
  return [values[name] as ValueOf<P>, set];
}

function textsOf(parsers: Parsers, search: string): (string | null)[] {
  const parameters = new URLSearchParams(search);
  return Object.keys(parsers).map((name) => parameters.get(name));
}

function valuesOf<P extends Parsers>(parsers: P, search: string): Values<P> {
  const parameters = new URLSearchParams(search);
  const read = Object.entries(parsers).map(([name, parser]) => {
    const text = parameters.get(name);
    const value = text === null ? null : parser.parse(text);
    return [name, value ?? ('defaultValue' in parser ? parser.defaultValue : null)];
  });
  return Object.fromEntries(read) as Values<P>;
}

function textOf(parser: Parser<unknown>, value: unknown): string | null {
  if (value === null) return null;
  if ('defaultValue' in parser && parser.isEqual(value, parser.defaultValue)) return null;
  return parser.serialize(value);
}
