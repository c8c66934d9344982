'use client';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { StudySearch } from '@/lib/client/studies';
import { readFolderText } from '@/lib/domain/study/folder';
import { STUDY_SORTS } from '@/lib/domain/study/study-overview';

export const STATUS_FILTERS = ['all', 'live', 'draft', 'paused', 'closed'] as const;

const PARSERS = {
  q: parseAsString.withDefault(''),
  status: parseAsStringLiteral(STATUS_FILTERS).withDefault('all'),
  folder: parseAsString,
  creator: parseAsString,
  sort: parseAsStringLiteral(STUDY_SORTS).withDefault('newest'),
};

/** The state of the list, stored in the address: a link to the page shows the same. */
export function useListState() {
  const [state, set] = useQueryStates(PARSERS, { history: 'replace', clearOnDefault: true });
  const search: StudySearch = {
    search: state.q,
    status: state.status,
    folder: state.folder === null ? null : (readFolderText(state.folder) ?? null),
    creator: state.creator,
    sort: state.sort,
  };
  return { search, set };
}
