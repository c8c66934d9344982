import { sendJson } from './outcome';

/** Whether the answers are deleted, by the token of the participant's link. */
export async function eraseAnswers(token: string): Promise<boolean> {
  const { kind } = await sendJson(`/api/interviews/erase/${token}`, { method: 'DELETE' });
  return kind === 'done';
}
