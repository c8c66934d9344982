/** The address of this page with another fragment. */
export function linkTo(hash: string): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}${search}${hash}`;
}
