/** Shown instead of a part of the page that could not be loaded. */
export function NotFetched({ what }: { what: string }) {
  return (
    <p className="p-4 text-ink-2">
      {what} could not be fetched. Reload the page once you are connected again.
    </p>
  );
}
