import { sendJson } from '../interview/outcome';
import type { HeardSoFar } from './until-heard';

/** What the server has understood of what was recorded at a step; null when it cannot be had. */
export async function askWords({
  responseId,
  token,
  stepId,
}: {
  responseId: string;
  token: string | null;
  stepId: string;
}): Promise<HeardSoFar | null> {
  const outcome = await sendJson<HeardSoFar>(`/api/interviews/${responseId}/words`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ stepId }),
  });
  return outcome.kind === 'done' ? outcome.value : null;
}
