import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cleanHeaders } from './clean-headers';

function cleaned(development: boolean, headers: Record<string, string>) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const baseUrl = 'https://studies.example.org';
  cleanHeaders(request, { requestId: 'ours', baseUrl, trustProxy: 0, api: false, development });
  return Object.keys(request.headers);
}

describe('headers that steer the pages’ framework', () => {
  const notes = { 'x-nextjs-request-id': '1', 'x-nextjs-html-request-id': '2' };

  it('T8: never come from outside', () => {
    const names = cleaned(false, { ...notes, 'x-nextjs-data': '1' });
    expect(names.filter((name) => name.startsWith('x-nextjs-'))).toEqual([]);
  });

  it('in development, those that ask for the server’s notes do: a navigation waits for them', () => {
    const names = cleaned(true, { ...notes, 'x-nextjs-data': '1', 'x-middleware-subrequest': 'proxy' });
    expect(names).toEqual(expect.arrayContaining(Object.keys(notes)));
    expect(names).not.toContain('x-nextjs-data');
    expect(names).not.toContain('x-middleware-subrequest');
  });
});
