/** Whether the answers are deleted, by the token of the participant's link. */
export async function eraseAnswers(token: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/interviews/erase/${token}`, { method: 'DELETE' });
    return answer.ok;
  } catch {
    return false;
  }
}
