import { setTimeout as sleep } from 'node:timers/promises';
import type { Step } from '../journey';
import type { AttackTarget } from './attack';
import { type StrangerReply, sendAs } from './stranger';

/** One participant's connection to a study. */
export interface Participant {
  linkId: string;
  address: string;
}

export interface Started {
  responseId: string;
  token: string;
  step: Step;
}

type Url = Pick<AttackTarget, 'url'>;

export function start({ url }: Url, { linkId, address }: Participant): Promise<StrangerReply> {
  return sendAs(url, { method: 'POST', path: '/api/interviews', address, body: { linkId } });
}

/** Like `start`, for participants who must not be refused. */
export async function started(target: Url, participant: Participant): Promise<Started> {
  const reply = await start(target, participant);
  if (reply.status !== 201) throw new Error(`a start was refused: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

export function answerStep(
  { url }: Url,
  { interview, address, answer }: { interview: Started; address: string; answer: unknown },
): Promise<StrangerReply> {
  return sendAs(url, {
    ...{ method: 'POST', path: `/api/interviews/${interview.responseId}/answers`, address },
    headers: { authorization: `Bearer ${interview.token}` },
    body: { stepId: interview.step.id, answer },
  });
}

/** A whole interview. Returns its outcome, or null when a request was refused. */
export async function walkThrough(
  target: Url,
  participant: Participant,
  answerTo: (step: Step) => unknown,
): Promise<string | null> {
  const begin = await start(target, participant);
  if (begin.status !== 201) return null;
  const interview: Started = begin.body;
  while (interview.step.kind !== 'end') {
    const { address } = participant;
    const reply = await answerStep(target, { interview, address, answer: answerTo(interview.step) });
    if (reply.status !== 200) return null;
    interview.step = reply.body.step;
  }
  return interview.step.outcome;
}

/**
 * Concurrent interviews, each from its own address, with a pause before every answer. Returns the milliseconds that
 * each answer took; throws when one was refused.
 */
export async function timedInterviews(
  target: Url,
  { linkId, count, pauseMs }: { linkId: string; count: number; pauseMs: number },
): Promise<number[]> {
  const all = Array.from({ length: count }, async (_, person) => {
    const address = `198.51.100.${person + 1}`;
    const interview = await started(target, { linkId, address });
    const took: number[] = [];
    while (interview.step.kind !== 'end') {
      await sleep(pauseMs * (0.5 + Math.random()));
      const from = performance.now();
      const answer = { text: 'It was fine, but crowded.' };
      const reply = await answerStep(target, { interview, address, answer });
      if (reply.status !== 200) throw new Error(`an answer was refused: ${JSON.stringify(reply.body)}`);
      took.push(performance.now() - from);
      interview.step = reply.body.step;
    }
    return took;
  });
  return (await Promise.all(all)).flat();
}
