import { classNames } from '@/components/ui/class-names';
import type { ChartProps } from './chart-props';

/** Options of a ranking by their mean place, with the middle half; best first. Pressing one finds who put it first. */
export function Ranks({ part, compare, isPressed, onPress }: ChartProps) {
  const last = Math.max(2, part.ranking.length);
  const at = (place: number) => `${((place - 1) / (last - 1)) * 100}%`;
  const ranked = [...part.ranking].sort((a, b) => (a.places?.mean ?? 99) - (b.places?.mean ?? 99));
  return (
    <div>
      <ul className="grid gap-0.5">
        {ranked.map(({ optionId, text, places, wholePlaces, count, filter }) => (
          <li key={optionId}>
            <button
              type="button"
              aria-pressed={isPressed(filter)}
              onClick={() => onPress(filter)}
              className={classNames(
                ROW,
                '-mx-1.5 w-[calc(100%+0.75rem)] rounded-1 px-1.5 text-start',
                isPressed(filter) ? 'bg-accent-wash' : 'hover:bg-well',
              )}
            >
              <span className="min-w-0 break-words">{text}</span>
              <span aria-hidden className="relative mx-[0.3125rem] h-4">
                <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
                {places ? (
                  <>
                    <span
                      className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-data-3"
                      style={{
                        insetInlineStart: at(places.from),
                        insetInlineEnd: `calc(100% - ${at(places.to)})`,
                      }}
                    />
                    {compare && wholePlaces ? (
                      <span
                        className="absolute inset-y-0 w-0.5 bg-ink"
                        style={{ insetInlineStart: at(wholePlaces.mean) }}
                      />
                    ) : null}
                    <span
                      className="absolute top-1/2 size-[0.625rem] -translate-x-1/2 -translate-y-1/2 rounded-full bg-data-1"
                      style={{ left: at(places.mean) }}
                    />
                  </>
                ) : null}
              </span>
              <span className="text-end font-strong tabular-nums">
                {places ? places.mean.toFixed(1) : '–'}
                <span className="sr-only">
                  {places
                    ? ` mean place, middle half ${places.from} to ${places.to}, ${count} put it first`
                    : ' nobody placed it'}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden className={classNames(ROW, 'text-11 text-ink-3')}>
        <span />
        <span className="flex justify-between">
          <span>first</span>
          <span>last</span>
        </span>
        <span />
      </p>
    </div>
  );
}

const ROW =
  'grid min-h-[1.625rem] grid-cols-[minmax(0,1fr)_minmax(7.5rem,48%)_2.25rem] items-center gap-x-3 pointer-coarse:min-h-[2.75rem]';
