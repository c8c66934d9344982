import { ChevronDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { ControlIcon } from './control-icon';
import type { QuestionOf } from './control-props';
import type { ControlTexts } from './control-texts';
import { PickLabel } from './pick';

type Matrix = QuestionOf<'matrix'>;

interface MatrixRowProps {
  row: Matrix['rows'][number];
  place: number;
  question: Matrix;
  /** Ids of columns. */
  chosen: readonly string[];
  /** On a phone; a table shows all. */
  open: boolean;
  onToggle: () => void;
  onPick: (columnId: string, pressed: boolean) => void;
  /** To the card of the next row. */
  onNext: (() => void) | undefined;
  headRef: Ref<HTMLButtonElement>;
  disabled: boolean;
  texts: ControlTexts;
}

const ROW =
  'rounded-3 border border-line-strong bg-sheet @min-[40rem]:group-data-table/matrix:col-span-full @min-[40rem]:group-data-table/matrix:grid @min-[40rem]:group-data-table/matrix:grid-cols-subgrid @min-[40rem]:group-data-table/matrix:items-center @min-[40rem]:group-data-table/matrix:rounded-none @min-[40rem]:group-data-table/matrix:border-0 @min-[40rem]:group-data-table/matrix:border-b @min-[40rem]:group-data-table/matrix:border-line @min-[40rem]:group-data-table/matrix:bg-transparent';
const CELL =
  'relative grid min-h-touch cursor-pointer grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-3 border-line border-t px-4 py-2 text-16 has-checked:bg-(--brand-wash,var(--accent-wash)) has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 @min-[40rem]:group-data-table/matrix:grid-cols-[auto] @min-[40rem]:group-data-table/matrix:place-content-center @min-[40rem]:group-data-table/matrix:rounded-2 @min-[40rem]:group-data-table/matrix:border-0 @min-[40rem]:group-data-table/matrix:px-0 @min-[40rem]:group-data-table/matrix:not-has-checked:hover:bg-fill';

/** The options of one row: a card that opens on a phone, a line of a table on a wide page. */
export function MatrixRow({ row, question, chosen, open, texts, disabled, ...props }: MatrixRowProps) {
  const id = useId();
  const kind = question.isMultiSelect ? 'checkbox' : 'radio';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name.
    <div role={question.isMultiSelect ? 'group' : 'radiogroup'} aria-labelledby={`${id}name`} className={ROW}>
      <span
        id={`${id}name`}
        className="hidden break-words py-3 pe-4 text-14 @min-[40rem]:group-data-table/matrix:block"
      >
        <bdi>{row.text}</bdi>
      </span>
      <CardHead
        {...props}
        row={row}
        question={question}
        chosen={chosen}
        open={open}
        controls={`${id}cells`}
      />
      <div
        id={`${id}cells`}
        className={`${open ? 'block' : 'hidden'} @min-[40rem]:group-data-table/matrix:contents`}
      >
        {question.columns.map((column) => (
          <PickLabel
            key={column.id}
            kind={kind}
            name={id}
            checked={chosen.includes(column.id)}
            onPick={(pressed) => props.onPick(column.id, pressed)}
            disabled={disabled}
            className={CELL}
          >
            <span className="min-w-0 break-words @min-[40rem]:group-data-table/matrix:sr-only">
              <bdi>{column.text}</bdi>
            </span>
          </PickLabel>
        ))}
        {question.isMultiSelect && props.onNext && (
          <button
            type="button"
            lang={texts.language}
            onClick={props.onNext}
            className="min-h-touch w-full border-line border-t px-4 text-start font-strong text-14 text-accent @min-[40rem]:group-data-table/matrix:hidden"
          >
            {texts.nextRow}
          </button>
        )}
      </div>
    </div>
  );
}

interface CardHeadProps
  extends Pick<MatrixRowProps, 'row' | 'question' | 'chosen' | 'open' | 'onToggle' | 'headRef'> {
  controls: string;
}

function CardHead({ row, question, chosen, open, onToggle, headRef, controls }: CardHeadProps) {
  const answers = question.columns.filter((column) => chosen.includes(column.id)).map(({ text }) => text);
  return (
    <button
      ref={headRef}
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="grid min-h-touch w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-3 px-4 py-2 text-start @min-[40rem]:group-data-table/matrix:hidden"
    >
      <span className="min-w-0 break-words">
        <span className="block text-16">
          <bdi>{row.text}</bdi>
        </span>
        {!open && answers.length > 0 && (
          <span className="block text-14 text-accent">
            <bdi>{answers.join(', ')}</bdi>
          </span>
        )}
      </span>
      <ControlIcon icon={ChevronDown} className={`size-4 text-ink-3 ${open ? 'rotate-180' : ''}`} />
    </button>
  );
}
