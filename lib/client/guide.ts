import type { z } from 'zod';
import type { StudyDetailShape } from '@/lib/wire/v1/study-detail';
import { api } from './api';
import type { BodyOf } from './request-types';

export type StudyDetail = z.infer<typeof StudyDetailShape>;

/** A whole study, and the ETag for an edit of it. */
export interface ReadStudy {
  study: StudyDetail;
  version: string;
}

export async function readStudy(studyId: string, signal?: AbortSignal): Promise<ReadStudy> {
  return withVersion(
    await api.whole('get', '/api/public/v1/studies/{studyId}', {
      path: { studyId },
      ...(signal && { signal }),
    }),
  );
}

/** Saves the guide based on the loaded version. */
export async function putGuide(
  studyId: string,
  version: string,
  studyGuide: BodyOf<'/api/public/v1/studies/{studyId}/guide', 'put'>['studyGuide'],
): Promise<ReadStudy> {
  const headers = { 'If-Match': version };
  const body = { studyGuide };
  return withVersion(
    await api.whole('put', '/api/public/v1/studies/{studyId}/guide', { path: { studyId }, body, headers }),
  );
}

/** Fields of a study to change. */
export type StudyPatch = BodyOf<'/api/public/v1/studies/{studyId}', 'patch'>;

/** Saves fields of the study based on the loaded version. */
export async function patchStudy(studyId: string, version: string, body: StudyPatch): Promise<ReadStudy> {
  const headers = { 'If-Match': version };
  return withVersion(
    await api.whole('patch', '/api/public/v1/studies/{studyId}', { path: { studyId }, body, headers }),
  );
}

/** Creates a draft with the same content; returns its id. */
export async function duplicateStudy(studyId: string, title: string): Promise<string> {
  const copy = await api.post('/api/public/v1/studies/{studyId}/duplicate', {
    path: { studyId },
    body: { title },
  });
  return copy.id;
}

function withVersion({ body, headers }: { body: StudyDetail; headers: Headers }): ReadStudy {
  return { study: body, version: headers.get('etag') ?? '*' };
}
