import { classNames } from '@/components/ui/class-names';
import type { ChartProps } from './chart-props';
import { percent } from './share';

/** From weak to strong; the figure is in each cell. */
function shade(share: number): string {
  if (share >= 75) return 'bg-data-1 text-on-accent';
  if (share >= 50) return 'bg-data-2 text-on-accent';
  if (share >= 40) return 'bg-data-3 text-ink';
  return share >= 20 ? 'bg-data-4 text-ink' : 'bg-data-0 text-ink';
}

/** A matrix: the share of answers in each row. Each cell is a filter. */
export function Heat({ part, isPressed, onPress }: ChartProps) {
  return (
    <div className="relative overflow-x-auto">
      <table
        className="w-full table-fixed border-separate border-spacing-0.5"
        style={{ minWidth: `${8 + part.columns.length * 4}rem` }}
      >
        <colgroup>
          <col className="w-[36%]" />
        </colgroup>
        <thead>
          <tr>
            <td />
            {part.columns.map(({ columnId, text }) => (
              <th key={columnId} scope="col" className="break-words px-1 pb-1 text-12 font-text text-ink-3">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <tr key={row.rowId}>
              <th scope="row" className="break-words pe-2 text-start font-text">
                {row.text}
              </th>
              {row.cells.map(({ columnId, count, filter }) => {
                const share = percent(count, part.count);
                const column = part.columns.find((one) => one.columnId === columnId)?.text ?? '';
                return (
                  <td key={columnId}>
                    <button
                      type="button"
                      aria-pressed={isPressed(filter)}
                      aria-label={`${row.text}, ${column}: ${share} percent, ${count} of ${part.count}`}
                      onClick={() => onPress(filter)}
                      className={classNames(
                        'grid h-sm w-full place-items-center rounded-[2px] text-12 tabular-nums pointer-coarse:h-[2.75rem]',
                        shade(share),
                        isPressed(filter) && 'ring-2 ring-ink ring-inset',
                      )}
                    >
                      {share}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
