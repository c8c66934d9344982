'use client';
import { useMemo } from 'react';
import {
  asBoolean,
  asDay,
  asFloat,
  asListOf,
  asOneOf,
  asString,
  createParser,
  type ValueOf,
  withDefault,
} from '@/lib/client/address/parsers';
import { useAddressParts } from '@/lib/client/address/use-address';
import { RESPONSE_FLAGS } from '@/lib/domain/response/response-flag';
import { RESPONSE_SORTS } from '@/lib/domain/response/response-order';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';

export type Criterion = NonNullable<WireResponseFilter['answers']>[number];

/** In the order in which they are listed. */
export const PROGRESS_ORDER = ['complete', 'screened_out', 'in_progress'] as const;

/** A criterion in the address: JSON, as in the API. An invalid one is ignored, as there. */
const asCriterion = createParser<Criterion>({
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return typeof value === 'object' && value !== null && 'questionId' in value
        ? (value as Criterion)
        : null;
    } catch {
      return null;
    }
  },
  serialize: (criterion) => JSON.stringify(criterion),
  isEqual: sameCriterion,
});

/** All state that a link to a list contains. */
const PARSERS = {
  q: withDefault(asString, ''),
  /** The searched words alone, without what is near them. */
  exact: asBoolean,
  progress: withDefault(asListOf(asOneOf(PROGRESS_ORDER)), []),
  quality: asFloat,
  flag: asOneOf(RESPONSE_FLAGS),
  /** Whether nobody looks after it yet. */
  open: asBoolean,
  tags: withDefault(asListOf(asString), []),
  updated: asDay,
  began: asDay,
  /** name=value */
  url: withDefault(asListOf(asString), []),
  answers: withDefault(asListOf(asCriterion, ';'), []),
  sort: withDefault(asOneOf(RESPONSE_SORTS), 'updated'),
  order: withDefault(asOneOf(['desc', 'asc']), 'desc'),
};

type State = { [K in keyof typeof PARSERS]: ValueOf<(typeof PARSERS)[K]> };

/** The filters of the page, stored in its address. */
export function useFilters() {
  const [state, setState] = useAddressParts(PARSERS);
  const filter = useMemo(() => wireFilter(state), [state]);
  const clear = () =>
    void setState({
      q: null,
      exact: null,
      progress: null,
      quality: null,
      flag: null,
      open: null,
      tags: null,
      updated: null,
      began: null,
      url: null,
      answers: null,
    });
  /** Adds the filter of a bar in a chart, or removes it. */
  const toggleAnswer = (criterion: Criterion) =>
    void setState(({ answers }) => ({
      answers: answers.some((one) => sameCriterion(one, criterion))
        ? answers.filter((one) => !sameCriterion(one, criterion))
        : [...answers, criterion],
    }));
  const toggleFlagged = () => void setState(({ flag }) => ({ flag: flag === null ? 'safety' : null }));
  const toggleTag = (tag: string) =>
    void setState(({ tags }) => ({
      tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag],
    }));
  return {
    state,
    setState,
    filter,
    isFiltered: Object.keys(filter).length > 0,
    clear,
    toggleAnswer,
    toggleTag,
    toggleFlagged,
  };
}
export type Filters = ReturnType<typeof useFilters>;

export function sameCriterion(one: Criterion, other: Criterion): boolean {
  return canonical(one) === canonical(other);
}

function canonical(criterion: Criterion): string {
  return JSON.stringify(Object.entries(criterion).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function wireFilter(state: Pick<State, Exclude<keyof State, 'sort' | 'order'>>): WireResponseFilter {
  const search = state.q.trim();
  return {
    ...(search === '' ? {} : { search: search.slice(0, 300), ...(state.exact ? {} : { near: true }) }),
    ...(state.progress.length === 0 ? {} : { progress: state.progress }),
    ...(state.quality === null ? {} : { qualityFrom: Math.min(5, Math.max(0, state.quality)) }),
    ...(state.flag === null ? {} : { flags: [state.flag] }),
    ...(state.open === null ? {} : { lookedAfter: !state.open }),
    ...(state.tags.length === 0 ? {} : { tags: state.tags }),
    ...(state.updated === null ? {} : { updatedFrom: localMidnight(state.updated) }),
    ...(state.began === null ? {} : { createdFrom: localMidnight(state.began) }),
    ...(state.url.length === 0 ? {} : { urlParams: state.url.map(parameterOf) }),
    ...(state.answers.length === 0 ? {} : { answers: state.answers }),
  };
}

export function parameterOf(text: string): { name: string; value: string } {
  const at = text.indexOf('=');
  return at === -1 ? { name: text, value: '' } : { name: text.slice(0, at), value: text.slice(at + 1) };
}

/** A date in the address begins in the reader's time zone. */
function localMidnight(day: Date): string {
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()).toISOString();
}
