import { z } from 'zod';
import type { HandWrittenDoc, OperationDoc } from './operation-doc';

export const healthDoc: HandWrittenDoc = {
  id: 'getHealth',
  tag: 'Service',
  summary: 'See whether the service is up',
  description: 'For monitors and for whoever starts the server. Not limited.',
  door: 'none',
  answers: {
    200: {
      description: 'A request could be served.',
      body: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
      example: { status: 'ok' },
    },
  },
  refusals: { 503: ['internal_error'] },
};

export const openApiDoc: OperationDoc = {
  id: 'getOpenApiDocument',
  tag: 'Service',
  summary: 'Read this document',
  description: 'OpenAPI 3.1. Public, and the same for everybody but for the address of the server.',
  headers: ['ETag'],
  answer: 'The document.',
  examples: {
    reply: [
      {
        summary: 'Its beginning',
        value: { openapi: '3.1.1', info: { title: 'Colloquy', version: '2.0.0' }, paths: {} },
      },
    ],
  },
};
