'use client';
import { asOneOf, asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressParts } from '@/lib/client/address/use-address';
import type { StudySearch } from '@/lib/client/studies';
import { readFolderText } from '@/lib/domain/study/folder';
import { STUDY_SORTS } from '@/lib/domain/study/study-overview';

export const STATUS_FILTERS = ['all', 'live', 'draft', 'paused', 'closed'] as const;

const PARSERS = {
  q: withDefault(asString, ''),
  status: withDefault(asOneOf(STATUS_FILTERS), 'all'),
  folder: asString,
  creator: asString,
  sort: withDefault(asOneOf(STUDY_SORTS), 'newest'),
};

/** The state of the list, stored in the address: a link to the page shows the same. */
export function useListState() {
  const [state, set] = useAddressParts(PARSERS);
  const search: StudySearch = {
    search: state.q,
    status: state.status,
    folder: state.folder === null ? null : (readFolderText(state.folder) ?? null),
    creator: state.creator,
    sort: state.sort,
  };
  return { search, set };
}
