import { HEAD, PATCH } from '@/app/api/interviews/[responseId]/recordings/[recordingId]/route';
import { POST } from '@/app/api/interviews/[responseId]/recordings/route';
import type { Guide } from '@/lib/domain/guide/guide';
import { answer, launchedStudy, startedInterview, type TestInterview } from './journey';
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

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

function to(
  handler: typeof PATCH,
  method: string,
  interview: TestInterview,
  id: string,
  headers: object,
  body?: Body,
) {
  const url = `http://127.0.0.1:3000/api/interviews/${interview.responseId}/recordings/${id}`;
  return handler(
    new Request(url, {
      method,
      headers: { authorization: `Bearer ${interview.token}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body !== undefined && { body, duplex: 'half' }),
    } as RequestInit),
    { params: Promise.resolve({ responseId: interview.responseId, recordingId: id }) },
  );
}

/** A file that a participant handed in with the first answer of a study of `fileGuide`. */
export async function handedFile(
  linkId: string,
  { filename = 'ticket.txt', bytes = Buffer.from('One way to Leeds.') } = {},
): Promise<{ linkId: string; responseId: string; fileId: string }> {
  const interview = await startedInterview(linkId);
  const { step, responseId } = interview;
  const length = { 'upload-length': String(bytes.length) };
  const { id } = await createUpload(interview, length, { stepId: step.id, filename });
  await sendBytes(interview, id, 0, new Uint8Array(bytes));
  const answered = await answer(interview, step.id, { recordings: [id] });
  if (answered.status !== 200) throw new Error(`a file was refused: ${answered.text}`);
  return { linkId, responseId, fileId: id };
}

/** Sends bytes from an offset on. */
export function sendBytes(
  interview: TestInterview,
  id: string,
  offset: number,
  body: Body,
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
