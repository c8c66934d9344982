/** An interview without activity for a day gives its share of the credits back (decisions, G3). */
export const IDLE_HOURS = 24;
/** One that has no answer with content yet does so sooner (decisions, G6). */
export const UNANSWERED_MINUTES = 30;

export function isIdle(
  response: { progress: string; createdAt: Date; lastAnswerAt: Date | null; hasContent: boolean },
  now: Date,
): boolean {
  if (response.progress !== 'in_progress') return false;
  const { createdAt, lastAnswerAt, hasContent } = response;
  const patience = hasContent ? IDLE_HOURS * 3_600_000 : UNANSWERED_MINUTES * 60_000;
  return now.getTime() - (lastAnswerAt ?? createdAt).getTime() >= patience;
}
