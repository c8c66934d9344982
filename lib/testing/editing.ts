import { PUT } from '@/app/api/public/v1/studies/[studyId]/guide/route';
import { GET, PATCH } from '@/app/api/public/v1/studies/[studyId]/route';
import { call, type Reply } from './call';

/** Edits a study as a client does: reads it, then changes it with the ETag of what was read. */

export function readStudy(key: string, studyId: string): Promise<Reply> {
  return call(GET, { key, params: { studyId } });
}

export async function etagOf(key: string, studyId: string): Promise<string> {
  return (await readStudy(key, studyId)).headers.get('etag') ?? '';
}

export function patchStudy(key: string, studyId: string, body: unknown, ifMatch?: string): Promise<Reply> {
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return call(PATCH, { method: 'PATCH', key, params: { studyId }, body, headers });
}

export function putGuide(
  key: string,
  studyId: string,
  studyGuide: unknown,
  ifMatch?: string,
): Promise<Reply> {
  const headers = ifMatch === undefined ? {} : { 'if-match': ifMatch };
  return call(PUT, { method: 'PUT', key, params: { studyId }, body: { studyGuide }, headers });
}
