import type { z } from 'zod';
import type { CodebookShape } from '../v1/codebook';
import type { ThemeShape } from '../v1/theme';
import type { ThemeEvidenceShape } from '../v1/theme-evidence';
import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Themes';
const { ids } = example;
const when = '2026-09-14T09:41:12.345Z';

const theme: z.output<typeof ThemeShape> = {
  id: ids.theme,
  name: 'Broken heating',
  rule: 'The compartment was cold because the heating did not work.',
  parentId: null,
  status: 'accepted',
  origin: 'person',
  responses: 1,
  asked: 2,
  version: 1,
  updatedAt: when,
};

const passage = { responseIndex: 1, start: 20, end: 44 };
const evidence: z.output<typeof ThemeEvidenceShape> = {
  id: ids.evidence,
  responseId: ids.response,
  readableId: 1,
  answerId: ids.openAnswer,
  discussionGuideQuestionId: ids.open,
  conceptId: null,
  ...passage,
  quote: 'then the heating failed.',
  stance: 'supports',
  by: { origin: 'person', id: ids.reviewer, name: 'Olive Owner' },
};

const codebook: z.output<typeof CodebookShape> = {
  reading: 'done',
  read: 2,
  toRead: 2,
  readAt: when,
  suggesting: false,
  suggestedAt: null,
  asked: 2,
  none: 1,
  themes: [{ themeId: ids.theme, opposed: 0, passages: 1, stale: false, decidedAt: when }],
};

export const listThemesDoc: OperationDoc = {
  id: 'listThemes',
  tag,
  summary: 'List themes',
  description: 'All themes of a study, also suggested and rejected ones.',
  refusals: ['study_not_found'],
  answer: 'The themes.',
  examples: { reply: [{ summary: 'One theme', value: { themes: [theme] } }] },
};

export const createThemeDoc: OperationDoc = {
  id: 'createTheme',
  tag,
  summary: 'Make a theme',
  description:
    'It is accepted at once, and all responses are read for it. An unknown parent is `not_found`; too many themes, or nested too deep, `conflict`.',
  refusals: ['study_not_found', 'not_found', 'conflict', 'study_busy'],
  headers: ['ETag'],
  answer: 'The theme.',
  examples: {
    request: [{ summary: 'With a rule', value: { name: theme.name, rule: theme.rule } }],
    reply: [{ summary: 'It is accepted', value: { ...theme, responses: 0 } }],
  },
};

export const getThemeDoc: OperationDoc = {
  id: 'getTheme',
  tag,
  summary: 'Read a theme',
  description: 'An edit sends the `ETag` back in `If-Match`.',
  refusals: ['study_not_found', 'not_found'],
  headers: ['ETag'],
  answer: 'The theme.',
  examples: { reply: [{ summary: 'A theme', value: theme }] },
};

export const changeThemeDoc: OperationDoc = {
  id: 'changeTheme',
  tag,
  summary: 'Change a theme',
  description:
    'Rename it, give it another rule, put it below another one, accept it or turn it down. No analysis undoes what you decide. With another rule all responses are read again.',
  refusals: ['study_not_found', 'not_found', 'concurrent_modification', 'conflict', 'study_busy'],
  conditional: true,
  headers: ['ETag'],
  answer: 'The theme.',
  examples: {
    request: [
      { summary: 'Accept a suggestion under a better name', value: { status: 'accepted', name: theme.name } },
    ],
    reply: [{ summary: 'Accepted', value: theme }],
  },
};

export const deleteThemeDoc: OperationDoc = {
  id: 'deleteTheme',
  tag,
  summary: 'Delete a theme',
  description: 'With its evidence; those below it move up. It is not suggested again under its name.',
  refusals: ['study_not_found', 'not_found', 'concurrent_modification', 'study_busy'],
  conditional: true,
  answer: 'Its id.',
  examples: { reply: [{ summary: 'Gone', value: { id: ids.theme, deleted: true } }] },
};

export const mergeThemesDoc: OperationDoc = {
  id: 'mergeThemes',
  tag,
  conditional: 'optional',
  summary: 'Merge a theme into another',
  description:
    'Its evidence goes into the other one, each passage once, and those below it under that one. It is gone then.',
  refusals: ['study_not_found', 'not_found', 'conflict', 'study_busy'],
  headers: ['ETag'],
  answer: 'The theme that stays.',
  examples: {
    request: [{ summary: 'Into another', value: { into: ids.theme } }],
    reply: [{ summary: 'The one that stays', value: theme }],
  },
};

export const suggestThemesDoc: OperationDoc = {
  id: 'suggestThemes',
  tag,
  summary: 'Have themes suggested',
  description:
    'A job reads all responses and suggests what several people say: with the language model where there is one, else by the built-in engine. What people decided stays as it is.',
  refusals: ['study_not_found', 'study_busy'],
  answer: 'It has begun; `suggesting` is false once it is done.',
  examples: {
    request: [{ summary: 'Nothing to say', value: {} }],
    reply: [{ summary: 'Begun', value: { ...codebook, suggesting: true } }],
  },
};

export const listEvidenceDoc: OperationDoc = {
  id: 'listEvidence',
  tag,
  summary: "List a theme's passages",
  description: 'Its own passages, for it and against it, a page at a time.',
  refusals: ['study_not_found', 'not_found'],
  headers: ['X-Total-Count', 'Link'],
  answer: 'The passages.',
  examples: { reply: [{ summary: 'One passage', value: { evidence: [evidence] } }] },
};

export const addEvidenceDoc: OperationDoc = {
  id: 'addEvidence',
  tag,
  summary: 'Put a passage into a theme',
  description:
    'A passage that is there already becomes yours, with your stance; one that was taken out comes back. A place that does not exist is `invalid_request_body`.',
  refusals: ['study_not_found', 'not_found', 'response_not_found', 'study_busy'],
  answer: 'The passage.',
  examples: {
    request: [{ summary: 'A sentence', value: { responseId: ids.response, ...passage, stance: 'supports' } }],
    reply: [{ summary: 'Put in', value: evidence }],
  },
};

export const takeEvidenceOutDoc: OperationDoc = {
  id: 'takeEvidenceOut',
  tag,
  summary: 'Take a passage out of a theme',
  description: 'Kept as a decision: no analysis puts it in again.',
  refusals: ['study_not_found', 'not_found', 'study_busy'],
  answer: 'Its id.',
  examples: { reply: [{ summary: 'Taken out', value: { id: ids.evidence, deleted: true } }] },
};

export const listThemeDecisionsDoc: OperationDoc = {
  id: 'listThemeDecisions',
  tag,
  summary: 'List what was decided about a theme',
  description: 'Who accepted, renamed or merged it, and who moved passages.',
  refusals: ['study_not_found', 'not_found'],
  answer: 'The decisions.',
  examples: {
    reply: [
      {
        summary: 'Renamed',
        value: {
          decisions: [
            {
              at: when,
              by: { id: ids.reviewer, name: 'Olive Owner' },
              change: { what: 'renamed', from: 'heating', to: theme.name },
            },
          ],
        },
      },
    ],
  },
};

export const readCodebookDoc: OperationDoc = {
  id: 'readCodebook',
  tag,
  summary: "Read the state of a study's themes",
  description:
    'How far responses are read with the themes as they are, and how many people fit none of them.',
  refusals: ['study_not_found'],
  answer: 'The state.',
  examples: { reply: [{ summary: 'All read', value: codebook }] },
};
