import { z } from 'zod';
import { Failure, type Issue } from '@/lib/domain/failure';
import type { QuestionType } from '@/lib/domain/guide/guide';
import { LONGEST_ANSWER, LONGEST_CUSTOM_OPTION } from '@/lib/domain/interview/answer-limits';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import type { Answer, FollowUpStep, QuestionStep } from '@/lib/domain/interview/interview';
import { issuesOf } from '../issues';
import { text } from '../text';

/** Above the maximum of any question and any turn: only bounds what is validated. */
const MOST_OPTIONS = 500;
const MOST_SCREENS = 100;
export const MOST_RECORDINGS = 20;
const MOST_ISSUES = 100;

const id = () => text(200);
const ids = (most: number) => z.array(id()).max(most);

export const SkipShape = z.strictObject({ skip: z.literal(true) });
/** Open questions and follow-ups. */
export const OpenAnswerShape = z.strictObject({
  text: text(LONGEST_ANSWER),
  recordings: ids(MOST_RECORDINGS).exactOptional(),
});

/** The answer to each type of question (interview protocol, Answer). */
export const ANSWER_SHAPES = {
  open_ended: OpenAnswerShape,
  multiple_choice: z.strictObject({
    optionIds: ids(MOST_OPTIONS),
    custom: text(LONGEST_CUSTOM_OPTION).exactOptional(),
  }),
  ranking: z.strictObject({ optionIds: ids(MOST_OPTIONS) }),
  matrix: z.strictObject({ cells: z.record(id(), ids(MOST_OPTIONS)) }),
  max_diff: z.strictObject({
    screens: z.array(z.strictObject({ best: id(), worst: id() })).max(MOST_SCREENS),
  }),
  file_upload: z.strictObject({ recordings: ids(MOST_RECORDINGS) }),
  statement: z.strictObject({}),
} satisfies Record<QuestionType, z.ZodType<Answer>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The record schema drops this key silently, so it is checked before (decisions, A1). */
function prototypeIssues(value: unknown): Issue[] {
  const cells = isObject(value) && 'cells' in value ? value.cells : undefined;
  return isObject(cells) && Object.hasOwn(cells, '__proto__')
    ? [{ path: ['answer', 'cells', '__proto__'], message: 'Not a row of this question' }]
    : [];
}

/**
 * The answer to a step, or the problems of what was sent: first those of its form (A1, A7), then whether it fits this
 * question. Paths are those of the request, from `answer` on; the first hundred.
 */
export function parseAnswer(
  step: QuestionStep | FollowUpStep,
  value: unknown,
): { answer: Answer } | { issues: Issue[] } {
  const skips = isObject(value) && Object.hasOwn(value, 'skip');
  const shape = skips ? SkipShape : ANSWER_SHAPES[step.kind === 'follow_up' ? 'open_ended' : step.item.type];
  const parsed: z.ZodSafeParseResult<Answer> = shape.safeParse(value);
  const issues = parsed.success
    ? [...prototypeIssues(value), ...answerProblems(step, parsed.data)]
    : issuesOf(parsed.error).map(({ path, message }) => ({ path: ['answer', ...path], message }));
  if (issues.length > 0 || !parsed.success) return { issues: issues.slice(0, MOST_ISSUES) };
  return { answer: parsed.data };
}

/** The answer to a step. Refuses `invalid_request_body` for one that does not fit it. */
export function readAnswer(step: QuestionStep | FollowUpStep, value: unknown): Answer {
  const read = parseAnswer(step, value);
  if ('answer' in read) return read.answer;
  throw new Failure('invalid_request_body', 'The answer does not fit the question.', { issues: read.issues });
}
