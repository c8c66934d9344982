import { env } from '@/lib/env';

const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

const COOKIE = /^(clq_interview_([\w-]+))=([0-9a-f-]{36})\.([\w-]{1,256})$/;

/**
 * The cookie by which a reload of the participant's page resumes the interview: not readable by scripts, and accepted
 * from same-origin requests alone. One per study, so that a browser can have several interviews in progress.
 */
export function interviewCookie(interview: { studyId: string; responseId: string; token: string }): string {
  const { studyId, responseId, token } = interview;
  return cookie(`clq_interview_${studyId}`, `${responseId}.${token}`, NINETY_DAYS_SECONDS);
}

/** Deletes this interview's cookie, if the request has it. */
export function forgottenCookie(request: Request, responseId: string): string | undefined {
  const found = interviewsIn(request.headers.get('cookie')).find((one) => one.responseId === responseId);
  return found && cookie(found.name, '', 0);
}

/** The interviews in a Cookie header. */
export function interviewsIn(
  header: string | null,
): { name: string; studyId: string; responseId: string; token: string }[] {
  return (header ?? '').split(/;\s*/).flatMap((pair) => {
    const [, name, studyId, responseId, token] = COOKIE.exec(pair) ?? [];
    return name && studyId && responseId && token ? [{ name, studyId, responseId, token }] : [];
  });
}

function cookie(name: string, value: string, seconds: number): string {
  const parts = [`${name}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${seconds}`];
  if (env().baseUrl.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}
