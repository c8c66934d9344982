import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Models';
const works = { works: true, ms: 610, problem: null };
const test = {
  testedAt: '2026-09-14T09:41:12.345Z',
  chat: works,
  jsonSchema: works,
  streaming: { ...works, ms: 240 },
  usage: { ...works, ms: null },
  passed: true,
};
const limits = { tokensPerInterview: 60_000, tokensPerStudy: null, tokensPerMonth: 20_000_000 };
const models = {
  own: {
    baseUrl: 'https://models.example/v1',
    model: 'inkstone-24b',
    key: { lastFour: '7Kd2', savedAt: example.created },
    limits,
    test,
    passed: true,
  },
  operators: null,
};

export const readModelsDoc: OperationDoc = {
  id: 'readModels',
  tag,
  summary: "See the organization's model",
  description: 'Owners and admins only. The key is never read back.',
  headers: ['ETag'],
  answer: 'The models.',
  examples: { reply: [{ summary: 'One of its own', value: models }] },
};

export const setModelDoc: OperationDoc = {
  id: 'setModel',
  tag,
  summary: 'Set a model',
  conditional: 'optional',
  headers: ['ETag'],
  description:
    'An OpenAI-compatible endpoint that words follow-ups. It is tested at once and used as soon as a test has passed, and until then the rules work alone: the operator’s model is not asked in its place. A change of limits alone needs no test. It replaces all that was set: send `If-Match` to change what you have read and nothing else. Owners and admins only.',
  answer: 'The models, with what the test found.',
  examples: {
    request: [
      {
        summary: 'With a key and limits',
        value: {
          baseUrl: models.own.baseUrl,
          model: models.own.model,
          apiKey: 'mk-0123456789abcdef7Kd2',
          limits: { tokensPerInterview: 60_000, tokensPerMonth: 20_000_000 },
        },
      },
    ],
    reply: [{ summary: 'Set', value: models }],
  },
};

export const removeModelDoc: OperationDoc = {
  id: 'removeModel',
  tag,
  summary: 'Remove the model',
  headers: ['ETag'],
  description:
    'With its key. Interviews go on with the operator’s model, or by the rules where there is none. Owners and admins only.',
  answer: 'What is left.',
  examples: { reply: [{ summary: 'None', value: { own: null, operators: null } }] },
};

export const testModelDoc: OperationDoc = {
  id: 'testModel',
  tag,
  summary: 'Test the model',
  description: 'With made-up questions; nothing that anybody said is sent. Owners and admins only.',
  refusals: ['not_found'],
  answer: 'What works.',
  examples: { request: [{ summary: 'Nothing to say', value: {} }], reply: [{ summary: 'All', value: test }] },
};

export const readModelUsageDoc: OperationDoc = {
  id: 'readModelUsage',
  tag,
  summary: 'See what models took',
  description: 'In tokens. Owners and admins only.',
  answer: 'The usage.',
  examples: {
    reply: [
      {
        summary: 'A month',
        value: {
          month: { month: '2026-09', tokensIn: 1_220_000, tokensOut: 51_000, calls: 410 },
          studies: [
            {
              studyId: example.ids.study,
              title: example.createStudyRequest.title,
              tokensIn: 1_220_000,
              tokensOut: 51_000,
              calls: 410,
            },
          ],
          interviews: { interviews: 34, average: 37_382, most: 58_014 },
          limits,
        },
      },
    ],
  },
};
