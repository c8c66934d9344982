'use client';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { StudySort } from '@/lib/domain/study/study-overview';
import { CELL, CREATED, CREATOR, FIRST, HEAD_CELL, HEARD, LAST, RESPONSES, STATUS } from './study-columns';

interface StudyTableProps {
  sort: StudySort;
  onSort: (sort: StudySort) => void;
  /** The previous rows stay while newer ones are loading. */
  busy: boolean;
  children: ReactNode;
}

export function StudyTable({ sort, onSort, busy, children }: StudyTableProps) {
  const header = (className: string, label: string, sorts: readonly StudySort[]) => (
    <SortHeader className={className} label={label} sorts={sorts} sort={sort} onSort={onSort} />
  );
  return (
    <table
      aria-label="Studies"
      aria-busy={busy}
      className="w-full table-fixed border-collapse max-[60rem]:block"
    >
      <thead className="max-[60rem]:hidden">
        <tr>
          {header(FIRST, 'Study', ['title'])}
          <th scope="col" className={`${HEAD_CELL} ${STATUS}`}>
            Status
          </th>
          {header(`${RESPONSES} text-end!`, 'Responses', ['responses'])}
          {header(HEARD, 'Last heard', ['lastResponse'])}
          <th scope="col" className={`${HEAD_CELL} ${CREATOR}`}>
            Creator
          </th>
          {header(`${CREATED} ${LAST} text-end!`, 'Created', ['newest', 'oldest'])}
        </tr>
      </thead>
      <tbody className="max-[60rem]:block">{children}</tbody>
    </table>
  );
}

const ASCENDING: readonly StudySort[] = ['title', 'oldest'];

interface SortHeaderProps {
  className: string;
  label: string;
  /** The first one when it is pressed, the next when it is pressed again. */
  sorts: readonly StudySort[];
  sort: StudySort;
  onSort: (sort: StudySort) => void;
}

function SortHeader({ className, label, sorts, sort, onSort }: SortHeaderProps) {
  const at = sorts.indexOf(sort);
  const next = sorts[(at + 1) % sorts.length];
  const ascending = ASCENDING.includes(sort);
  return (
    <th
      scope="col"
      aria-sort={at === -1 ? 'none' : ascending ? 'ascending' : 'descending'}
      className={`${HEAD_CELL} ${className}`}
    >
      <button
        type="button"
        onClick={() => next && onSort(next)}
        className="inline-flex items-center gap-1 hover:text-ink [&_svg]:size-3"
      >
        {label}
        {at === -1 ? null : ascending ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      </button>
    </th>
  );
}

const WIDTHS = [
  ['w-[60%]', 'w-[38%]', 'w-[92%]', 'w-[54%]'],
  ['w-[52%]', 'w-[44%]', 'w-[86%]', 'w-[30%]'],
  ['w-[66%]', 'w-[34%]', 'w-[70%]', ''],
  ['w-[48%]', 'w-[40%]', 'w-[90%]', 'w-[42%]'],
  ['w-[57%]', 'w-[30%]', 'w-[80%]', 'w-[24%]'],
  ['w-[45%]', 'w-[36%]', 'w-[64%]', ''],
];

/** Rows of the true height while the first ones are fetched. */
export function SkeletonRows() {
  return (
    <>
      {WIDTHS.map(([title, meta, first, second], at) => (
        <tr key={title} className="border-line border-b max-[60rem]:block max-[60rem]:h-[4.5rem]">
          <td className={`${CELL} ${FIRST}`}>
            {at === 0 ? <Loading what="studies" /> : null}
            <Bars widths={[title, `${meta} h-2!`]} />
          </td>
          <td className={`${CELL} ${STATUS} max-[60rem]:hidden`}>
            <Skeleton className="w-10" />
          </td>
          <td className={`${CELL} ${RESPONSES} text-end max-[60rem]:hidden`}>
            <Skeleton className="w-16" />
          </td>
          <td className={`${CELL} ${HEARD}`}>
            <Bars widths={second ? [first, second] : [first]} />
          </td>
          <td className={`${CELL} ${CREATOR}`}>
            <Skeleton className="w-20" />
          </td>
          <td className={`${CELL} ${CREATED} ${LAST} max-[60rem]:hidden`}>
            <Skeleton className="w-10" />
          </td>
        </tr>
      ))}
    </>
  );
}

/** Aligned to the top of a space for two lines: the second one does not move the first. */
function Bars({ widths }: { widths: readonly (string | undefined)[] }) {
  return (
    <span className="block h-lg">
      {widths.map((width = '') => (
        <span key={width} className="block h-5">
          <Skeleton className={width} />
        </span>
      ))}
    </span>
  );
}
