import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { otherLoopback } from './other-loopback';

const OWN = 'http://127.0.0.1:3000';
const asked = (host: string, more: Partial<IncomingMessage> = {}) =>
  ({ method: 'GET', url: '/s/train?a=1', ...more, headers: { host } }) as IncomingMessage;

it.each([
  ['localhost for an address', asked('localhost:3000'), OWN, `${OWN}/s/train?a=1`],
  ['an address for localhost', asked('[::1]:80'), 'http://localhost', 'http://localhost/s/train?a=1'],
  [
    'a path that looks like a host stays a path',
    asked('localhost:3000', { url: '//x.example/' }),
    OWN,
    `${OWN}//x.example/`,
  ],
  ['its own name', asked('127.0.0.1:3000'), OWN, null],
  ['another port, as a proxy has', asked('localhost:8080'), OWN, null],
  ['another machine', asked('studies.example.org:3000'), OWN, null],
  ['an installation with a name', asked('localhost'), 'https://studies.example.org', null],
  ['what is not read', asked('localhost:3000', { method: 'POST' }), OWN, null],
  ['no path', asked('localhost:3000', { url: 'http://localhost:3000/' }), OWN, null],
])('a page under another name of this machine: %s', (_what, request, baseUrl, place) => {
  expect(otherLoopback(request, baseUrl)).toBe(place);
});
