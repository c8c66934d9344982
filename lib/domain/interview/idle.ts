/** An interview that nobody went on with for a day gives its share of the credits back (decisions, G3). */
export const IDLE_HOURS = 24;

export function isIdle(
  response: { progress: string; createdAt: Date; lastAnswerAt: Date | null },
  now: Date,
): boolean {
  const last = response.lastAnswerAt ?? response.createdAt;
  return response.progress === 'in_progress' && now.getTime() - last.getTime() >= IDLE_HOURS * 3_600_000;
}
