import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type FolderPath, folderText } from '@/lib/domain/study/folder';
import type { StudySort } from '@/lib/domain/study/study-overview';
import type { FolderListShape, MovedStudiesShape } from '@/lib/wire/v1/folder';
import type { ExportedGuideShape, GuideMarkdownShape } from '@/lib/wire/v1/guide-export';
import type { StudyShape } from '@/lib/wire/v1/study';
import type { FoundStudiesShape } from '@/lib/wire/v1/study-overview';
import { api } from './api';
import type { BodyOf } from './request-types';

export type FoundStudies = z.infer<typeof FoundStudiesShape>;
export type ListedStudy = FoundStudies['studies'][number];
export type FolderList = z.infer<typeof FolderListShape>;
export type Folder = FolderList['folders'][number];
export type StudyFilter = 'all' | ListedStudy['status'];

export interface StudySearch {
  search: string;
  status: StudyFilter;
  folder: FolderPath | null;
  creator: string | null;
  sort: StudySort;
}

const ON_A_PAGE = 50;

/** How the API is asked for a page of them: by the browser, or for it while its page is made. */
export function foundStudiesRequest(search: StudySearch, page: number) {
  const folder = search.folder ? folderText(search.folder) : null;
  return { ...search, folder, page, perPage: ON_A_PAGE };
}

/** The search of a list that shows all studies, or those in a folder. */
export function plainSearch(folder: FolderPath | null): StudySearch {
  return { search: '', status: 'all', folder, creator: null, sort: 'newest' };
}

/** The studies that a search finds, page by page. */
export function foundStudiesQuery(search: StudySearch) {
  const folder = search.folder ? folderText(search.folder) : null;
  return infiniteQueryOptions({
    queryKey: ['studies', 'found', { ...search, folder }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      api.get('/api/public/v1/dashboard/studies', {
        query: foundStudiesRequest(search, pageParam),
        signal,
      }),
    getNextPageParam: (last, pages) =>
      pages.length * ON_A_PAGE < last.counts[search.status] ? pages.length : undefined,
  });
}

/** The folders as a tree, each before its contents, and the number of studies in all. */
export function foldersQuery() {
  return queryOptions({
    queryKey: ['folders'],
    queryFn: ({ signal }) => api.get('/api/public/v1/folders', { signal }),
  });
}

/** A study as a create request: what is exported and previewed. */
export function exportedGuideQuery(studyId: string) {
  return queryOptions({
    queryKey: ['study', studyId, 'export'],
    queryFn: ({ signal }) => readGuide(studyId, signal),
  });
}

/** After a change: everything that lists studies or folders is loaded again. */
export async function refreshStudies(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['studies'] }),
    client.invalidateQueries({ queryKey: ['folders'] }),
  ]);
}

export function createStudy(
  body: BodyOf<'/api/public/v1/studies/create', 'post'>,
  idempotencyKey: string,
): Promise<z.infer<typeof StudyShape>> {
  return api.post('/api/public/v1/studies/create', { body, headers: { 'Idempotency-Key': idempotencyKey } });
}

export function duplicateStudy(studyId: string, title?: string): Promise<z.infer<typeof StudyShape>> {
  return api.post('/api/public/v1/studies/{studyId}/duplicate', {
    path: { studyId },
    body: title === undefined ? {} : { title },
  });
}

export function deleteStudy(studyId: string, options: { keepalive?: boolean } = {}): Promise<unknown> {
  return api.delete('/api/public/v1/studies/{studyId}', { path: { studyId }, ...options });
}

export function moveStudies(
  studyIds: readonly string[],
  folderPath: FolderPath | null,
): Promise<z.infer<typeof MovedStudiesShape>> {
  return api.post('/api/public/v1/folders/move', { body: { studyIds, folderPath } });
}

export function createFolder(path: FolderPath): Promise<unknown> {
  return api.post('/api/public/v1/folders', { body: { path } });
}

export function renameFolder(path: FolderPath, newPath: FolderPath): Promise<unknown> {
  return api.patch('/api/public/v1/folders', { body: { path, newPath } });
}

export function deleteFolder(path: FolderPath): Promise<{ movedStudies: number }> {
  return api.delete('/api/public/v1/folders', { query: { path: folderText(path), contents: 'moveUp' } });
}

export function readGuide(
  studyId: string,
  signal?: AbortSignal,
): Promise<z.infer<typeof ExportedGuideShape>> {
  return api.get('/api/public/v1/studies/{studyId}/guide', { path: { studyId }, ...(signal && { signal }) });
}

function readGuideMarkdown(studyId: string): Promise<z.infer<typeof GuideMarkdownShape>> {
  return api.get('/api/public/v1/studies/{studyId}/guide/markdown', { path: { studyId } });
}

/** The guide as a file: for people, or to make a study of it again. */
export async function readGuideFile(
  studyId: string,
  as: 'json' | 'markdown',
): Promise<{ name: string; type: string; text: string }> {
  const { fileName, markdown } = await readGuideMarkdown(studyId);
  if (as === 'markdown') return { name: fileName, type: 'text/markdown', text: markdown };
  const guide = await readGuide(studyId);
  const text = `${JSON.stringify(guide, null, 2)}\n`;
  return { name: fileName.replace(/md$/, 'json'), type: 'application/json', text };
}
