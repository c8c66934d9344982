'use client';

import { type CSSProperties, useId, useRef, useState } from 'react';
import type { Answer } from '@/lib/domain/interview/interview';
import { cellsIn } from './can-submit';
import { ControlHint, Spoken } from './control-hint';
import type { QuestionOf } from './control-props';
import type { InnerControlProps } from './inner-control';
import { MatrixRow } from './matrix-row';

type Matrix = QuestionOf<'matrix'>;

/** More columns do not fit into a readable table: then cards are shown on wide pages too. */
const MOST_COLUMNS = 7;

/**
 * The answer after a cell was pressed: in a row with one choice the other is deselected, in a row with several it
 * toggles.
 */
export function chooseCell(
  question: Matrix,
  value: Answer | undefined,
  { rowId, columnId }: { rowId: string; columnId: string },
): Answer | undefined {
  const cells = cellsIn(question, value);
  const before = Object.hasOwn(cells, rowId) ? (cells[rowId] ?? []) : [];
  const after = !question.isMultiSelect
    ? [columnId]
    : before.includes(columnId)
      ? before.filter((id) => id !== columnId)
      : [...before, columnId];
  const entries = [...Object.entries(cells).filter(([id]) => id !== rowId), [rowId, after] as const];
  const answered = entries.filter(([, chosen]) => chosen.length > 0);
  return answered.length > 0 ? { cells: Object.fromEntries(answered) } : undefined;
}

/** A table on a wide page, one row after the other as cards on a phone: the same groups of options in both. */
export function MatrixControl({
  question,
  value,
  onChange,
  texts,
  disabled,
  named,
}: InnerControlProps<Matrix>) {
  const id = useId();
  const cells = cellsIn(question, value);
  const chosenIn = (rowId: string) => (Object.hasOwn(cells, rowId) ? (cells[rowId] ?? []) : []);
  const isTable = question.columns.length <= MOST_COLUMNS;
  const unanswered = question.rows.findIndex((row) => chosenIn(row.id).length === 0);
  const cards = useOpenCard(Math.max(0, unanswered));
  const done = question.rows.filter((row) => chosenIn(row.id).length > 0).length;

  const pick = (at: number, columnId: string, pressed: boolean) => {
    const rowId = question.rows[at]?.id;
    if (disabled || rowId === undefined) return;
    onChange(chooseCell(question, value, { rowId, columnId }));
    if (!question.isMultiSelect && pressed) cards.openNext(at, (next) => chosenIn(next).length > 0, question);
  };
  return (
    <>
      <ControlHint id={`${id}hint`} texts={texts}>
        {question.isMultiSelect ? texts.someInEachRow : texts.oneInEachRow}
      </ControlHint>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no subgrid. */}
      <div
        role="group"
        {...named}
        aria-describedby={`${id}hint`}
        data-table={isTable || undefined}
        style={
          {
            '--columns': `minmax(8rem,1.4fr) repeat(${question.columns.length},minmax(0,1fr))`,
          } as CSSProperties
        }
        className="group/matrix mt-5 grid grid-cols-[minmax(0,1fr)] gap-2 @min-[40rem]:mt-8 @min-[40rem]:data-table:grid-cols-(--columns) @min-[40rem]:data-table:gap-0"
      >
        {isTable && <ColumnHeads columns={question.columns} />}
        {question.rows.map((row, at) => (
          <MatrixRow
            key={row.id}
            row={row}
            place={at}
            question={question}
            chosen={chosenIn(row.id)}
            open={cards.open === at}
            onToggle={() => cards.toggle(at)}
            onPick={(columnId, pressed) => pick(at, columnId, pressed)}
            onNext={at + 1 < question.rows.length ? () => cards.toggle(at + 1) : undefined}
            headRef={cards.keep(at)}
            disabled={disabled}
            texts={texts}
          />
        ))}
      </div>
      {/* On a wide page it is in the dock. */}
      <Spoken texts={texts} className="@min-[41rem]:hidden">
        {done > 0 && texts.rowsDone(done, question.rows.length)}
      </Spoken>
    </>
  );
}

/** Screen readers read it with each option, so here it is only visible. */
function ColumnHeads({ columns }: { columns: Matrix['columns'] }) {
  return (
    <div
      aria-hidden
      className="hidden border-line border-b pb-3 @min-[40rem]:col-span-full @min-[40rem]:grid @min-[40rem]:grid-cols-subgrid"
    >
      <span />
      {columns.map((column) => (
        <span
          key={column.id}
          dir="auto"
          className="self-end hyphens-auto break-words px-1 text-center text-13 text-ink-2"
        >
          {column.text}
        </span>
      ))}
    </div>
  );
}

/** The id of the card that is open on a phone. */
function useOpenCard(first: number) {
  const [open, setOpen] = useState<number | null>(first);
  const heads = useRef(new Map<number, HTMLButtonElement>());
  return {
    open,
    toggle: (at: number) => setOpen((before) => (before === at ? null : at)),
    /** The next row without an answer; only where rows are cards, which is where their heads are visible. */
    openNext: (from: number, isDone: (rowId: string) => boolean, { rows }: Matrix) => {
      const head = heads.current.get(from);
      if (!head?.offsetParent) return;
      const rest = [...rows.slice(from + 1), ...rows.slice(0, from)];
      const next = rest.find((row) => !isDone(row.id));
      const at = next ? rows.indexOf(next) : null;
      setOpen(at);
      const target = heads.current.get(at ?? from);
      target?.focus({ preventScroll: true });
      requestAnimationFrame(() => target?.scrollIntoView({ block: 'nearest' }));
    },
    keep: (at: number) => (head: HTMLButtonElement | null) => {
      if (head) heads.current.set(at, head);
      else heads.current.delete(at);
    },
  };
}
