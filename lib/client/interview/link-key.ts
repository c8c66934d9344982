/** Two links with the same parameters have the same key, in whatever order they carry them. */
export function linkKey(urlParams: Record<string, string>): string {
  return JSON.stringify(Object.entries(urlParams).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
