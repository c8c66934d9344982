/**
 * The `sandbox` attribute for a frame with a page that the researcher chose: it cannot navigate this page or use its
 * devices. A page of this server itself would otherwise act with the visitor's permissions.
 */
export function sandboxFor(url: string, origin: string): string {
  const own = new URL(url, origin).origin === origin;
  return `allow-scripts allow-forms allow-popups${own ? '' : ' allow-same-origin'}`;
}
