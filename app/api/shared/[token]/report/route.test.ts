import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PUT as mendRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/rows/[responseIndex]/words/route';
import { PUT as reportRoute } from '@/app/api/public/v1/studies/[studyId]/report/route';
import { DELETE as revokeRoute } from '@/app/api/public/v1/studies/[studyId]/shares/[shareId]/route';
import { POST as shareRoute } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { spokenStudy } from '@/lib/testing/recorded-study';
import { newOrganization } from '@/lib/testing/world';
import { POST as openRoute } from '../route';
import { GET } from './route';

testDatabase();

const SAID = 'My name is Heron Inkwell. The bed was short.';

/** A report with a quote that has a name in it, and links to it. */
async function world() {
  const { key } = await newOrganization();
  const { studyId, linkId, responseId } = await spokenStudy({ key });
  await call(mendRoute, {
    ...{ method: 'PUT', key, params: { linkId, responseId, responseIndex: '0' } },
    body: { text: SAID },
  });
  const passage = { responseId, responseIndex: 0, start: 0, end: SAID.length };
  await call(reportRoute, {
    ...{ method: 'PUT', key, params: { studyId }, headers: { 'if-match': '*' } },
    body: { title: 'Short beds', blocks: [{ id: 'a', type: 'quote', by: 'A traveller', passage }] },
  });
  const share = async (body: object) => {
    const made = await call(shareRoute, { key, params: { studyId }, body: { what: 'report', ...body } });
    if (made.status !== 201) throw new Error(made.text);
    return { id: String(made.body.id), token: String(made.body.url.split('/').at(-1)) };
  };
  const revoke = (shareId: string) =>
    call(revokeRoute, { method: 'DELETE', key, params: { studyId, shareId } });
  return { share, revoke };
}

const read = (token: string, format: string, cookie = '') =>
  GET(
    new Request(`http://127.0.0.1:3000/api/shared/${token}/report?format=${format}`, { headers: { cookie } }),
    {
      params: Promise.resolve({ token }),
    },
  );

it('M3: a link that may be downloaded gives the report as Markdown and for word processors, names hidden', async () => {
  const { share } = await world();
  const { token } = await share({ mayDownload: true });
  const markdown = await read(token, 'markdown');
  expect(markdown.headers.get('content-disposition')).toContain('Short beds.md');
  expect(markdown.headers.get('x-robots-tag')).toContain('noindex');
  const text = await markdown.text();
  expect(text).toContain('The bed was short.');
  expect(text).not.toContain('Heron');
  const files = unzipSync(new Uint8Array(await (await read(token, 'docx')).arrayBuffer()));
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  expect([document.includes('The bed was short.'), document.includes('Heron')]).toEqual([true, false]);
  const named = await share({ mayDownload: true, withNames: true });
  expect(await (await read(named.token, 'markdown')).text()).toContain('Heron');
});

it('M3: no other link gives it', async () => {
  const { share, revoke } = await world();
  const shy = await read((await share({})).token, 'docx');
  expect([shy.status, (await shy.json()).code]).toEqual([403, 'forbidden']);
  const all = await read((await share({ what: 'responses', mayDownload: true })).token, 'docx');
  expect(all.status).toBe(404);
  const { id, token } = await share({ mayDownload: true });
  expect((await read(token, 'pdf')).status).toBe(400);
  await revoke(id);
  const [closed, never] = [await read(token, 'docx'), await read('x'.repeat(43), 'docx')];
  expect([closed.status, never.status]).toEqual([404, 404]);
});

it('M3: one with a password gives it after the password alone', async () => {
  const { share } = await world();
  const { token } = await share({ mayDownload: true, password: 'two beds' });
  expect((await read(token, 'docx')).status).toBe(401);
  const { headers } = await call(openRoute, { params: { token }, body: { password: 'two beds' } });
  const cookie = String(headers.get('set-cookie')).split(';')[0]!;
  expect((await read(token, 'docx', cookie)).status).toBe(200);
});
