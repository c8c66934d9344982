'use client';
import type { DragEvent, ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { Sparkline } from '@/components/ui/sparkline';
import { TestTag } from '@/components/ui/test-tag';
import { STUDY_STATUSES } from '@/lib/client/statuses';
import type { ListedStudy } from '@/lib/client/studies';
import { CELL, CREATED, CREATOR, FIRST, HEARD, LAST, RESPONSES, STATUS } from './study-columns';
import { counted, creatorName, longDate, quoted, responsesHref, shortDate, studyHref } from './study-words';

interface StudyRowProps {
  study: ListedStudy;
  /** The row that shortcuts apply to. */
  active: boolean;
  selected: boolean;
  /** Studies are being selected: every row shows its checkbox. */
  selecting: boolean;
  onFocus: () => void;
  onSelect: (selected: boolean) => void;
  onDragStart?: ((event: DragEvent) => void) | undefined;
  menu: ReactNode;
}

/** A study: its name and status, its responses, and the latest words. Clicking it anywhere opens it. */
export function StudyRow(props: StudyRowProps) {
  const { study, active, selected, selecting, onFocus, onSelect, onDragStart, menu } = props;
  const creator = creatorName(study.creator);
  return (
    <tr
      data-study={study.id}
      data-active={active || undefined}
      data-selected={selected || undefined}
      onFocus={onFocus}
      onKeyDown={(event) => {
        // On a link, Space would scroll; elsewhere in the row it presses the focused element.
        if (event.key !== ' ' || !onDragStart || !(event.target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        onSelect(!selected);
      }}
      draggable={onDragStart !== undefined}
      onDragStart={onDragStart}
      className="group/row relative border-line border-b transition-colors duration-1 hover:bg-well data-active:bg-accent-wash pointer-coarse:data-active:bg-transparent data-selected:bg-accent-wash-2 max-[60rem]:grid max-[60rem]:grid-cols-[minmax(0,1fr)_auto_auto] max-[60rem]:items-center max-[60rem]:py-2"
    >
      <td
        className={`${CELL} ${FIRST} group-data-active/row:shadow-[inset_2px_0_var(--accent)] pointer-coarse:shadow-none! max-[60rem]:col-span-3 max-[60rem]:pe-[3.5rem]!`}
      >
        {onDragStart ? (
          <Checkbox
            label={`Select “${study.title}”`}
            checked={selected}
            onChange={onSelect}
            className={`absolute! start-1 top-[calc(50%-0.625rem)] z-[1] transition-opacity duration-1 focus-within:opacity-100 group-hover/row:opacity-100 max-[60rem]:hidden! pointer-coarse:hidden! ${selecting ? '' : 'opacity-0'}`}
          >
            {null}
          </Checkbox>
        ) : null}
        <div className="flex min-w-0 items-center gap-2">
          <Link
            href={studyHref(study)}
            draggable={false}
            data-title
            className="block min-w-0 truncate font-strong text-14 text-ink outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus max-[60rem]:whitespace-normal"
          >
            {study.title}
          </Link>
          {study.test ? <TestTag /> : null}
        </div>
        <div className="truncate text-12 text-ink-3">
          {study.folderPath ? (
            <>
              {study.folderPath.join(' / ')}
              <span
                aria-hidden
                className="mx-1.5 inline-block size-[3px] rounded-full bg-ink-off align-middle"
              />
              <span className="sr-only">, </span>
            </>
          ) : null}
          <span className="machine-name">{`/s/${study.linkId}`}</span>
        </div>
      </td>
      <td className={`${CELL} ${STATUS} max-[60rem]:ps-4!`}>
        <Badge {...STUDY_STATUSES[study.status]} />
      </td>
      <td className={`${CELL} ${RESPONSES}`}>
        <span className="flex items-center justify-end gap-[0.625rem] tabular-nums">
          {study.completedPerDay.some((count) => count > 0) ? (
            <Sparkline
              values={study.completedPerDay}
              label={counted(
                study.completedPerDay.reduce((sum, count) => sum + count, 0),
                'response in the last 14 days',
                'responses in the last 14 days',
              )}
            />
          ) : null}
          <b
            className={`min-w-[1.75rem] text-end font-strong ${study.responseCount === 0 ? 'text-ink-3' : ''}`}
          >
            {study.responseCount.toLocaleString('en-GB')}
            <span className="sr-only"> complete</span>
            <span aria-hidden className="min-[60rem]:hidden">
              {study.responseCount === 1 ? ' response' : ' responses'}
            </span>
          </b>
        </span>
      </td>
      <td className={`${CELL} ${HEARD}`}>
        <LatestWords study={study} />
      </td>
      <td className={`${CELL} ${CREATOR}`}>
        {creator === null ? (
          <span className="text-ink-3">Somebody who left</span>
        ) : (
          <span className="flex min-w-0 items-center gap-2" title={creator}>
            <Avatar name={creator} />
            <span className="truncate">{creator}</span>
          </span>
        )}
      </td>
      <td className={`${CELL} ${CREATED} ${LAST}`}>
        <LocalTime
          at={study.createdAt}
          title={longDate(study.createdAt)}
          className="text-ink-3 tabular-nums group-hover/row:invisible group-has-aria-expanded/row:invisible group-has-[button:focus-visible]/row:invisible max-[60rem]:hidden"
        >
          {shortDate(study.createdAt)}
        </LocalTime>
        <span className="absolute end-4 top-[calc(50%-0.875rem)] z-[1] opacity-0 focus-within:opacity-100 group-hover/row:opacity-100 has-aria-expanded:opacity-100 max-[60rem]:end-2 max-[60rem]:top-1! max-[60rem]:opacity-100 pointer-coarse:top-[calc(50%-1.375rem)] pointer-coarse:opacity-100">
          {menu}
        </span>
      </td>
    </tr>
  );
}

/** A participant's latest words; for a draft, the number of problems. */
function LatestWords({ study }: { study: ListedStudy }) {
  const { lastHeard: latest, problemCount } = study;
  if (latest) {
    const text = quoted(latest.isShortened ? `${latest.text}…` : latest.text, latest.language);
    return (
      <Link
        href={`${responsesHref(study.id)}/${latest.readableId}`}
        draggable={false}
        lang={latest.language}
        className="relative z-[1] line-clamp-2 text-pretty font-read text-ink-2 text-read-15 leading-[1.25rem]! hover:text-ink"
      >
        {text}
      </Link>
    );
  }
  return <span className="text-ink-3">{statusWords(study, problemCount)}</span>;
}

function statusWords({ status, responseTotal }: ListedStudy, problems: number | null): string {
  if (status === 'draft' && problems !== null) {
    return problems === 0
      ? 'Ready to launch'
      : `${counted(problems, 'problem', 'problems')} to fix before launch`;
  }
  if (status === 'draft') return 'Open the guide to see what is missing';
  return responseTotal === 0 ? 'Nobody has answered yet' : 'Nothing said in words yet';
}
