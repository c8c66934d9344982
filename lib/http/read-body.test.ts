import { expect, it } from 'vitest';
import { readBody } from './read-body';

const withBody = (body: ReadableStream | string) =>
  new Request('http://127.0.0.1:3000/test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // Streams need it; the DOM's types do not know it.
    ...({ duplex: 'half' } as object),
  });

it('reads a whole body', async () => {
  expect(await readBody(withBody('{"a":1}'))).toEqual({ a: 1 });
});

it('takes a body that broke off for a failure of the client, not of the server', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
    pull(controller) {
      controller.error(new Error('aborted'));
    },
  });
  await expect(readBody(withBody(body))).rejects.toMatchObject({ code: 'bad_request' });
});
