import { env } from '@/lib/env';

const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

const COOKIE = /^(clq_interview_([\w-]+))=([0-9a-f-]{36})\.([\w-]{1,256})$/;

/**
 * The cookie by which a reload of the participant's own page resumes: out of reach of scripts, and taken only from
 * requests of the same origin. One a study, so that several interviews can be under way in a browser.
 */
export function interviewCookie(interview: { studyId: string; responseId: string; token: string }): string {
  const { studyId, responseId, token } = interview;
  return cookie(`clq_interview_${studyId}`, `${responseId}.${token}`, NINETY_DAYS_SECONDS);
}

/** Takes this interview's cookie back, if the request carries it. */
export function forgottenCookie(request: Request, responseId: string): string | undefined {
  const found = interviewsIn(request.headers.get('cookie')).find((one) => one.responseId === responseId);
  return found && cookie(found.name, '', 0);
}

/** The interviews that a Cookie header carries. */
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
