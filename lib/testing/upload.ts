import { HEAD, PATCH } from '@/app/api/interviews/[responseId]/recordings/[recordingId]/route';
import { POST } from '@/app/api/interviews/[responseId]/recordings/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { launchedStudy, startedInterview, type TestInterview } from './journey';
import { newOrganization } from './world';

export function fileGuide(more: object = {}): Guide {
  return [
    {
      type: 'flat',
      title: 'Files',
      items: [
        { type: 'file_upload', text: 'Your ticket?', ...more },
        { type: 'open_ended', text: 'Anything else?', followUp: 'none' },
      ],
    },
  ];
}

/** An interview whose first step asks for a file. */
export async function fileInterview(more: object = {}) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, fileGuide(more));
  return { key, study, interview: await startedInterview(study.linkId) };
}

function metadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** Asks for a new upload, as a tus client does. */
export async function createUpload(
  interview: { responseId: string; token: string },
  headers: Record<string, string>,
  about: Record<string, string> = {},
) {
  const url = `http://127.0.0.1:3000/api/interviews/${interview.responseId}/recordings`;
  const response = await POST(
    new Request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${interview.token}`,
        'tus-resumable': '1.0.0',
        'upload-metadata': metadata({
          kind: 'file',
          filename: 'ticket.txt',
          filetype: 'text/plain',
          ...about,
        }),
        ...headers,
      },
    }),
    { params: Promise.resolve({ responseId: interview.responseId }) },
  );
  const id = response.headers.get('location')?.split('/').at(-1) ?? '';
  return { status: response.status, id, location: response.headers.get('location'), response };
}

function to(
  handler: typeof PATCH,
  method: string,
  interview: TestInterview,
  id: string,
  headers: object,
  body?: string,
) {
  const url = `http://127.0.0.1:3000/api/interviews/${interview.responseId}/recordings/${id}`;
  return handler(
    new Request(url, {
      method,
      headers: { authorization: `Bearer ${interview.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body === undefined ? {} : { body }),
    }),
    { params: Promise.resolve({ responseId: interview.responseId, recordingId: id }) },
  );
}

/** Sends bytes from an offset on. */
export function sendBytes(
  interview: TestInterview,
  id: string,
  offset: number,
  body: string,
  headers: object = {},
) {
  const all = {
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    ...headers,
  };
  return to(PATCH, 'PATCH', interview, id, all, body);
}

/** How far the server says the upload is. */
export async function offsetOf(interview: TestInterview, id: string) {
  return (await to(HEAD, 'HEAD', interview, id, {})).headers.get('upload-offset');
}
