import { classNames } from './class-names';

/** A placeholder bar for text. Give it the width of the text; the row around it has its final height. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('inline-block h-[0.625rem] rounded-1 bg-fill align-middle', className)}
    />
  );
}

/** Tells assistive technology that data is loading. */
export function Loading({ what }: { what: string }) {
  return (
    <p role="status" className="sr-only">
      {`Loading ${what}`}
    </p>
  );
}

/** Placeholder lines of these widths (`w-[24rem]`) while something is fetched; never wider than the page. */
export function LoadingLines({
  what,
  widths,
  className,
}: {
  what: string;
  widths: readonly string[];
  className: string;
}) {
  return (
    // With the column's width said, or the widest line would make it.
    <div className={classNames('grid grid-cols-1 gap-4', className)}>
      <Loading what={what} />
      {widths.map((width) => (
        <Skeleton key={width} className={classNames(width, 'max-w-full')} />
      ))}
    </div>
  );
}
