import { classNames } from '@/components/ui/class-names';
import { FEWEST, ShareLine } from '@/components/ui/share-line';
import type { ChartProps } from './chart-props';
import { intervalText, percent, width } from './share';

/**
 * Options of a multiple choice: share and count, under 100 people with the interval and under 5 the count alone; a tick
 * marks the whole study. Each is a filter.
 */
export function Bars({ part, compare, isPressed, onPress }: ChartProps) {
  const isTooFew = part.count < FEWEST;
  return (
    <ul className="grid gap-1.5">
      {part.options.map(({ optionId, text, isCustom, count, wholeCount, filter, interval }) => {
        const name = isCustom ? 'In their own words' : text;
        const pressed = isPressed(filter);
        return (
          <li key={optionId}>
            <button
              type="button"
              aria-pressed={pressed}
              onClick={() => onPress(filter)}
              className={classNames(
                '-mx-1.5 grid w-[calc(100%+0.75rem)] grid-cols-[minmax(0,1fr)_auto_2.5rem_minmax(2.25rem,auto)] items-baseline gap-x-3 gap-y-0.5 rounded-1 px-1.5 py-1 text-start',
                pressed ? 'bg-accent-wash' : 'hover:bg-well',
              )}
            >
              <span className="min-w-0 break-words">{name}</span>
              <span className="text-11 text-ink-3 tabular-nums">
                {interval && !isTooFew ? intervalText(interval) : null}
              </span>
              <span className="text-end font-strong tabular-nums">
                {isTooFew ? null : `${percent(count, part.count)}%`}
              </span>
              <span className="whitespace-nowrap text-end text-ink-3 tabular-nums">
                {count.toLocaleString('en-GB')}
                <span className={isTooFew ? undefined : 'sr-only'}>{` of ${part.count}`}</span>
              </span>
              {isTooFew ? null : (
                <span className="relative col-span-4">
                  {interval ? (
                    <ShareLine share={{ count, of: part.count, interval }} />
                  ) : (
                    <Track value={width(count, part.count)} />
                  )}
                  {compare ? <Whole at={width(wholeCount, part.wholeCount)} /> : null}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Track({ value }: { value: string }) {
  return (
    <span aria-hidden className="relative block h-1.5 rounded-[1px] bg-data-0">
      <span className="absolute inset-y-0 start-0 rounded-[1px] bg-data-1" style={{ width: value }} />
    </span>
  );
}

/** The share of the whole study. */
function Whole({ at }: { at: string }) {
  return (
    <span
      aria-hidden
      className="absolute -inset-y-0.5 w-0.5 bg-ink ring-1 ring-paper"
      style={{ insetInlineStart: at }}
    />
  );
}
