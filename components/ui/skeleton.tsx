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
