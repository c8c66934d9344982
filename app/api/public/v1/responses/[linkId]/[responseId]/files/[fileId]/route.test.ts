import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { launchedStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { createUpload, fileGuide, fileInterview, handedFile, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => ({
    ...(await handedFile((await launchedStudy(person.key, fileGuide())).linkId)),
  }),
  nowhere: {
    linkId: 'nowhere-at-all',
    responseId: '1',
    fileId: '00000000-0000-4000-8000-000000000000',
  },
});

async function studyForFiles() {
  const { key } = await newOrganization();
  return { key, linkId: (await launchedStudy(key, fileGuide())).linkId };
}

it('gives the bytes as they were sent, under the name that they had', async () => {
  const { key, linkId } = await studyForFiles();
  const params = await handedFile(linkId, { filename: 'Zoë’s ticket.txt' });
  const { status, headers, text } = await call(GET, { key, params });
  expect([status, text]).toEqual([200, 'One way to Leeds.']);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-length')).toBe('17');
  expect(headers.get('content-disposition')).toContain(
    `attachment; filename="Zoes ticket.txt"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20ticket.txt`,
  );
  const byNumber = await call(GET, { key, params: { ...params, responseId: '1' } });
  expect(byNumber.text).toBe(text);
});

it('says of a picture what it is, and believes nobody else', async () => {
  const { key, linkId } = await studyForFiles();
  const typeOf = async (filename: string, text: string) => {
    const params = await handedFile(linkId, { filename, bytes: Buffer.from(text, 'latin1') });
    const { headers } = await call(GET, { key, params });
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    return headers.get('content-type');
  };
  expect(await typeOf('ticket.bin', '\x89PNG\r\n\x1a\nand so on')).toBe('image/png');
  expect(await typeOf('ticket.png', '<html><script>alert(1)</script>')).toBe('application/octet-stream');
  expect(await typeOf('ticket.svg', '<svg xmlns="http://www.w3.org/2000/svg">')).toBe(
    'application/octet-stream',
  );
  expect(await typeOf('a', 'a')).toBe('application/octet-stream');
});

it('knows no file but those that the answers of this response name', async () => {
  const { key, study, interview } = await fileInterview();
  const { responseId } = interview;
  const other = await handedFile(study.linkId);
  const { id } = await createUpload(interview, { 'upload-length': '4' }, { stepId: interview.step.id });
  await sendBytes(interview, id, 0, 'here');
  const fileIds = [id, other.fileId, responseId, 'no-id', '\0'];
  for (const fileId of fileIds) {
    const { status, body } = await call(GET, { key, params: { linkId: study.linkId, responseId, fileId } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
