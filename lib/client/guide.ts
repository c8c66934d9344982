import type { z } from 'zod';
import type { StudyDetailShape } from '@/lib/wire/v1/study-detail';
import { api } from './api';

export type StudyDetail = z.infer<typeof StudyDetailShape>;

/** A whole study, and the ETag that an edit of it names. */
export interface ReadStudy {
  study: StudyDetail;
  version: string;
}

const studyPath = (studyId: string) => `/api/public/v1/studies/${encodeURIComponent(studyId)}`;

export async function readStudy(studyId: string, signal?: AbortSignal): Promise<ReadStudy> {
  return withVersion(await api.whole<StudyDetail>('GET', studyPath(studyId), signal ? { signal } : {}));
}

/** Saves the guide over the version that was seen. */
export async function putGuide(studyId: string, version: string, studyGuide: unknown): Promise<ReadStudy> {
  const headers = { 'if-match': version };
  const path = `${studyPath(studyId)}/guide`;
  return withVersion(await api.whole<StudyDetail>('PUT', path, { body: { studyGuide }, headers }));
}

/** Saves fields of the study over the version that was seen. */
export async function patchStudy(
  studyId: string,
  version: string,
  body: Record<string, unknown>,
): Promise<ReadStudy> {
  const headers = { 'if-match': version };
  return withVersion(await api.whole<StudyDetail>('PATCH', studyPath(studyId), { body, headers }));
}

/** A new draft with the same content; answers its id. */
export async function duplicateStudy(studyId: string, title: string): Promise<string> {
  const copy = await api.post<{ id: string }>(`${studyPath(studyId)}/duplicate`, { body: { title } });
  return copy.id;
}

function withVersion({ body, headers }: { body: StudyDetail; headers: Headers }): ReadStudy {
  return { study: body, version: headers.get('etag') ?? '*' };
}
