import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';

type Handlers = Pick<
  ComponentProps<'li'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

interface RankingRowProps extends Handlers {
  item: string;
  place: number;
  /** The place it would have if it were dropped now. */
  shownPlace: number;
  total: number;
  lifted: boolean;
  dragged: boolean;
  /** Its distance in pixels from its place while an option is dragged. */
  offset: number;
  settling: boolean;
  keysId: string;
  disabled: boolean;
  texts: ControlTexts;
  onMove: (by: 1 | -1) => void;
  onLift: () => void;
  /** Whether the key was handled. */
  onLiftedKey: (key: string) => boolean;
  onLeave: () => void;
}

// Very narrow, or with a very large font: the buttons are below the text.
const ROW =
  'grid min-h-touch touch-pan-y select-none grid-cols-[1.25rem_2.75rem_minmax(0,1fr)] items-center rounded-3 border ps-3 pe-1 text-16 @min-[17rem]:grid-cols-[1.25rem_2.75rem_minmax(0,1fr)_auto] @min-[40rem]:grid-cols-[1.75rem_2.75rem_minmax(0,1fr)_auto] @min-[40rem]:ps-4';
const HELD =
  'relative z-sticky border-(--brand,var(--accent)) bg-(--brand-wash,var(--accent-wash)) ring-1 ring-inset ring-(--brand,var(--accent)) ltr:translate-x-2 rtl:-translate-x-2';

export function RankingRow(props: RankingRowProps) {
  const { item, lifted, dragged, offset, settling, texts } = props;
  const textId = useId();
  const held = lifted || dragged;
  return (
    <li
      onPointerDown={props.onPointerDown}
      onPointerMove={props.onPointerMove}
      onPointerUp={props.onPointerUp}
      onPointerCancel={props.onPointerCancel}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
      className={`${ROW} ${held ? HELD : 'border-line-strong bg-sheet'} ${dragged ? 'cursor-grabbing' : 'cursor-grab'} ${settling ? 'transition-transform duration-2' : ''}`}
    >
      <span aria-hidden className="font-read text-accent text-read-24 tabular-nums">
        {props.shownPlace}
      </span>
      <Handle {...props} />
      <span id={textId} className="min-w-0 break-words py-2">
        <bdi>{item}</bdi>
      </span>
      <span className="col-span-full flex justify-self-end @min-[17rem]:col-span-1" lang={texts.language}>
        <MoveButton {...props} by={-1} textId={textId} />
        <MoveButton {...props} by={1} textId={textId} />
      </span>
    </li>
  );
}

/** Picks up its item: by touch, or with Space for the arrow keys. */
function Handle({ item, place, total, lifted, dragged, disabled, keysId, texts, ...on }: RankingRowProps) {
  return (
    <button
      type="button"
      data-handle
      aria-label={texts.place(item, place, total)}
      aria-pressed={lifted}
      aria-describedby={keysId}
      aria-disabled={disabled || undefined}
      onClick={on.onLift}
      onBlur={(event) => {
        // Not when the item only moves within its list.
        if (event.relatedTarget) on.onLeave();
      }}
      onKeyDown={(event) => {
        if (on.onLiftedKey(event.key)) event.preventDefault();
        else if (event.key !== 'Enter') return;
        // Enter presses this button, and not "Continue".
        event.stopPropagation();
      }}
      className={`grid size-[2.75rem] touch-none focus-visible:-outline-offset-4 place-items-center rounded-2 ${lifted || dragged ? 'text-accent' : 'text-ink-3'}`}
    >
      <ControlIcon icon={GripVertical} className="size-[1.125rem]" />
    </button>
  );
}

function MoveButton({
  by,
  textId,
  place,
  total,
  disabled,
  texts,
  onMove,
}: RankingRowProps & { by: 1 | -1; textId: string }) {
  const atEnd = by < 0 ? place === 1 : place === total;
  return (
    <button
      type="button"
      aria-label={by < 0 ? texts.moveUp : texts.moveDown}
      aria-describedby={textId}
      // Stays focusable: an item that was just moved to an end keeps the focus.
      aria-disabled={atEnd || disabled || undefined}
      onClick={() => {
        if (!atEnd) onMove(by);
      }}
      className="grid size-[2.75rem] place-items-center rounded-2 text-ink-3 hover:bg-fill hover:text-ink aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:text-ink-off"
    >
      <ControlIcon icon={by < 0 ? ArrowUp : ArrowDown} className="size-[1.125rem]" />
    </button>
  );
}
