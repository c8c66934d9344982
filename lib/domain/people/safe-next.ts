const HOME = '/studies';

/**
 * Where to go after signing in (operations, `?next=`): a path of these pages alone. Anything that a browser could read
 * as another place, or that would lead back to the door, is the studies instead.
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
