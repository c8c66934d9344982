import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
import { ended, freePort } from '@/lib/testing/product';
import { fileInterview } from '@/lib/testing/upload';
import type { Gateway } from './gateway';

testDatabase();

const MIB = 1024 * 1024;
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));
const EXAMPLE = path.join(import.meta.dirname, '../../examples/nginx.conf');

let gateway: Gateway;
const folder = mkdtempSync(path.join(tmpdir(), 'colloquy-nginx-'));
const started: ChildProcess[] = [];
beforeAll(async () => {
  gateway = await openApiGateway();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(ended));
});
afterAll(async () => {
  await gateway.drain(1_000);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts nginx in the foreground with these lines in its http block, of which `listen 80` is a free port. Answers its address. */
async function nginx(lines: string): Promise<string> {
  const port = await freePort();
  const file = path.join(folder, `${port}.conf`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/${port}.pid; error_log stderr;
     events {}
     http { access_log off; ${temporary.join(' ')}
     ${lines.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('127.0.0.1:3000', `127.0.0.1:${gateway.port}`)} }`,
  );
  const tested = spawnSync(NGINX!, ['-t', '-q', '-p', folder, '-c', file, '-e', 'stderr'], {
    encoding: 'utf8',
  });
  expect([tested.status, tested.stderr]).toEqual([0, expect.any(String)]);
  started.push(spawn(NGINX!, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return url;
}

/** Sends a file of so many MiB as one part. Answers the statuses, and whose the last answer is. */
async function sendFile(url: string, mebibytes: number) {
  const { interview } = await fileInterview({ maxFileSizeMb: 50 });
  const headers = { authorization: `Bearer ${interview.token}`, 'tus-resumable': '1.0.0' };
  const about = { kind: 'file', stepId: interview.step.id, filename: 'a.txt', filetype: 'text/plain' };
  const metadata = Object.entries(about).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const made = await fetch(`${url}/api/interviews/${interview.responseId}/recordings`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': `${mebibytes * MIB}`, 'upload-metadata': metadata.join(',') },
  });
  const location = new URL(made.headers.get('location') ?? '', url);
  const sent = await fetch(new URL(location.pathname, url), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(mebibytes * MIB),
  });
  return {
    made: made.status,
    sent: sent.status,
    ours: sent.headers.has('tus-resumable'),
    offset: sent.headers.get('upload-offset'),
  };
}

describe.skipIf(!NGINX)('behind nginx', () => {
  it('X19: as the example sets it, large parts go through', async () => {
    const url = await nginx(readFileSync(EXAMPLE, 'utf8'));
    expect(await sendFile(url, 8)).toEqual({ made: 201, sent: 204, ours: true, offset: String(8 * MIB) });
  });

  it('X19: as nobody set it, large parts are refused in a way that the page knows from ours, and small ones go through', async () => {
    const url = await nginx(
      'server { listen 80; location / { proxy_pass http://127.0.0.1:3000; proxy_set_header Host $host; } }',
    );
    expect(await sendFile(url, 4)).toMatchObject({ made: 201, sent: 413, ours: false });
    expect(await sendFile(url, 1)).toMatchObject({ made: 201, sent: 204 });
  });
});
