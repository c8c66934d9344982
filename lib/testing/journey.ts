import { POST as answerRoute } from '@/app/api/interviews/[responseId]/answers/route';
import { POST as startRoute } from '@/app/api/interviews/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { POST as createRoute } from '@/app/api/public/v1/studies/create/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { call, type Reply } from './call';

/** The main job over the real handlers: the starting point of other tests. */

export interface TestStudy {
  id: string;
  linkId: string;
}

export async function createdStudy(key: string, studyGuide: Guide, more: object = {}): Promise<TestStudy> {
  const created = await call(createRoute, { key, body: { title: 'A study', studyGuide, ...more } });
  if (created.status !== 201) throw new Error(created.text);
  return created.body;
}

export function launch(key: string, studyId: string, body?: unknown): Promise<Reply> {
  return call(launchRoute, {
    method: 'POST',
    key,
    params: { studyId },
    ...(body === undefined ? {} : { body }),
  });
}

export async function launchedStudy(key: string, studyGuide: Guide, more: object = {}): Promise<TestStudy> {
  const study = await createdStudy(key, studyGuide, more);
  const launched = await launch(key, study.id);
  if (launched.status !== 200) throw new Error(launched.text);
  return study;
}

// biome-ignore lint/suspicious/noExplicitAny: a step as it left the server; tests read what they expect of it
export type Step = any;

export interface TestInterview {
  responseId: string;
  token: string;
  step: Step;
}

export async function startedInterview(linkId: string, more: object = {}): Promise<TestInterview> {
  const started = await call(startRoute, { body: { linkId, ...more } });
  if (started.status !== 201) throw new Error(started.text);
  return started.body;
}

export function answer(
  interview: { responseId: string; token: string },
  stepId: string,
  given: unknown,
): Promise<Reply> {
  return call(answerRoute, {
    params: { responseId: interview.responseId },
    token: interview.token,
    body: { stepId, answer: given },
  });
}

/** Answers step after step until the end, or until `answerFor` returns nothing. Returns the last step. */
export async function answered(interview: TestInterview, answerFor: (step: Step) => unknown): Promise<Step> {
  let step = interview.step;
  while (step.kind !== 'end') {
    const given = answerFor(step);
    if (given === undefined) return step;
    const reply = await answer(interview, step.id, given);
    if (reply.status !== 200) throw new Error(`${step.question?.text ?? step.moderator}: ${reply.text}`);
    step = reply.body.step;
  }
  return step;
}

/** A plausible answer to any step but a file upload, which is skipped. */
export function plainAnswer(step: Step): unknown {
  if (step.kind === 'follow_up') return { text: 'Because it was late.' };
  const { question } = step;
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  switch (question.type) {
    case 'open_ended':
      return { text: 'It was fine, but crowded.' };
    case 'statement':
      return {};
    case 'multiple_choice':
      return { optionIds: ids(question.options).slice(0, Math.max(1, question.minSelect ?? 1)) };
    case 'ranking':
      return { optionIds: ids(question.options) };
    case 'matrix':
      return {
        cells: Object.fromEntries(ids(question.rows).map((row) => [row, [question.columns[0].id]])),
      };
    case 'max_diff':
      return {
        screens: question.screens.map((screen: string[]) => ({ best: screen[0], worst: screen[1] })),
      };
    default:
      return { skip: true };
  }
}
