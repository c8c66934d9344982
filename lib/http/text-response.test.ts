import { expect, it } from 'vitest';
import { partsOf, textResponse } from './text-response';

const made = () =>
  textResponse('{"a":"ü"}', { status: 201, headers: { 'content-type': 'application/json' } });

it('is a Response to everybody', async () => {
  const response = made();
  expect(response).toBeInstanceOf(Response);
  expect(response.status).toBe(201);
  expect(response.ok).toBe(true);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.clone().text()).toBe('{"a":"ü"}');
  expect(await response.json()).toEqual({ a: 'ü' });
  expect(response.bodyUsed).toBe(true);
  expect((await made().arrayBuffer()).byteLength).toBe(10);
});

it('gives its parts until it was used as a Response', () => {
  const response = made();
  expect(partsOf(response)).toMatchObject({ status: 201, text: '{"a":"ü"}' });
  response.headers.set('etag', '"1"');
  expect(partsOf(response)).toBeUndefined();
  expect(response.headers.get('etag')).toBe('"1"');
});

it('may be without a body', async () => {
  expect(await textResponse(null, { status: 304 }).text()).toBe('');
  expect(partsOf(new Response('x'))).toBeUndefined();
});
