'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useLater } from '@/components/ui/use-later';
import { useAddressNow } from '@/lib/client/address/address-now';
import type { ResponseSort } from '@/lib/domain/response/response-order';
import type { ResponseFindingV1 } from '@/lib/wire/v1/response-search';
import type { Filters } from './filter-state';
import { ResponseRow } from './response-row';
import type { Selection } from './use-selection';

interface ResponseTableProps {
  studyId: string;
  /** Undefined while the first ones are loading. */
  responses: readonly ResponseFindingV1[] | undefined;
  filters: Filters;
  selection: Selection;
  focused: number | undefined;
  onFocus: (readableId: number) => void;
}

const HEAD = 'sticky top-0 z-sticky h-[2.25rem] border-b border-line bg-paper text-13 font-text text-ink-3';

/** More rows than most screens have room for; the others are made after these are there. */
const FIRST_ROWS = 16;

export function ResponseTable(props: ResponseTableProps) {
  const { studyId, responses, filters, selection, focused, onFocus } = props;
  const { search: query } = useAddressNow();
  const shown = useLater() ? responses : responses?.slice(0, FIRST_ROWS);
  const { all, some, toggleAll } = selection.ofList(responses ?? []);
  return (
    <table
      aria-label="Responses"
      aria-busy={responses ? undefined : true}
      className="w-full table-fixed border-separate border-spacing-0"
    >
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-[3.25rem] ps-6 text-start max-[60rem]:hidden`}>
            <Checkbox checked={all} mixed={some && !all} onChange={toggleAll} label="Select all shown">
              {null}
            </Checkbox>
          </th>
          <SortHead
            sort="readableId"
            filters={filters}
            className="w-[3rem] pe-3 text-end max-[60rem]:w-[3.5rem] max-[60rem]:ps-4"
          >
            No.
          </SortHead>
          <th scope="col" className={`${HEAD} ps-3 text-start`}>
            What they told us
          </th>
          <SortHead sort="quality" filters={filters} className="w-[5.75rem] text-end max-[60rem]:pe-4">
            Quality
          </SortHead>
          <SortHead sort="duration" filters={filters} className="w-[4.75rem] text-end max-[60rem]:hidden">
            Length
          </SortHead>
          <th scope="col" className={`${HEAD} w-[8rem] ps-6 text-start max-[60rem]:hidden`}>
            Progress
          </th>
          <SortHead sort="updated" filters={filters} className="w-[6rem] pe-6 text-end max-[60rem]:hidden">
            Updated
          </SortHead>
        </tr>
      </thead>
      <tbody>
        {shown ? (
          shown.map((response) => (
            <ResponseRow
              key={response.id}
              response={response}
              href={addressOf(studyId, response, query)}
              focused={response.readableId === focused}
              selected={selection.has(response.readableId)}
              onFocus={() => onFocus(response.readableId)}
              onSelect={(selected) => selection.set(response.readableId, selected)}
            />
          ))
        ) : (
          <LoadingRows />
        )}
      </tbody>
    </table>
  );
}

/** The link contains the list's filters, so that the way back restores them; a search match links to its row. */
function addressOf(studyId: string, { readableId, match }: ResponseFindingV1, query: string): string {
  const row = match ? `#row-${match.responseIndex}` : '';
  return `/studies/${encodeURIComponent(studyId)}/responses/${readableId}${query === '' ? '' : `?${query}`}${row}`;
}

interface SortHeadProps {
  sort: ResponseSort;
  filters: Filters;
  className: string;
  children: ReactNode;
}

function SortHead({ sort, filters: { state, setState }, className, children }: SortHeadProps) {
  const current = state.sort === sort;
  const descending = state.order === 'desc';
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={current ? (descending ? 'descending' : 'ascending') : undefined}
      className={`${HEAD} ${className}`}
    >
      <button
        type="button"
        onClick={() => void setState({ sort, order: current && descending ? 'asc' : 'desc' })}
        className="inline-flex items-center gap-1 whitespace-nowrap hover:text-ink"
      >
        {children}
        {current ? <Arrow aria-hidden className="size-[0.875rem]" /> : null}
      </button>
    </th>
  );
}

const WIDTHS = ['w-[62%]', 'w-[48%]', 'w-[70%]', 'w-[55%]', 'w-[66%]', 'w-[44%]', 'w-[58%]'];

/** Rows of the height that most have. */
function LoadingRows() {
  return WIDTHS.map((width, at) => (
    <tr key={width}>
      <td className="h-[5.125rem] border-b border-line ps-6 align-top max-[60rem]:hidden" />
      <td className="border-b border-line max-[60rem]:ps-4" />
      <td colSpan={2} className="border-b border-line py-[0.625rem] ps-3 align-top">
        {at === 0 ? <Loading what="responses" /> : null}
        <div className="h-5">
          <Skeleton className={width} />
        </div>
        <div className="h-[1.375rem]">
          <Skeleton className="w-[80%]" />
        </div>
        <Skeleton className="w-[30%]" />
      </td>
      <td colSpan={3} className="border-b border-line max-[60rem]:hidden" />
    </tr>
  ));
}
