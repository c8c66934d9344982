import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '../api-table';
import type { ApiDocument } from './document';
import { referenceFiles } from './files';
import { packReference, withReference } from './serve-reference';

const document = openApiDocument(apiTable) as unknown as ApiDocument;
const files = new Map(referenceFiles(document).map((file) => [file.address, file.body.toString()]));
const pages = [...files].filter(([, body]) => body.startsWith('<!doctype html>'));
const idsOf = (body: string) => [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the pages of the reference', () => {
  it('X14: has every operation, each with curl, TypeScript, Python and an example of its answer', () => {
    for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
      const [page] = pages.filter(([, body]) => idsOf(body).includes(operation.operationId));
      expect(page?.[0], operation.operationId).toBeTruthy();
      const section =
        page?.[1].split(`aria-labelledby="${operation.operationId}"`)[1]?.split('</section>')[0] ?? '';
      for (const name of ['curl', 'TypeScript', 'Python']) {
        expect(section, `${operation.operationId} ${name}`).toContain(`<figcaption>${name}</figcaption>`);
      }
      const json = Object.entries(operation.responses).filter(
        ([status, { content }]) => Number(status) < 400 && content?.['application/json'],
      );
      for (const [status] of json)
        expect(section, operation.operationId).toContain(`<figcaption>${status} · `);
    }
  });

  it('X2: is a page a topic, none of them as large as all together were', () => {
    expect(pages.map(([address]) => address)).toEqual(
      expect.arrayContaining([
        '/docs',
        '/docs/authentication',
        '/docs/errors',
        '/docs/paging',
        '/docs/idempotency',
        '/docs/rate-limits',
        '/docs/guide-language',
        '/docs/interview-protocol',
        '/docs/recordings',
        '/docs/studies',
        '/docs/wallets',
        '/docs/responses',
        '/docs/legacy',
        '/docs/changelog',
      ]),
    );
    for (const [address, body] of pages) expect(body.length, address).toBeLessThan(400_000);
  });

  it('X14: says of no field that it may be anything', () => {
    for (const [address, body] of pages) {
      expect(body, address).not.toMatch(/class="quiet">[^<]*\banything\b/);
      expect(body, address).not.toMatch(/class="quiet">(any JSON value)/);
    }
  });

  it('has no link of its own that leads nowhere, and no id twice', () => {
    const elsewhere = ['/keys', '/api/openapi.json', '/icon.svg'];
    for (const [address, body] of pages) {
      const ids = idsOf(body);
      expect([...new Set(ids)].length, address).toBe(ids.length);
      for (const [, target = ''] of body.matchAll(/href="([^"]+)"/g)) {
        if (elsewhere.includes(target) || /^https?:/.test(target)) continue;
        const [to = '', anchor] = target.split('#');
        const there = to === '' ? body : files.get(to);
        expect(there, `${address} → ${target}`).toBeDefined();
        if (anchor) expect(idsOf(there ?? ''), `${address} → ${target}`).toContain(anchor);
      }
    }
  });

  it('X14: is searched by all of its words', () => {
    const index: { title: string; url: string; text: string }[] = JSON.parse(
      files.get('/docs/assets/search.json') ?? '[]',
    );
    const urls = (word: string) => index.filter(({ text }) => text.includes(word)).map(({ url }) => url);
    expect(urls('exclusiveoption')).toContain('/docs/guide-language#c4');
    expect(urls('ten')).toContain('/docs/paging#staying-up-to-date');
    expect(urls('idempotent-replayed')).toContain('/docs/idempotency');
    for (const { url } of index) {
      const [to = '', anchor] = url.split('#');
      expect(anchor === undefined || idsOf(files.get(to) ?? '').includes(anchor), url).toBe(true);
    }
  });

  it('X14: says where keys come from, and how to ask again without missing anything (E3)', () => {
    expect(files.get('/docs')).toContain('<a href="/keys">Keys page</a>');
    expect(files.get('/docs')).toContain('key:create');
    expect(files.get('/docs/paging')).toContain('ten seconds before');
  });

  it('X14: is there as text, each page and all of them', () => {
    const list = files.get('/llms.txt') ?? '';
    for (const [, target = ''] of list.matchAll(/\]\((\/docs\/[^)]+)\)/g))
      expect(files.get(target)).toBeTruthy();
    expect(files.get('/llms-full.txt')).toContain('## Launch a study');
  });
});

describe('as it is served', () => {
  const next = mkdtempSync(path.join(os.tmpdir(), 'reference-'));
  let server: http.Server;
  let url: string;
  beforeAll(async () => {
    await packReference(next);
    const handle = withReference(next, (_, res) => void res.writeHead(404).end('elsewhere'));
    server = http.createServer((req, res) => void handle(req, res));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(next, { recursive: true, force: true });
  });

  it('X2: comes from memory with a validator, and not again when it is known', async () => {
    const first = await fetch(`${url}/docs`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-security-policy')).toContain("script-src 'self'");
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    expect(await first.text()).toBe(files.get('/docs'));
    const again = await fetch(`${url}/docs`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await fetch(`${url}/docs`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, files.get('/docs')]);
  });

  it('leaves other addresses to the pages', async () => {
    expect((await fetch(`${url}/docs/nothing`)).status).toBe(404);
    const moved = await fetch(`${url}/docs/?a=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/docs?a=1']);
    const head = await fetch(`${url}/docs/studies`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
