import { z } from 'zod';
import type { HandWrittenDoc, OperationDoc } from './operation-doc';

export const healthDoc: HandWrittenDoc = {
  id: 'getHealth',
  tag: 'Service',
  summary: 'See whether the process answers',
  description: 'Liveness alone; for what the service depends on see `GET /api/ready`. Not limited.',
  credential: 'none',
  answers: {
    200: {
      description: 'The process answers.',
      body: z.object({ status: z.literal('ok') }).meta({ id: 'Health' }),
      example: { status: 'ok' },
    },
  },
  refusals: {},
};

const CheckShape = z.enum(['ok', 'failed']);
const ReadinessShape = z
  .object({
    status: z.enum(['ok', 'unavailable']).meta({ description: '`ok` when every check holds.' }),
    checks: z
      .object({
        database: CheckShape.meta({ description: 'The database answers.' }),
        storage: CheckShape.meta({
          description: 'Recordings, to the disk or to the bucket, and concepts’ media can be written.',
        }),
        worker: CheckShape.meta({ description: 'A worker of background jobs is running.' }),
        disk: CheckShape.meta({
          description: 'Space in DATA_DIR, and for new recordings and media.',
        }),
        migrations: CheckShape.meta({ description: 'The database has the tables of this version.' }),
      })
      .meta({ description: 'The parts that the service depends on, by name.' }),
  })
  .meta({ id: 'Readiness', description: 'The parts that the service depends on, and whether all work.' });
const ALL_OK = { database: 'ok', storage: 'ok', worker: 'ok', disk: 'ok', migrations: 'ok' } as const;

export const readyDoc: HandWrittenDoc = {
  id: 'getReadiness',
  tag: 'Service',
  summary: 'Check what the service depends on',
  description:
    'For load balancers and monitors. Each check takes at most two seconds; the log has the reason of a failure. Not limited.',
  credential: 'none',
  answers: {
    200: {
      description: 'Everything is in place.',
      body: ReadinessShape,
      example: { status: 'ok', checks: ALL_OK },
    },
    503: {
      description: 'Something is missing.',
      body: ReadinessShape,
      example: { status: 'unavailable', checks: { ...ALL_OK, storage: 'failed' } },
    },
  },
  refusals: {},
};

export const openApiDoc: OperationDoc = {
  id: 'getOpenApiDocument',
  tag: 'Service',
  summary: 'Read this document',
  description: 'OpenAPI 3.1. Public.',
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
