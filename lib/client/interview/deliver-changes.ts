import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { AnswerChange, RefusedChange } from './answer-change';
import type { Credential, InterviewTransport } from './interview-transport';
import type { Resender } from './resender';

interface Delivery {
  transport: Pick<InterviewTransport, 'change' | 'resume'>;
  resender: Resender;
  /** The oldest change that waits. */
  next: () => AnswerChange | undefined;
  /** The server has decided on it; `gone`: there is no such interview any more. */
  onOutcome: (change: AnswerChange, outcome: 'taken' | 'gone' | RefusedChange) => void;
}

/** Sends one changed answer after the other until none waits. Loaded with the first: few interviews have any. */
export async function deliverChanges(credential: Credential, delivery: Delivery): Promise<void> {
  const { transport, resender, next, onOutcome } = delivery;
  for (let change = next(); change; change = next()) {
    const sent = change;
    const outcome = await resender.send(() => transport.change(credential, sent));
    if (outcome.kind === 'done') onOutcome(sent, 'taken');
    else if (outcome.status === 401 || outcome.status === 404) onOutcome(sent, 'gone');
    else onOutcome(sent, await refusalOf(credential, sent, outcome.status, delivery));
  }
}

/** Why it was not taken, by what the server has now. */
async function refusalOf(
  credential: Credential,
  { stepId, version, answer }: AnswerChange,
  status: number,
  { transport, resender }: Delivery,
): Promise<RefusedChange> {
  const refused = { stepId, section: null, text: isOpen(answer) ? answer.text.trim() : '' };
  if (status !== 409) return { ...refused, why: 'unfit' };
  const outcome = await resender.send(() => transport.resume(credential));
  const now =
    outcome.kind === 'done' ? outcome.value.answers?.find((one) => one.stepId === stepId) : undefined;
  const section = now?.section ?? null;
  if (!now || now.state === 'finished') return { ...refused, section, why: 'finished' };
  return { ...refused, section, why: now.version === version ? 'depends' : 'elsewhere' };
}
