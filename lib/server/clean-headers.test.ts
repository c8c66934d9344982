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

describe('the client’s address', () => {
  const addressOf = (forwarded: string, trustProxy = 1) => {
    const request = new IncomingMessage(new Socket());
    Object.defineProperty(request.socket, 'remoteAddress', { value: '::ffff:10.0.0.9' });
    request.headers['x-forwarded-for'] = forwarded;
    const known = { requestId: 'ours', baseUrl: 'https://x.example', api: true, development: false };
    cleanHeaders(request, { ...known, trustProxy });
    return request.headers['x-client-address'];
  };

  it.each([
    ['7.7.7.7', '7.7.7.7'],
    ['7.7.7.7:1000', '7.7.7.7'],
    ['1.1.1.1, 7.7.7.7:1025', '7.7.7.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:7.7.7.7', '7.7.7.7'],
    ['notanip17', '10.0.0.9'],
    ['7.7.7.7:x', '10.0.0.9'],
    ['unknown', '10.0.0.9'],
    ['', '10.0.0.9'],
  ])('is read from %j as %s', (forwarded, address) => {
    expect(addressOf(forwarded)).toBe(address);
  });

  it('is that of the next proxy that is trusted where the first says none', () => {
    expect(addressOf('6.6.6.6, garbage, 8.8.8.8:80', 2)).toBe('8.8.8.8');
    expect(addressOf('7.7.7.7', 2)).toBe('7.7.7.7');
    expect(addressOf('7.7.7.7', 0)).toBe('10.0.0.9');
  });
});
