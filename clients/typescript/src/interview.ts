import type { components } from './api-types.js';
import type { Colloquy } from './client.js';
import type { Recorded } from './upload.js';

type Step = components['schemas']['Step'];
type GivenAnswer = components['schemas']['GivenAnswer'];
/** Sends a file of the present step; answers its id, for `recordings`. */
type Upload = (recorded: Omit<Recorded, 'stepId'>) => Promise<string>;

export interface Interviewed {
  responseId: string;
  /** Where the interview stands: its end, or the step that was left. */
  step: Step;
}

/** Holds an interview by the protocol until its end, or until `answerTo` has nothing to say. */
export async function interview(
  api: Colloquy,
  start: components['schemas']['StartRequest'],
  answerTo: (step: Step, upload: Upload) => GivenAnswer | undefined | Promise<GivenAnswer | undefined>,
): Promise<Interviewed> {
  const { responseId, token, step: first } = await api.startInterview({ body: start });
  let step = first;
  while (step.kind !== 'end') {
    const { id: stepId } = step;
    const upload: Upload = (recorded) => api.uploadRecording({ responseId, token }, { ...recorded, stepId });
    const answer = await answerTo(step, upload);
    if (answer === undefined) break;
    const body = { stepId, answer };
    ({ step } = await api.answerStep({ path: { responseId }, token, body }));
  }
  return { responseId, step };
}
