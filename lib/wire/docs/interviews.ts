import { z } from 'zod';
import { ANSWER_SHAPES, SkipShape } from '../interview/answer';
import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Interviews';

export const findInvitationDoc: OperationDoc = {
  id: 'findInvitation',
  tag,
  summary: 'See what stands behind a link',
  description:
    "What a participant's link leads to. Creates nothing, takes nothing. A study that is paused or closed is `conflict`, with a message that a participant can read.",
  refusals: ['study_not_found', 'conflict'],
  answer: 'The study as participants see it.',
  examples: { reply: [{ summary: 'A study in English', value: { study: example.invitation } }] },
};

export const startInterviewDoc: OperationDoc = {
  id: 'startInterview',
  tag,
  summary: 'Start an interview',
  description:
    'Begins a response and answers its first step. `token` is its only credential and is not shown again: send it as `Authorization: Bearer`. All parameters of the link go into `urlParams`, up to 16 KiB in all; they come back with the response. A study may take each browser or each value of a parameter once: then it answers that interview again, under way or ended. It may ask for a link that was signed (`forbidden` without), or for a parameter (`bad_request` without).',
  refusals: ['study_not_found', 'forbidden', 'conflict', 'study_busy'],
  headers: ['Set-Cookie'],
  answer: 'The interview has begun.',
  examples: {
    request: [
      {
        summary: 'With a parameter of the link',
        value: { linkId: example.linkId, urlParams: { panel: 'newsletter' }, language: 'en' },
      },
    ],
    reply: [
      {
        summary: 'The first question',
        value: {
          responseId: example.ids.response,
          token: example.token,
          study: example.invitation,
          step: example.firstStep,
        },
      },
    ],
  },
};

const resumed = {
  responseId: example.ids.response,
  progress: 'in_progress',
  study: example.invitation,
  history: [example.singleResponse.transcript[0]],
  step: example.secondStep,
};

export const resumeInterviewDoc: OperationDoc = {
  id: 'resumeInterview',
  tag,
  summary: 'Resume an interview',
  description: 'Where the interview stands and what was said so far; after its end, the end.',
  refusals: ['study_busy'],
  answer: 'The interview.',
  examples: { reply: [{ summary: 'At the second question', value: resumed }] },
};

export const resumeByTokenDoc: OperationDoc = {
  id: 'resumeByToken',
  tag,
  summary: 'Resume by the token alone',
  description:
    'What a personal link does: it carries the token and nothing else. Answers like resuming by id, and gives the cookie by which the page resumes.',
  refusals: ['study_busy'],
  headers: ['Set-Cookie'],
  answer: 'The interview.',
  examples: { reply: [{ summary: 'At the second question', value: resumed }] },
};

export const forgetTokenDoc: OperationDoc = {
  id: 'forgetToken',
  tag,
  summary: 'Forget the token in this browser',
  description:
    'Takes the cookie back by which the page would resume: for a device that several people use. The token itself stays good.',
  headers: ['Set-Cookie'],
  answer: 'The browser does not know the interview any more.',
  examples: { reply: [{ summary: 'Done', value: {} }] },
};

export const changeLanguageDoc: OperationDoc = {
  id: 'changeLanguage',
  tag,
  summary: 'Change the language',
  description: "To another of the study's languages, until the first answer.",
  refusals: ['conflict', 'study_busy'],
  answer: 'The interview in that language.',
  examples: {
    request: [{ summary: 'German', value: { language: 'de' } }],
    reply: [
      {
        summary: 'Nothing answered yet',
        value: {
          ...resumed,
          study: { ...example.invitation, language: 'de', availableLanguages: ['en', 'de'] },
          history: [],
          step: example.firstStep,
        },
      },
    ],
  },
};

/** The shapes as they are read, each by the question that the step asks. */
const AnswerShape = z
  .union([
    ANSWER_SHAPES.open_ended.meta({ id: 'OpenAnswer' }),
    ANSWER_SHAPES.multiple_choice.meta({ id: 'ChoiceAnswer' }),
    ANSWER_SHAPES.ranking.meta({ id: 'RankingAnswer' }),
    ANSWER_SHAPES.matrix.meta({ id: 'MatrixAnswer' }),
    ANSWER_SHAPES.max_diff.meta({ id: 'MaxDiffAnswer' }),
    ANSWER_SHAPES.file_upload.meta({ id: 'FileAnswer' }),
    ANSWER_SHAPES.statement.meta({ id: 'StatementAnswer' }),
    SkipShape.meta({ id: 'SkipAnswer' }),
  ])
  .meta({ id: 'GivenAnswer' });

export const answerStepDoc: OperationDoc = {
  id: 'answerStep',
  tag,
  summary: 'Answer the current step',
  description:
    'Exactly once: the same step and the same answer sent again give the same result; another answer to it, or a step that is not the current one, is `conflict`. A reply means that the answer is stored for good. An answer that does not fit its question is `invalid_request_body` and the step stays.',
  refusals: ['conflict', 'study_busy'],
  body: z.strictObject({ stepId: z.string(), answer: AnswerShape }).meta({ id: 'AnswerRequest' }),
  answer: 'The next step.',
  examples: {
    request: [
      {
        summary: 'A choice',
        value: { stepId: example.ids.screener, answer: { optionIds: [example.ids.yes] } },
      },
      {
        summary: 'A text',
        value: {
          stepId: example.ids.open,
          answer: { text: 'Quiet until Hanover, then the heating failed.' },
        },
      },
      { summary: 'No answer', value: { stepId: example.ids.open, answer: { skip: true } } },
    ],
    reply: [
      {
        summary: 'The next question',
        value: { progress: 'in_progress', step: example.secondStep },
      },
      { summary: 'A follow-up', value: { progress: 'in_progress', step: example.followUpStep } },
      { summary: 'The end', value: { progress: 'complete', step: example.endStep } },
    ],
  },
};
