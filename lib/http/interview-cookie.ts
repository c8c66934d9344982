import { env } from '@/lib/env';

const NINETY_DAYS_SECONDS = 90 * 24 * 60 * 60;

/**
 * The cookie by which a reload of the participant's own page resumes: out of reach of scripts, and taken only from
 * requests of the same origin. One a study, so that several interviews can be under way in a browser.
 */
export function interviewCookie(interview: { studyId: string; responseId: string; token: string }): string {
  const parts = [
    `clq_interview_${interview.studyId}=${interview.responseId}.${interview.token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${NINETY_DAYS_SECONDS}`,
  ];
  if (env().baseUrl.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}
