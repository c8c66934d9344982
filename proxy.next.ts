import { type NextRequest, NextResponse } from 'next/server';

/** Gives each page its Content-Security-Policy with a fresh nonce, which Next puts on its own tags, and keeps links unseen. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const { pathname } = request.nextUrl;
  const headers = new Headers(request.headers);
  const policy = contentSecurityPolicy(pathname, nonce, headers.get(FRAMED_BY));
  headers.delete(FRAMED_BY);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  // Where somebody wanted to go, for the page that asks them to sign in first.
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('permissions-policy', permissionsPolicy(pathname));
  if (pathname.startsWith('/r/') || pathname.startsWith('/erase/')) {
    // Whoever has the link may read, or erase: no search engine and no other site learns of it.
    response.headers.set('x-robots-tag', 'noindex, nofollow, noarchive');
    response.headers.set('referrer-policy', 'no-referrer');
  }
  return response;
}

export const config = { matcher: ['/((?!api|_next/static|_next/image|favicon.ico).*)'] };

/** Microphone, camera and screen are the participant's pages' alone. */
function permissionsPolicy(path: string): string {
  const allowed = path.startsWith('/s/') ? '(self)' : '()';
  const features = ['microphone', 'camera', 'display-capture'].map((feature) => `${feature}=${allowed}`);
  return [...features, 'geolocation=()', 'payment=()', 'usb=()'].join(', ');
}

/** Set by the gateway for participants' pages: the origins that the study names (lib/server/embedded-pages.ts). */
const FRAMED_BY = 'x-framed-by';

const DEVELOPMENT = process.env.NODE_ENV === 'development';
/** Pictures, films and embedded pages of the researcher's choosing. */
const FROM_ANYWHERE = ["img-src 'self' https: http: data: blob:", "media-src 'self' https: http: blob:"];
const FRAMED_FROM_ANYWHERE = "frame-src 'self' https: http:";

/**
 * What a page may load. The participant's pages show material of the researcher's choosing; the dashboard's show it in
 * frames of `/material` alone, which may load nothing else; everything else comes from here.
 */
function contentSecurityPolicy(path: string, nonce: string, framedBy: string | null): string {
  const own = ["img-src 'self' data: blob:", "media-src 'self' blob:", "frame-src 'self'"];
  const shown = path.startsWith('/s/') ? [...FROM_ANYWHERE, FRAMED_FROM_ANYWHERE] : own;
  const framing = path.startsWith('/s/') && framedBy ? `'self' ${framedBy}` : "'none'";
  return (path === '/material' ? materialPolicy() : pagePolicy(nonce, shown, framing)).join('; ');
}

function materialPolicy(): string[] {
  return [
    "default-src 'none'",
    ...FROM_ANYWHERE,
    FRAMED_FROM_ANYWHERE,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
}

function pagePolicy(nonce: string, shown: readonly string[], framing: string): string[] {
  return [
    "default-src 'self'",
    // React's development build explains itself with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    // Style attributes are how components place themselves; a style cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    ...shown,
    "font-src 'self' data:",
    `connect-src 'self'${DEVELOPMENT ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framing}`,
  ];
}
