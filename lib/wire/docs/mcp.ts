import type { HandWrittenDoc } from './operation-doc';

export const mcpDoc: HandWrittenDoc = {
  id: 'mcp',
  tag: 'Service',
  summary: 'Model Context Protocol',
  description:
    'Tools for assistants at `/mcp`, revision 2026-07-28; clients of earlier revisions are served, too. The key goes as `Authorization: Bearer` or `x-api-key`; permissions and limits are those of the API.',
  credential: 'key',
  takesBearer: true,
  takes: {
    Accept: {
      description: 'As the protocol has it.',
      required: true,
      example: 'application/json, text/event-stream',
    },
  },
  answers: {
    200: { description: 'The answer of the protocol.' },
    202: { description: 'A notification was taken.' },
  },
  refusals: {
    400: ['bad_request'],
    403: ['forbidden', 'bad_request'],
    404: ['bad_request'],
    406: ['bad_request'],
    413: ['bad_request'],
    415: ['bad_request'],
  },
};
