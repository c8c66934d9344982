import { classNames } from './class-names';

interface MeterProps {
  /** Shares of the whole in percent; the figures themselves are shown beside the meter and come from the server. */
  spentPercent: number;
  heldPercent: number;
  /** The text alternative: "60 of 100 project credits left, 12 held". */
  label: string;
  /** Whether there is too little for what is asked. */
  critical?: boolean;
}

/** Spent is solid, held is hatched, the rest is neutral. */
export function Meter({ spentPercent, heldPercent, label, critical }: MeterProps) {
  const width = (percent: number) => ({ width: `${Math.min(100, Math.max(0, percent))}%` });
  return (
    <div role="img" aria-label={label} className="flex h-1.5 gap-px overflow-hidden rounded-full bg-data-0">
      {spentPercent > 0 ? (
        <span
          className={classNames('h-full min-w-0.5', critical ? 'bg-critical' : 'bg-data-1')}
          style={width(spentPercent)}
        />
      ) : null}
      {heldPercent > 0 ? (
        <span
          className={classNames('h-full min-w-0.5', critical ? 'hatched-critical' : 'hatched')}
          style={width(heldPercent)}
        />
      ) : null}
    </div>
  );
}
