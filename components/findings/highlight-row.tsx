'use client';
import { GripVertical, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { beginDrag } from '@/components/ui/begin-drag';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import { Tag } from '@/components/ui/tag';
import { clockTime } from '@/lib/domain/reading/clock-time';
import type { HighlightV1 } from '@/lib/wire/v1/highlight';

export const highlightRowId = (at: number) => `highlight-${at}`;

/** Where a highlight is in its interview, which plays from there. */
export const addressOfHighlight = (studyId: string, { readableId, responseIndex, start, end }: HighlightV1) =>
  `/studies/${encodeURIComponent(studyId)}/responses/${readableId}#row-${responseIndex}:${start}-${end}`;

interface HighlightRowProps {
  studyId: string;
  highlight: HighlightV1;
  at: number;
  current: boolean;
  onFocus: () => void;
  /** That it is dragged, and that it was let go; absent where there is nowhere to drag it to. */
  onDrag?: ((isOn: boolean) => void) | undefined;
  /** At its right edge: what can be done with it. */
  actions?: ReactNode;
}

/** A highlighted passage with its place, its tag and its author. */
export function HighlightRow(props: HighlightRowProps) {
  const { studyId, highlight, at, current, onFocus, onDrag, actions } = props;
  const { quote, readableId, startSeconds, questionNumber, tag, author, body } = highlight;
  const href = addressOfHighlight(studyId, highlight);
  return (
    <li
      id={highlightRowId(at)}
      onFocus={onFocus}
      className={classNames(
        'relative flex items-start gap-x-4 border-b border-line px-6 py-[0.625rem] max-[60rem]:flex-wrap max-[60rem]:px-4',
        current ? 'bg-accent-wash' : 'hover:bg-well',
      )}
    >
      {current ? <span aria-hidden className="absolute inset-y-0 start-0 w-0.5 bg-accent" /> : null}
      {onDrag ? (
        <span
          aria-hidden
          draggable
          onDragStart={(event) => {
            beginDrag(event, event.currentTarget.closest('li'));
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
          className="-ms-2 cursor-grab p-1 text-ink-3 pointer-coarse:hidden"
        >
          <GripVertical className="size-4" />
        </span>
      ) : null}
      <Link
        href={href}
        aria-label={`Play in the interview of No. ${readableId}`}
        className="-ms-1 inline-grid size-6 place-items-center rounded-2 text-accent hover:bg-fill pointer-coarse:size-[2.75rem]"
      >
        <Play aria-hidden className="size-[0.875rem] fill-current" />
      </Link>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-read text-16 leading-[1.5rem]">
          {quote}
        </p>
        {body === null ? null : <p className="mt-0.5 text-13 text-ink-2">{body}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-[0.625rem] gap-y-0.5 text-12 text-ink-3">
          <Link href={href} className="link tabular-nums">{`No. ${readableId}`}</Link>
          <span className="tabular-nums">{clockTime(startSeconds)}</span>
          {questionNumber === null ? null : <span>{`Q${questionNumber}`}</span>}
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-1.5 rounded-1 bg-marker ring-1 ring-line-strong" />
            {author?.name ?? 'Somebody who left'}
          </span>
          {tag === null ? null : <Tag>{tag}</Tag>}
        </p>
      </div>
      {actions ? (
        <div className="shrink-0 max-[60rem]:flex max-[60rem]:w-full max-[60rem]:justify-end">{actions}</div>
      ) : null}
    </li>
  );
}
