'use client';
import { Fragment, useState } from 'react';
import { useDesk } from './reading-desk';
import { TranscriptRow } from './transcript-row';

/** The interview as a reading text, block by block. */
export function Transcript() {
  const { reading } = useDesk();
  const rows = reading.transcript;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (row: number) =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(row)) next.add(row);
      return next;
    });
  return (
    <div className="pt-1">
      {rows.map((row, at) => {
        const before = rows[at - 1];
        const after = rows[at + 1];
        const chapter = row.block && row.block.id !== before?.block?.id ? row.block.title : null;
        const concept =
          row.conceptId !== null && row.conceptId !== before?.conceptId ? row.conceptTitle : null;
        const isTakenUp = after?.whyAsked && open.has(after.responseIndex);
        return (
          <Fragment key={row.responseIndex}>
            {chapter === null ? null : <Chapter title={chapter} />}
            <TranscriptRow
              row={row}
              concept={concept}
              takenUp={isTakenUp ? (after?.whyAsked?.took ?? null) : null}
              isOpen={open.has(row.responseIndex)}
              onWhy={() => toggle(row.responseIndex)}
            />
          </Fragment>
        );
      })}
      <End />
    </div>
  );
}

function Chapter({ title }: { title: string }) {
  return (
    <h2 className="grid grid-cols-[3.75rem_minmax(0,1fr)] items-center gap-x-4 pt-5 pe-6 pb-1 ps-4 text-12 text-ink-3 max-[60rem]:grid-cols-[2.75rem_minmax(0,1fr)] max-[60rem]:gap-x-3 print:break-after-avoid">
      <span />
      <span className="flex items-center gap-3 font-strong after:h-px after:flex-1 after:bg-line">
        {title}
      </span>
    </h2>
  );
}

/** Why it stopped, unless it ended normally. */
function End() {
  const { reading } = useDesk();
  const text =
    reading.progress === 'in_progress'
      ? reading.transcript.some(({ givenBy }) => givenBy !== null)
        ? 'The interview is under way. This page follows it.'
        : 'The participant has begun and not answered yet. This page follows the interview.'
      : reading.progress === 'screened_out'
        ? 'The interview ended here: the screening was not passed.'
        : null;
  if (text === null) return null;
  return (
    <p
      role={reading.progress === 'in_progress' ? 'status' : undefined}
      className="py-5 ps-[5.75rem] pe-6 text-12 text-ink-3 max-[60rem]:ps-[4.5rem]"
    >
      {text}
    </p>
  );
}
