import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packFiles, withPackedFiles } from './packed-files';

const SCRIPT = 'export const words = "a script that repeats itself";\n'.repeat(100);
let folder: string;
let server: http.Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  mkdirSync(path.join(folder, 'static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'static/chunks/a b.js'), SCRIPT);
  writeFileSync(path.join(folder, 'static/chunks/main.js'), SCRIPT);
  writeFileSync(path.join(folder, 'static/chunks/tiny.js'), '1');
  writeFileSync(path.join(folder, 'static/font.woff2'), Buffer.alloc(4096, 1));
  await packFiles(folder);
  const handle = withPackedFiles(folder, (_req, res) => void res.writeHead(404).end('the pages'));
  server = http.createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Without a client that unpacks by itself. */
function get(address: string, encoding?: string, method = 'GET') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      http
        .request({ port, host: '127.0.0.1', path: address, method, headers }, (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk) => chunks.push(chunk));
          res.on('end', () =>
            resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
          );
        })
        .on('error', reject)
        .end();
    },
  );
}

describe('withPackedFiles', () => {
  it('sends the tightest form that the client takes, for good', async () => {
    const br = await get('/_next/static/chunks/main.js', 'gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
    expect(br.headers['cache-control']).toContain('immutable');
    expect(br.headers.vary).toBe('accept-encoding');
    const gz = await get('/_next/static/chunks/main.js?v=1', 'gzip, br;q=0');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(SCRIPT);
    const plain = await get('/_next/static/chunks/main.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
  });
  it('sends what packing does not help as it is', async () => {
    const font = await get('/_next/static/font.woff2', 'br');
    expect(font.headers['content-type']).toBe('font/woff2');
    expect(font.body.length).toBe(4096);
    expect((await get('/_next/static/chunks/tiny.js', 'br')).body.toString()).toBe('1');
  });
  it('answers HEAD without a body', async () => {
    const head = await get('/_next/static/chunks/main.js', 'br', 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
  });
  it.each([
    '/_next/static/chunks/other.js',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/x',
    '/studies',
  ])('leaves %s to the pages', async (address) => {
    expect((await get(address)).body.toString()).toBe('the pages');
  });
});
