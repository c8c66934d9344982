/**
 * The `sandbox` of a frame with a page of the researcher's choosing: it cannot lead this page away or open its devices.
 * A page of this very server would otherwise act with the visitor's rights.
 */
export function sandboxFor(url: string, origin: string): string {
  const own = new URL(url, origin).origin === origin;
  return `allow-scripts allow-forms allow-popups${own ? '' : ' allow-same-origin'}`;
}
