import { describe, expect, it } from 'vitest';
import { GET } from './route.next';

const FRAMED = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' };
function asked(query: Record<string, string>, headers: Record<string, string> = FRAMED) {
  return GET(new Request(`http://127.0.0.1:3000/material?${new URLSearchParams(query)}`, { headers }));
}
const picture = { kind: 'image', url: 'https://cdn.test/a.png?x=1&y="2"', name: '<b>A "tea"</b>' };

describe('X9: the frame for material from elsewhere', () => {
  it('X9: shows a picture, a film or a page, and nothing of the request as HTML', async () => {
    const answer = asked(picture);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      '<img src="https://cdn.test/a.png?x=1&amp;y=&quot;2&quot;" alt="&lt;b&gt;A &quot;tea&quot;&lt;/b&gt;">',
    );
    expect(await asked({ ...picture, kind: 'video' }).text()).toContain('<video src="https://cdn.test');
    expect(await asked({ ...picture, kind: 'page' }).text()).toContain(
      'sandbox="allow-scripts allow-forms allow-popups allow-same-origin"',
    );
  });

  it('X9: gives a page of this very server no origin of its own', async () => {
    const own = await asked({ kind: 'page', url: 'http://127.0.0.1:3000/studies', name: 'x' }).text();
    expect(own).toContain('sandbox="allow-scripts allow-forms allow-popups"');
  });

  it.each([
    [{ ...picture, url: 'javascript:alert(1)' }],
    [{ ...picture, url: 'data:text/html,x' }],
    [{ ...picture, url: '' }],
    [{ ...picture, kind: 'script' }],
  ])('X9: refuses %o', (query) => {
    expect(asked(query).status).toBe(404);
  });

  it.each([
    ['as a page of its own', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
    ['in a frame of another site', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }],
    ['asked for by a program', {}],
    ['over plain HTTP, in a page of another site', { referer: 'http://127.0.0.1:3000.evil.test/' }],
  ])('X9: is not there %s', (_, headers) => {
    expect(asked(picture, headers as Record<string, string>).status).toBe(404);
  });

  it('X9: is there over plain HTTP, where browsers do not say what a request is for', () => {
    expect(asked(picture, { referer: 'http://127.0.0.1:3000/studies/1/guide' }).status).toBe(200);
  });
});
