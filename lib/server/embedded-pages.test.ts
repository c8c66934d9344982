import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { proxy } from '@/proxy.next';
import { withEmbedding } from './embedded-pages';

const ORIGINS: Record<string, string[]> = { tea: ['https://shop.example', 'http://127.0.0.1:8080'] };

/** What a browser is told of a page: its X-Frame-Options and the `frame-ancestors` of its policy. */
async function framing(url: string, headers: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { url, headers: { ...headers } });
  const res = new ServerResponse(req);
  res.setHeader('x-frame-options', 'DENY');
  let policy = '';
  const pages = withEmbedding(
    (asked) => {
      const given = asked.headers as Record<string, string>;
      const page = proxy(new NextRequest(`http://127.0.0.1:3000${asked.url}`, { headers: given }));
      policy = page.headers.get('content-security-policy') ?? '';
      expect(page.headers.get('x-middleware-request-x-framed-by')).toBeNull();
    },
    async (linkId) => ORIGINS[linkId] ?? [],
  );
  await pages(req, res);
  return [res.getHeader('x-frame-options'), /frame-ancestors ([^;]*)/.exec(policy)?.[1]];
}

const REFUSED = ['DENY', "'none'"];
const ALLOWED = [undefined, "'self' https://shop.example http://127.0.0.1:8080"];

describe('N7: who may show an interview in a frame', () => {
  it.each(['/s/tea', '/s/tea?pid=1&_clq_sig=x'])('N7: %s: the origins that its study names', async (url) => {
    expect(await framing(url)).toEqual(ALLOWED);
    expect(await framing(url, { 'sec-fetch-dest': 'iframe' })).toEqual(ALLOWED);
  });

  it.each(['/s/coffee', '/s/tea/x', '/s/', '/s/te%61', '/studies', '/r/tea', '/material?kind=image'])(
    'N7: %s: nobody elsewhere',
    async (url) => {
      const [options, ancestors] = await framing(url);
      expect(options).toBe('DENY');
      expect(["'none'", "'self'"]).toContain(ancestors);
    },
  );

  it('N7: not a client that names its origin itself', async () => {
    expect(await framing('/s/coffee', { 'x-framed-by': 'https://evil.example' })).toEqual(REFUSED);
    expect(await framing('/studies', { 'x-framed-by': 'https://evil.example' })).toEqual(REFUSED);
  });
});
