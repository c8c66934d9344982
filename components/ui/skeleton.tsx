import { classNames } from './class-names';

/** A bar where words will be. Give it the width of the words; the row around it has its final height. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('inline-block h-[0.625rem] rounded-1 bg-fill align-middle', className)}
    />
  );
}

/** For assistive technology: that something is being fetched. */
export function Loading({ what }: { what: string }) {
  return (
    <p role="status" className="sr-only">
      {`Loading ${what}`}
    </p>
  );
}
