import { sendJson } from './outcome';

/** Whether the answers are deleted, by the token of the participant's link; `held`: a legal hold keeps them. */
export async function eraseAnswers(token: string): Promise<'erased' | 'held' | 'failed'> {
  const outcome = await sendJson(`/api/interviews/erase/${token}`, { method: 'DELETE' });
  if (outcome.kind === 'done') return 'erased';
  // The page is shown once the interview has ended, so that nothing else conflicts.
  return outcome.kind === 'refused' && outcome.status === 409 ? 'held' : 'failed';
}
