import { FEWEST, type Share, ShareLine } from '@/components/ui/share-line';
import { intervalText, percent } from './share';

/** A share on a line from 0 to 100, with its interval and figures. Pressing it filters, where it can. */
export function ShareCell({ share, name, onPress }: { share: Share; name: string; onPress?: () => void }) {
  const { count, of, interval } = share;
  const content =
    of < FEWEST ? (
      of === 0 ? (
        <span className="text-ink-3">nobody answered</span>
      ) : (
        <span className="flex items-baseline justify-between gap-2 text-ink-2">
          <span className="tabular-nums">{`${count} of ${of}`}</span>
          <span className="text-end text-12 text-ink-3">too few for a share</span>
        </span>
      )
    ) : (
      <>
        <span className="flex items-baseline justify-between gap-2">
          <b className="text-16 font-strong tabular-nums">{`${percent(count, of)}%`}</b>
          <span className="text-12 text-ink-3 tabular-nums">{`${figure(count)} of ${figure(of)}`}</span>
        </span>
        <ShareLine share={share} />
        <span className="block min-h-4 text-11 text-ink-3 tabular-nums">
          {interval ? intervalText(interval) : ''}
        </span>
      </>
    );
  if (!onPress) return <div>{content}</div>;
  return (
    <button
      type="button"
      onClick={onPress}
      className="block w-full rounded-1 text-start hover:bg-well pointer-coarse:min-h-[2.75rem]"
    >
      <span className="sr-only">{`${name}: `}</span>
      {content}
    </button>
  );
}

/** "43%, 13 of 30, between 27 and 61". */
export function shareWords({ count, of, interval }: Share): string {
  const range = interval ? `, between ${whole(interval.low)} and ${whole(interval.high)}` : '';
  return `${percent(count, of)}%, ${figure(count)} of ${figure(of)}${range}`;
}

const whole = (share: number) => Math.round(share * 100);
const figure = (count: number) => count.toLocaleString('en-GB');
