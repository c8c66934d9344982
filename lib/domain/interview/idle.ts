/** An interview without activity for a day gives its share of the credits back (decisions, G3). */
export const IDLE_HOURS = 24;
/** One that has no answer yet does so sooner (decisions, G6). */
export const UNANSWERED_MINUTES = 30;

export function isIdle(
  response: { progress: string; createdAt: Date; lastAnswerAt: Date | null },
  now: Date,
): boolean {
  if (response.progress !== 'in_progress') return false;
  const { createdAt, lastAnswerAt } = response;
  return lastAnswerAt === null
    ? now.getTime() - createdAt.getTime() >= UNANSWERED_MINUTES * 60_000
    : now.getTime() - lastAnswerAt.getTime() >= IDLE_HOURS * 3_600_000;
}
