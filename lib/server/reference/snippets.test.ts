import { expect, it } from 'vitest';
import type { Operation } from './document';
import { curlOf } from './snippets';

const operation: Operation = {
  operationId: 'doIt',
  tags: [],
  summary: '',
  description: '',
  security: [{ apiKey: [] }],
  responses: {},
};

it('writes a command that a shell takes as it is meant', () => {
  const endpoint = {
    method: 'patch',
    path: '/things/{thingId}',
    operation: {
      ...operation,
      parameters: [
        { name: 'thingId', in: 'path', example: 'abc' },
        { name: 'If-Match', in: 'header', required: true, example: '"3"' },
        { name: 'Idempotency-Key', in: 'header', example: 'x' },
      ],
      requestBody: {
        content: { 'application/json': { examples: { one: { value: { text: "it's $HOME" } } } } },
      },
    },
  };
  expect(curlOf(endpoint, 'https://colloquy.example')).toBe(
    [
      "curl -X PATCH 'https://colloquy.example/things/abc' \\",
      '  -H "x-api-key: $COLLOQUY_API_KEY" \\',
      `  -H 'If-Match: "3"' \\`,
      "  -H 'content-type: application/json' \\",
      "  -d '{",
      `  "text": "it'\\''s $HOME"`,
      "}'",
    ].join('\n'),
  );
});

it('needs neither method nor credentials to read what is public', () => {
  const endpoint = { method: 'get', path: '/open', operation: { ...operation, security: [] } };
  expect(curlOf(endpoint, 'https://colloquy.example')).toBe("curl 'https://colloquy.example/open'");
});
