'use client';
import { useCallback, useMemo, useState } from 'react';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponseFindingV1 } from '@/lib/wire/v1/response-search';

/** The maximum number per request. */
const MOST = 1_000;

/** Single responses, or all that match a filter. */
export interface Selection {
  count: (total: number) => number;
  isEmpty: boolean;
  isAll: boolean;
  has: (readableId: number) => boolean;
  set: (readableId: number, selected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
  ofList: (shown: readonly ResponseFindingV1[]) => {
    all: boolean;
    some: boolean;
    toggleAll: (on: boolean) => void;
  };
  /** The filter that finds them. */
  filter: WireResponseFilter;
}

/** A selection is valid for one filter: with another one nothing is selected. */
export function useSelection(filter: WireResponseFilter): Selection {
  const name = JSON.stringify(filter);
  const [kept, setKept] = useState<{ name: string; ids: ReadonlySet<number>; all: boolean }>(() =>
    none(name),
  );
  const { ids, all } = kept.name === name ? kept : none(name);
  const put = useCallback((next: ReadonlySet<number>) => setKept({ name, ids: next, all: false }), [name]);
  return useMemo(
    () => ({
      count: (total) => (all ? total : ids.size),
      isEmpty: !all && ids.size === 0,
      isAll: all,
      has: (readableId) => all || ids.has(readableId),
      set: (readableId, selected) => {
        const next = new Set(ids);
        if (selected && next.size < MOST) next.add(readableId);
        else next.delete(readableId);
        put(next);
      },
      selectAll: () => setKept({ name, ids: new Set(), all: true }),
      clear: () => put(new Set()),
      ofList: (shown) => {
        const selected = shown.filter(({ readableId }) => all || ids.has(readableId)).length;
        return {
          all: shown.length > 0 && selected === shown.length,
          some: selected > 0,
          toggleAll: (on) => put(new Set(on ? shown.slice(0, MOST).map(({ readableId }) => readableId) : [])),
        };
      },
      filter: all ? filter : { ...filter, readableIds: [...ids] },
    }),
    [all, ids, put, name, filter],
  );
}

const none = (name: string) => ({ name, ids: new Set<number>(), all: false });
