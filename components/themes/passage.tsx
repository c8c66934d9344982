'use client';
import { CircleMinus, Play } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';
import type { Evidence } from '@/lib/client/themes';

export const passageId = (at: number) => `passage-${at}`;

export const addressOfPassage = (studyId: string, { readableId, responseIndex, start, end }: Evidence) =>
  `/studies/${encodeURIComponent(studyId)}/responses/${readableId}#row-${responseIndex}:${start}-${end}`;

interface PassageProps {
  studyId: string;
  evidence: Evidence;
  at: number;
  current: boolean;
  questionNumber: number | undefined;
  onFocus: () => void;
  /** Undefined for those who may only read. */
  acts: { move: () => void; turn: () => void; takeOut: () => void; drag: () => void } | undefined;
}

/** What somebody said for a theme or against it, in its row. */
export function Passage(props: PassageProps) {
  const { studyId, evidence, at, current, questionNumber, onFocus, acts } = props;
  const { readableId, stance, start, end, quote, row, by } = evidence;
  const against = stance === 'contradicts';
  const { user, moderator } = row ?? { user: quote, moderator: '' };
  const [from, to] = row ? [start, end] : [0, quote.length];
  return (
    <li
      id={passageId(at)}
      onFocus={onFocus}
      draggable={acts !== undefined}
      onDragStart={() => acts?.drag()}
      className={classNames(
        'relative grid grid-cols-[4rem_minmax(0,36.25rem)] gap-x-4 border-b border-line px-6 py-4 max-[60rem]:grid-cols-[3.5rem_minmax(0,1fr)] max-[60rem]:px-4',
        current ? 'bg-accent-wash' : 'hover:bg-well',
      )}
    >
      {current ? <span aria-hidden className="absolute inset-y-0 start-0 w-0.5 bg-accent" /> : null}
      <div className="grid content-start justify-items-end gap-1 text-12 tabular-nums">
        <Link
          href={addressOfPassage(studyId, evidence)}
          className="inline-flex min-h-6 items-center gap-1 font-strong text-ink hover:text-accent"
          aria-label={`No. ${readableId}, play this passage in its interview`}
        >
          <Play aria-hidden className="size-3 fill-current text-accent" />
          {`No. ${readableId}`}
        </Link>
        {questionNumber === undefined ? null : (
          <span className="rounded-1 border border-line-strong px-1.5 text-11 text-ink-2">{`Q${questionNumber}`}</span>
        )}
      </div>
      <div className="min-w-0">
        {moderator === '' ? null : (
          <p className="text-pretty font-read text-read-15 text-ink-2 italic">{moderator}</p>
        )}
        <p dir="auto" className="mt-1 whitespace-pre-wrap text-pretty break-words font-read text-read-19">
          {user.slice(0, from)}
          <mark
            className={
              against
                ? 'bg-transparent text-ink underline decoration-dashed decoration-ink-3 underline-offset-4'
                : 'bg-accent-wash-2 text-ink'
            }
          >
            {user.slice(from, to)}
          </mark>
          {user.slice(to)}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-2">
          {against ? (
            <span className="inline-flex items-center gap-1 font-strong">
              <CircleMinus aria-hidden className="size-[0.875rem]" />
              speaks against
            </span>
          ) : null}
          {by.origin === 'person' ? <span>{`kept by ${by.name ?? 'somebody who left'}`}</span> : null}
          {by.origin === 'model' ? <span>{`found by ${by.name ?? 'a model'}`}</span> : null}
        </p>
        {current && acts ? (
          <div className="mt-2 flex flex-wrap gap-1">
            <Button size="sm" keys={['M']} onPress={acts.move}>
              Move
            </Button>
            <Button size="sm" keys={['C']} onPress={acts.turn}>
              {against ? 'Speaks for it' : 'Speaks against'}
            </Button>
            <Button size="sm" keys={['⌫']} onPress={acts.takeOut}>
              Take out
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
