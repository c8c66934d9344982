import { classNames } from '@/components/ui/class-names';
import type { ChartProps } from './chart-props';
import { percent, width } from './share';

/** Options of a multiple choice: share and count; a tick marks the whole study. Each is a filter. */
export function Bars({ part, compare, isPressed, onPress }: ChartProps) {
  return (
    <ul className="grid gap-1.5">
      {part.options.map(({ optionId, text, isCustom, count, wholeCount, filter }) => {
        const name = isCustom ? 'In their own words' : text;
        const pressed = isPressed(filter);
        return (
          <li key={optionId}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onPress(filter)}
              className={classNames(
                '-mx-1.5 grid w-[calc(100%+0.75rem)] grid-cols-[minmax(0,1fr)_auto_2.25rem] items-baseline gap-x-3 gap-y-0.5 rounded-1 px-1.5 py-1 text-start',
                pressed ? 'bg-accent-wash' : 'hover:bg-well',
              )}
            >
              <span className="min-w-0 break-words">{name}</span>
              <span className="font-strong tabular-nums">{`${percent(count, part.count)}%`}</span>
              <span className="text-end text-ink-3 tabular-nums">
                {count.toLocaleString('en-GB')}
                <span className="sr-only">{` of ${part.count}`}</span>
              </span>
              <Track
                value={width(count, part.count)}
                whole={compare ? width(wholeCount, part.wholeCount) : null}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Track({ value, whole }: { value: string; whole: string | null }) {
  return (
    <span aria-hidden className="relative col-span-3 h-1.5 rounded-[1px] bg-data-0">
      <span className="absolute inset-y-0 start-0 rounded-[1px] bg-data-1" style={{ width: value }} />
      {whole === null ? null : (
        <span
          className="absolute -inset-y-0.5 w-0.5 bg-ink ring-1 ring-paper"
          style={{ insetInlineStart: whole }}
        />
      )}
    </span>
  );
}
