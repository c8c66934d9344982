export const SESSION_COOKIE_PREFIX = 'colloquy';
const SESSION_COOKIE = new RegExp(
  `(?:^|;\\s*)(?:__Secure-)?${SESSION_COOKIE_PREFIX}\\.session_token=[^;\\s]`,
);

/** Whether a Cookie header has a session's cookie, valid or not. */
export function hasSessionCookie(cookie: string | null): cookie is string {
  return cookie !== null && SESSION_COOKIE.test(cookie);
}
