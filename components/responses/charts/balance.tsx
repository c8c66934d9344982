import { classNames } from '@/components/ui/class-names';
import type { ChartProps } from './chart-props';
import { signed } from './share';

/** Options of a max-diff: best to the right, worst to the left, the difference as the figure. */
export function Balance({ question, part, compare, isPressed, onPress }: ChartProps) {
  const sorted = [...part.scores].sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const most = Math.max(1, ...sorted.flatMap(({ best, worst }) => [best, worst]));
  const span = Math.max(
    0.01,
    ...sorted.flatMap(({ score, wholeScore }) => [Math.abs(score ?? 0), Math.abs(wholeScore ?? 0)]),
  );
  const half = (value: number) => `${(value / most) * 50}%`;
  return (
    <ul className="grid gap-0.5">
      {sorted.map(({ optionId, text, best, worst, score, wholeScore, filter }) => (
        <li key={optionId}>
          <button
            type="button"
            aria-pressed={isPressed(filter)}
            onClick={() => onPress(filter)}
            className={classNames(
              '-mx-1.5 grid min-h-[1.625rem] w-[calc(100%+0.75rem)] grid-cols-[minmax(0,1fr)_minmax(7.5rem,52%)_2.5rem] items-center gap-x-3 rounded-1 px-1.5 text-start pointer-coarse:min-h-[2.75rem]',
              isPressed(filter) ? 'bg-accent-wash' : 'hover:bg-well',
            )}
          >
            <span className="min-w-0 break-words">{text}</span>
            <span aria-hidden className="relative h-3">
              <span className="absolute inset-y-0 left-1/2 bg-data-1" style={{ width: half(best) }} />
              <span
                className="absolute inset-y-0 right-1/2 bg-[repeating-linear-gradient(115deg,var(--data-3)_0_2px,var(--data-0)_2px_4px)]"
                style={{ width: half(worst) }}
              />
              <span className="absolute -inset-y-[3px] left-1/2 w-px bg-line-control" />
              {compare && wholeScore !== null ? (
                <span
                  className="absolute -inset-y-0.5 w-0.5 bg-ink"
                  style={{ left: `${50 + (wholeScore / span) * 48}%` }}
                />
              ) : null}
            </span>
            <span className="text-end font-strong tabular-nums">
              {score === null ? '–' : signed(score)}
              <span className="sr-only">
                {` best minus worst, most ${question.metric} ${best} times, least ${worst} times`}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
