import { classNames } from './class-names';

/** A count as a share of those who answered. */
export interface Share {
  count: number;
  of: number;
  interval: { low: number; high: number } | null;
}

/** Of fewer people a share would mislead: the count stands alone. */
export const FEWEST = 5;
/** Of fewer people one reads the direction, not the size. */
const FEW = 10;

/** A share on a line from 0 to 100, with its interval; hollow and hatched where people are few. */
export function ShareLine({ share: { count, of, interval } }: { share: Share }) {
  const few = of < FEW;
  const at = `${(count / of) * 100}%`;
  return (
    <span aria-hidden className="relative my-1 block h-3">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
      {interval ? (
        <span
          className={classNames(
            'absolute top-1/2 h-1 -translate-y-1/2 rounded-[2px]',
            few ? '' : 'bg-data-3',
          )}
          style={{
            insetInlineStart: `${interval.low * 100}%`,
            width: `${(interval.high - interval.low) * 100}%`,
            ...(few
              ? {
                  backgroundImage:
                    'repeating-linear-gradient(115deg, var(--data-3) 0 2px, transparent 2px 4px)',
                }
              : {}),
          }}
        />
      ) : null}
      <span
        className={classNames(
          'absolute top-1/2 size-[0.625rem] -translate-x-1/2 -translate-y-1/2 rounded-full rtl:translate-x-1/2',
          few ? 'border-2 border-data-1 bg-paper' : 'bg-data-1',
        )}
        style={{ insetInlineStart: at }}
      />
    </span>
  );
}
