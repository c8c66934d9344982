/** In the place of a part of the page that did not come. */
export function NotFetched({ what }: { what: string }) {
  return (
    <p className="p-4 text-ink-2">
      {what} could not be fetched. Reload the page once you are connected again.
    </p>
  );
}
