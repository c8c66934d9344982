import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { ids } from '@/lib/wire/docs/examples';
import type { ResponseHeader } from '@/lib/wire/docs/headers';
import type { HandWrittenDoc } from '@/lib/wire/docs/operation-doc';
import { headerReferences, refusalResponses, securityOf } from './operation';
import { handWrittenRefusals } from './refusals';

const COMMON: readonly ResponseHeader[] = ['X-Request-Id'];

/** The entry of an operation that is not a declared route. */
export function handWrittenOperation(
  doc: HandWrittenDoc,
  parameters: readonly string[],
): ZodOpenApiOperationObject {
  return {
    operationId: doc.id,
    tags: [doc.tag],
    summary: doc.summary,
    description: doc.description,
    // Where a key may be a Bearer token, a session is none.
    security: doc.takesBearer ? [{ apiKey: [] }] : securityOf(doc.credential),
    ...(parameters.length > 0 && {
      requestParams: {
        path: z.object(Object.fromEntries(parameters.map((name) => [name, identifier(name)]))),
      },
    }),
    parameters: [...parametersIn('query', doc.asks), ...parametersIn('header', doc.takes)],
    ...(doc.body && {
      requestBody: {
        required: true,
        description: doc.body.description,
        content: { [doc.body.type]: { schema: { type: 'string' as const, format: 'binary' } } },
      },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(doc.answers).map(([status, answer]) => [status, success(answer)])),
      ...refusalResponses(handWrittenRefusals(doc.credential, doc.refusals), COMMON),
    },
  };
}

function parametersIn(place: 'query' | 'header', described: HandWrittenDoc['takes'] = {}) {
  return Object.entries(described).map(([name, { description, required, example }]) => ({
    ...{ name, in: place, required, description, example },
    schema: { type: 'string' as const },
  }));
}

/** Path parameters that are not ids. */
const TEXTS: Record<string, { description: string; example: string }> = {
  file: { description: 'The name in its address.', example: `${'5f'.repeat(32)}.png` },
  key: { description: 'The secret part, as in the link.', example: '5f'.repeat(32) },
  name: {
    description: '`audio.m4a`, `video.mp4`, `stream.m3u8` or `poster.jpg`, as in the link.',
    example: 'video.mp4',
  },
};

function identifier(name: string) {
  const text = TEXTS[name];
  if (!text) return uuidOf(name);
  return z.string().meta({ description: text.description, param: { example: text.example } });
}

const NAMED: Record<string, { description: string; example: string }> = {
  recordingId: { description: 'The upload.', example: ids.recording },
  shareId: { description: 'The link.', example: ids.share },
};

function uuidOf(name: string) {
  const { description, example } = NAMED[name] ?? {
    description: "The interview's response id.",
    example: ids.response,
  };
  return z.uuid().meta({ description, param: { example } });
}

function success(answer: HandWrittenDoc['answers'][number]): ZodOpenApiResponseObject {
  const own = Object.entries(answer.headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: answer.description,
    headers: { ...headerReferences(COMMON), ...Object.fromEntries(own) },
    ...(answer.body && {
      content: {
        'application/json': {
          schema: answer.body,
          examples: { answer: { summary: answer.description, value: answer.example } },
        },
      },
    }),
  };
}
