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
    "What a participant's link leads to, in the study's language or another of its own. Creates nothing. A paused or closed study is `conflict`, with a message for the participant.",
  refusals: ['study_not_found', 'bad_request', 'conflict'],
  answer: 'The study as participants see it.',
  examples: { reply: [{ summary: 'A study in English', value: { study: example.invitation } }] },
};

export const startInterviewDoc: OperationDoc = {
  id: 'startInterview',
  tag,
  summary: 'Start an interview',
  description:
    'Starts a response and returns its first step. `token` is its only credential and is not shown again: send it as `Authorization: Bearer`. `urlParams` takes all parameters of the link, up to 16 KiB; the response keeps them. A study may accept each browser or each value of a parameter once: then the same interview is returned again, even after its end. It may require a signed link (else `forbidden`) or a parameter (else `bad_request`).',
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
  description: 'The current step and what was said so far; after its end, the end.',
  refusals: ['study_busy'],
  answer: 'The interview.',
  examples: { reply: [{ summary: 'At the second question', value: resumed }] },
};

export const resumeByTokenDoc: OperationDoc = {
  id: 'resumeByToken',
  tag,
  summary: 'Resume by the token alone',
  description:
    'For a personal link, which has only the token. Answers like resuming by id, and sets the cookie by which the page resumes.',
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
    'Deletes the cookie by which the page would resume, for shared devices. The token stays valid.',
  headers: ['Set-Cookie'],
  answer: 'The browser has forgotten the interview.',
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

export const makeEraseLinkDoc: OperationDoc = {
  id: 'makeEraseLink',
  tag,
  summary: 'Get the link to delete the answers',
  description:
    'For the last page: a page where the participant may delete these answers, then or later. Whoever has the address can: show it to nobody else. `conflict` while the interview is under way.',
  refusals: ['conflict'],
  answer: 'The address of the page.',
  examples: {
    reply: [{ summary: 'Of an English interview', value: { url: example.eraseUrl } }],
  },
};

export const eraseOwnAnswersDoc: OperationDoc = {
  id: 'eraseOwnAnswers',
  tag,
  summary: "Delete a participant's own answers",
  description:
    'What the page of a link to delete the answers sends: deletes this one response as erasing a person does, with recordings and everything that was made of it, and its invitation by mail. Charges stay in the ledger, and the audit log has an entry without an address. Again: the same. While a legal hold keeps it: `conflict`, in words that participants may read. Only from pages of this server, or clients that are no browsers. Cannot be undone.',
  refusals: ['not_found', 'forbidden', 'conflict', 'study_busy'],
  answer: 'The answers are deleted, now or before.',
  examples: { reply: [{ summary: 'Done', value: { erased: true } }] },
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
    'Exactly once: the same step and answer sent again give the same result; another answer, or a step that is not the current one, is `conflict`. A reply means that the answer is stored durably. An answer that does not fit its question is `invalid_request_body`, and the step stays.',
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

export const changeAnswerDoc: OperationDoc = {
  id: 'changeAnswer',
  tag,
  summary: 'Change an earlier answer',
  description:
    'Where `config.allowRevision` is set, and until the block of the question is finished. `version` is 1 for the first answer, and one more after each change. The earlier answers are kept, and the last one counts. The same change sent again gives the answer as it stands. Refused with `conflict`: a change after a newer version, one that would alter what was asked since, one of an answer that was spoken, left out or a file.',
  refusals: ['conflict', 'study_busy'],
  body: z
    .strictObject({ stepId: z.string(), version: z.int().min(1), answer: AnswerShape })
    .meta({ id: 'ChangeAnswerRequest' }),
  answer: 'The answer that counts now, and the current step.',
  examples: {
    request: [
      {
        summary: 'Other words',
        value: {
          stepId: example.ids.open,
          version: 1,
          answer: { text: 'Quiet until Göttingen, then the heating failed.' },
        },
      },
    ],
    reply: [
      {
        summary: 'Changed once',
        value: {
          stepId: example.ids.open,
          version: 2,
          text: 'Quiet until Göttingen, then the heating failed.',
          progress: 'in_progress',
          step: example.followUpStep,
        },
      },
    ],
  },
};
