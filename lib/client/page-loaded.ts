/**
 * Resolves once the page's own resources are loaded, so that later ones do not compete with them. At once on later
 * pages.
 */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
