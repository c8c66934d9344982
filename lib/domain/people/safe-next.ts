const HOME = '/studies';

/**
 * The page after signing in (operations, `?next=`): only a path of this dashboard. Anything that a browser could read
 * as another site, or that would lead back to the sign-in pages, becomes the list of studies.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || /^\/[/\\]|[\\\p{Cc}]/u.test(next)) return HOME;
  let url: URL;
  try {
    url = new URL(next, 'http://here.invalid');
  } catch {
    return HOME;
  }
  if (url.origin !== 'http://here.invalid' || url.pathname.startsWith('//')) return HOME;
  if (/^\/(sign-in|sign-up|forgot-password|reset-password|api)(\/|$)/u.test(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
