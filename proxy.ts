import { type NextRequest, NextResponse } from 'next/server';

/** Gives each page its Content-Security-Policy with a fresh nonce, which Next puts on its own tags. Nothing else. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  // Where somebody wanted to go, for the page that asks them to sign in first.
  headers.set('x-path', request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set('permissions-policy', permissionsPolicy(request.nextUrl.pathname));
  return response;
}

export const config = { matcher: ['/((?!api|_next/static|_next/image|favicon.ico).*)'] };

/** Microphone, camera and screen are the participant's pages' alone. */
function permissionsPolicy(path: string): string {
  const allowed = path.startsWith('/s/') ? '(self)' : '()';
  const features = ['microphone', 'camera', 'display-capture'].map((feature) => `${feature}=${allowed}`);
  return [...features, 'geolocation=()', 'payment=()', 'usb=()'].join(', ');
}

function contentSecurityPolicy(nonce: string, development: boolean): string {
  return [
    "default-src 'self'",
    // React's development build explains itself with eval.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    // Style attributes are how components place themselves; a style cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    // Concepts show pictures, films and embedded pages of the researcher's choosing.
    "img-src 'self' https: http: data: blob:",
    "media-src 'self' https: http: blob:",
    "frame-src 'self' https: http:",
    "font-src 'self' data:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
