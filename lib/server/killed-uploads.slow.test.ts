import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { killEverything } from '@/lib/testing/chaos/processes';
import { peopledStore } from '@/lib/testing/chaos/store';
import { freePort, startProduct } from '@/lib/testing/product';
import { recorded } from '@/lib/testing/recordings/recorded';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'colloquy-killed-'));
chmodSync(dataDir, 0o755);
afterAll(async () => {
  await killEverything(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const TUS = { 'tus-resumable': '1.0.0' };

it('kill -9 in the middle of recordings: no acknowledged byte is lost, and what was being made is made', async () => {
  const settings = { PORT: `${await freePort()}`, JOBS: 'inline' };
  let product = await startProduct(dataDir, settings);
  const [key = ''] = await peopledStore(dataDir, 1);
  const json = async (method: string, at: string, headers: Record<string, string>, body?: object) => {
    const response = await fetch(product.url + at, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const byKey = { 'x-api-key': key };
  const item = (text: string) => ({ type: 'open_ended', text, followUp: 'none' });
  const study = await json('POST', '/api/public/v1/studies/create', byKey, {
    title: 'Kept',
    config: { interviewMode: 'audio' },
    studyGuide: [{ type: 'flat', title: 'Talk', items: [item('One?'), item('Two?')] }],
  });
  await json('POST', `/api/public/v1/studies/${study.id}/launch`, byKey, {});
  const begun = await json('POST', '/api/interviews', {}, { linkId: study.linkId });
  const byToken = { authorization: `Bearer ${begun.token}` };

  const bytes = readFileSync(recorded('chromium-sound.webm'));
  const metadata = Object.entries({
    kind: 'audio',
    stepId: begun.step.id,
    filename: 'a.webm',
    filetype: 'audio/webm',
  })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const created = await fetch(`${product.url}/api/interviews/${begun.responseId}/recordings`, {
    method: 'POST',
    headers: { ...TUS, ...byToken, 'upload-defer-length': '1', 'upload-metadata': metadata },
  });
  const location = created.headers.get('location') ?? '';
  const head = async () => {
    const { headers } = await fetch(product.url + location, {
      method: 'HEAD',
      headers: { ...TUS, ...byToken },
    });
    return Number(headers.get('upload-offset'));
  };
  let acknowledged = 0;
  let stopped = false;
  const send = async () => {
    while (!stopped && acknowledged < bytes.length) {
      try {
        const chunk = bytes.subarray(acknowledged, acknowledged + 100);
        const last = acknowledged + chunk.length === bytes.length;
        const { status, headers } = await fetch(product.url + location, {
          method: 'PATCH',
          headers: {
            ...TUS,
            ...byToken,
            'upload-offset': `${acknowledged}`,
            'content-type': 'application/offset+octet-stream',
            ...(last && { 'upload-length': `${bytes.length}` }),
          },
          body: chunk,
        });
        if (status === 204) acknowledged = Number(headers.get('upload-offset'));
        else if (status === 409) acknowledged = await resumed();
        else throw new Error(`a chunk was answered ${status}`);
      } catch {
        await sleep(100);
      }
    }
  };
  const resumed = async () => {
    const offset = await head();
    // The server may have more than it could say; never less.
    if (offset < acknowledged) throw new Error(`${acknowledged - offset} acknowledged bytes are gone`);
    return offset;
  };

  for (let round = 0; round < 3; round++) {
    stopped = false;
    const sending = send();
    await sleep(150 + round * 100);
    await killEverything(dataDir);
    stopped = true;
    await sending;
    product = await startProduct(dataDir, settings);
    expect(await head()).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = await resumed();
  }
  stopped = false;
  await send();
  const id = location.split('/').at(-1) ?? '';
  expect(readFileSync(path.join(dataDir, 'recordings', id)).equals(bytes)).toBe(true);

  // Killed again as soon as it is processed: another worker goes on with it.
  const answered = await json('POST', `/api/interviews/${begun.responseId}/answers`, byToken, {
    stepId: begun.step.id,
    answer: { text: '', recordings: [id] },
  });
  expect(answered.step.kind).toBe('question');
  await killEverything(dataDir);
  product = await startProduct(dataDir, settings);
  const audio = async () =>
    (await json('GET', `/api/public/v1/responses/${study.linkId}/1`, byKey)).transcript[0].audio;
  await expect.poll(audio, { timeout: 90_000, interval: 500 }).toMatch(/audio\.m4a\?expires=/);
});
