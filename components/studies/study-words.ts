import { STUDY_STATUSES } from '@/lib/client/statuses';
import type { ListedStudy, StudyFilter } from '@/lib/client/studies';
import { type FolderPath, folderText } from '@/lib/domain/study/folder';
import type { StudySort } from '@/lib/domain/study/study-overview';

/** The sorting of the list, as its button names it. */
export const SORT_WORDS: Record<StudySort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'By title',
  lastResponse: 'Last response first',
  responses: 'Most responses first',
};

export const STATUS_WORDS: Record<StudyFilter, string> = {
  all: 'All',
  live: STUDY_STATUSES.live.word,
  draft: STUDY_STATUSES.draft.word,
  paused: STUDY_STATUSES.paused.word,
  closed: STUDY_STATUSES.closed.word,
};

/** "1 study", "14 studies". */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

/** "12 May"; with its year when that is another one. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const sameYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

export function longDate(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

/** The page of a study: its responses, or its guide before there can be any. */
export function studyHref({ id, status }: Pick<ListedStudy, 'id' | 'status'>): string {
  return status === 'draft' ? guideHref(id) : responsesHref(id);
}

export const guideHref = (id: string) => `/studies/${id}/guide`;
export const responsesHref = (id: string) => `/studies/${id}/responses`;

/** The address of the list of a folder; of all studies without one. */
export function folderHref(path: FolderPath | null): string {
  return path === null || path.length === 0
    ? '/studies'
    : `/studies?folder=${encodeURIComponent(folderText(path))}`;
}

/** The participants' link, with its host. */
export function participantLink(linkId: string): string {
  return `${window.location.origin}/s/${linkId}`;
}

/** A person's name in the list, or their address without one. */
export function creatorName(creator: ListedStudy['creator']): string | null {
  return creator ? creator.name || creator.email : null;
}

const LONGEST_QUOTED = 60;

/** A title within a sentence. */
export function quotedTitle(title: string): string {
  const letters = [...title];
  const text =
    letters.length > LONGEST_QUOTED ? `${letters.slice(0, LONGEST_QUOTED).join('').trimEnd()}…` : title;
  return `“${text}”`;
}

/** Text in the quotation marks of its language; the words are unchanged. */
export function quoted(text: string, language: string): string {
  const [open, close] = QUOTES[language.split('-')[0] ?? ''] ?? ['“', '”'];
  return `${open}${text.trim()}${close}`;
}

const QUOTES: Record<string, [string, string]> = {
  de: ['„', '“'],
  cs: ['„', '“'],
  sk: ['„', '“'],
  sl: ['„', '“'],
  bg: ['„', '“'],
  is: ['„', '“'],
  et: ['„', '“'],
  lt: ['„', '“'],
  pl: ['„', '”'],
  hu: ['„', '”'],
  ro: ['„', '”'],
  fr: ['« ', ' »'],
  es: ['«', '»'],
  it: ['«', '»'],
  pt: ['«', '»'],
  ru: ['«', '»'],
  uk: ['«', '»'],
  el: ['«', '»'],
  no: ['«', '»'],
  sv: ['”', '”'],
  fi: ['”', '”'],
  ja: ['「', '」'],
  zh: ['“', '”'],
};

/** Whether a text could be a study guide: worth parsing, not yet whether it is valid. */
export function looksLikeGuide(text: string): boolean {
  return /^\s*[[{]/.test(text) && /"(studyGuide|items)"\s*:/.test(text);
}
