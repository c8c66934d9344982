import { expect, it } from 'vitest';
import { GET as listWallets } from '@/app/api/public/v1/wallets/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

// Before anybody has read the settings.
process.env.RATE_LIMITS = 'on';

testDatabase();

const guide = [flat([open()])];
async function send(key: string, method: string, params?: object) {
  const answer = await POST(
    new Request('http://127.0.0.1:3000/mcp', {
      method: 'POST',
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'x-api-key': key,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, ...(params && { params }) }),
    }),
    { params: Promise.resolve({}) },
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const tool = (key: string, name: string, args: object = {}) =>
  send(key, 'tools/call', { name, arguments: args });
/** What is left of the reads: what a read says, less itself. */
const left = async (key: string) =>
  Number((await call(listWallets, { key })).headers.get('ratelimit-remaining')) + 1;

it('counts what only reads as one read, whatever the protocol sends it as', async () => {
  const { key } = await newOrganization();
  const { id: studyId } = await createdStudy(key, guide);
  for (const read of [
    () => send(key, 'tools/list'),
    () => tool(key, 'list_wallets'),
    () => tool(key, 'get_study', { studyId }),
    () => tool(key, 'validate_guide', { studyId }),
    () => tool(key, 'launch_study', { studyId }),
  ]) {
    const before = await left(key);
    const { status, headers } = await read();
    expect([status, headers.get('ratelimit-limit')]).toEqual([200, '1200']);
    expect(await left(key)).toBe(before - 2);
  }
});

it('counts what writes as one write, and refuses it alone when these are used up', async () => {
  const { key } = await newOrganization();
  const refused: boolean[] = [];
  for (let written = 0; written < 121; written++) {
    // A guide that is refused is quick, and counts.
    const { text } = await tool(key, 'create_study', { title: 'Trains', studyGuide: [] });
    refused.push(text.includes('Too many requests'));
  }
  expect(refused).toEqual([...Array(120).fill(false), true]);
  expect((await tool(key, 'list_wallets')).text).not.toContain('isError');
});
