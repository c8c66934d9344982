'use client';
import { CircleX } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { useRows } from '@/components/ui/use-rows';
import { isUnderWay, type Rehearsal } from '@/lib/client/rehearsals';
import { type Cell, cellOf } from './cell-of';

interface WalkTableProps {
  rehearsal: Rehearsal;
  /** Of whom the time is remarkable, from 0. */
  slow: ReadonlySet<number>;
  onRead: (participant: number) => void;
}

const rowId = (at: number) => `walk-${at}`;
const SIDE = 'sticky start-0 z-sticky bg-paper';

/** Scripted participants by questions. */
export function WalkTable({ rehearsal, slow, onRead }: WalkTableProps) {
  const { participants, questions } = rehearsal;
  const rows = useRows(participants.length, rowId);
  useShortcuts('Rehearse', [
    { keys: 'J', label: 'next participant', run: rows.next, unlisted: true },
    { keys: 'K', label: 'participant before', run: rows.previous, unlisted: true },
    { keys: 'J K', label: 'participant', run: () => undefined, hint: true },
    { keys: '↵', label: 'read the interview', run: () => onRead(Math.max(0, rows.current)), hint: true },
  ]);
  const blocks = blocksOf(questions);
  const firsts = new Set(blocks.map(({ first }) => first));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than the page, it is scrolled with the keyboard
    <section className="relative overflow-x-auto" aria-label="Who was asked what" tabIndex={0}>
      <table className="w-full border-separate border-spacing-0 text-13">
        <thead className="text-ink-2">
          <tr>
            <td className={classNames(SIDE, 'w-[14.5rem]')} />
            {blocks.map(({ title, count, first }) => (
              <th
                key={first}
                colSpan={count}
                scope="colgroup"
                className="max-w-0 truncate border-s border-line px-2 pt-2 text-start font-text"
                title={title}
              >
                {title}
              </th>
            ))}
            <td />
          </tr>
          <tr>
            <th
              scope="col"
              className={classNames(
                SIDE,
                'border-b border-line py-2 ps-6 text-start font-text max-[60rem]:ps-4',
              )}
            >
              Scripted participant
            </th>
            {questions.map(({ questionId, number, text }) => (
              <th
                key={questionId}
                scope="col"
                title={text}
                className={classNames(
                  'min-w-[2.25rem] border-b border-line py-2 text-center font-text tabular-nums',
                  firsts.has(questionId) && 'border-s',
                )}
              >
                {number}
                <span className="sr-only">{`. ${text}`}</span>
              </th>
            ))}
            <th scope="col" className="border-b border-line py-2 pe-6 text-end font-text max-[60rem]:pe-4">
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map((participant, at) => (
            <tr
              key={at}
              id={rowId(at)}
              data-current={at === rows.current || undefined}
              className="group cursor-pointer hover:bg-well data-current:bg-accent-wash"
              onClick={() => onRead(at)}
            >
              <th
                scope="row"
                className={classNames(
                  SIDE,
                  'h-[3.25rem] max-w-[14.5rem] border-b border-line py-1.5 ps-6 text-start font-text group-hover:bg-well group-data-current:bg-accent-wash group-data-current:shadow-[inset_2px_0_var(--accent)] max-[60rem]:ps-4',
                )}
              >
                <button
                  type="button"
                  className="block max-w-full truncate text-start font-medium text-ink"
                  onClick={(event) => {
                    event.stopPropagation();
                    onRead(at);
                  }}
                >
                  {participant.name}
                </button>
                <span className="block truncate text-12 text-ink-2" title={participant.description}>
                  {participant.description}
                </span>
              </th>
              {questions.map(({ questionId }) => (
                <td
                  key={questionId}
                  className={classNames(
                    'border-b border-line text-center align-middle',
                    firsts.has(questionId) && 'border-s',
                  )}
                >
                  <Sign cell={cellOf(participant, questionId)} />
                </td>
              ))}
              <td
                className={classNames(
                  'whitespace-nowrap border-b border-line ps-3 pe-6 text-end tabular-nums max-[60rem]:pe-4',
                  participant.status === 'broke' && 'text-critical',
                  slow.has(at) && 'text-caution',
                )}
              >
                {participant.minutes > 0 ? `${participant.minutes} min` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="text-ink-2 tabular-nums">
          <tr>
            <th
              scope="row"
              className={classNames(SIDE, 'h-[2.5rem] ps-6 text-start font-text max-[60rem]:ps-4')}
            >
              Reached by
            </th>
            {questions.map(({ questionId, reachedBy }) => (
              <td
                key={questionId}
                className={classNames(
                  'text-center',
                  firsts.has(questionId) && 'border-s border-line',
                  reachedBy === 0 && !isUnderWay(rehearsal) && 'font-strong text-critical',
                )}
              >
                {reachedBy}
              </td>
            ))}
            <td className="whitespace-nowrap pe-6 text-end max-[60rem]:pe-4">{`of ${participants.length}`}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The blocks over the columns. */
function blocksOf(questions: Rehearsal['questions']): { title: string; count: number; first: string }[] {
  const blocks: { title: string; count: number; first: string }[] = [];
  for (const { blockTitle, questionId } of questions) {
    const last = blocks.at(-1);
    if (last?.title === blockTitle) last.count += 1;
    else blocks.push({ title: blockTitle, count: 1, first: questionId });
  }
  return blocks;
}

const DISC = 'block size-[0.625rem] rounded-full';
const SIGNS: Record<Exclude<Cell['sign'], 'broke'>, string> = {
  asked: `${DISC} bg-data-1`,
  skipped: `${DISC} border-[1.5px] border-line-control`,
  left_out: 'my-1 block h-[1.5px] w-2 rounded-full bg-ink-3',
  waiting: `${DISC} bg-fill`,
};
/** More follow-ups than these are not told apart at a glance. */
const MOST_TICKS = 6;

function Sign({ cell: { sign, followUps, label } }: { cell: Cell }) {
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="inline-grid justify-items-center gap-[3px] align-middle"
    >
      {sign === 'broke' ? (
        <CircleX aria-hidden className="size-[0.875rem] text-critical" />
      ) : (
        <span className={SIGNS[sign]} />
      )}
      <span className="flex h-1.5 gap-0.5">
        {Array.from({ length: Math.min(followUps, MOST_TICKS) }, (_, at) => (
          <span key={at} className="h-1.5 w-0.5 rounded-1 bg-data-1" />
        ))}
      </span>
    </span>
  );
}

const LEGEND: readonly [Cell, string][] = [
  [{ sign: 'asked', followUps: 0, label: '' }, 'asked'],
  [{ sign: 'asked', followUps: 2, label: '' }, 'with follow-ups'],
  [{ sign: 'skipped', followUps: 0, label: '' }, 'skipped'],
  [{ sign: 'left_out', followUps: 0, label: '' }, 'left out or not reached'],
  [{ sign: 'broke', followUps: 0, label: '' }, 'broke'],
];

/** What the signs mean. */
export function WalkLegend() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1.5 px-6 py-3 text-12 text-ink-2 max-[60rem]:px-4">
      {LEGEND.map(([cell, word]) => (
        <span key={word} className="inline-flex items-center gap-1.5">
          <span aria-hidden>
            <Sign cell={{ ...cell, label: word }} />
          </span>
          {word}
        </span>
      ))}
    </p>
  );
}
