'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { laterDialog } from '@/components/ui/later-dialog';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { useRouter } from '@/components/ui/use-router';
import { useShownAgain } from '@/components/ui/use-shown-again';
import { useHidden } from '@/lib/client/delete-later';
import { type FirstData, useFirstData } from '@/lib/client/first-data';
import { useMay } from '@/lib/client/session';
import {
  type FoundStudies,
  foundStudiesQuery,
  type ListedStudy,
  type StudySearch,
} from '@/lib/client/studies';
import { ListError, ListHeader } from './list-header';
import { useListState } from './list-state';
import { NoStudiesFound } from './no-studies-found';
import { NoStudiesYet } from './no-studies-yet';
import { pastedGuideHref, usePastedGuide } from './pasted-guide';
import { SelectionBar, StudiesToolbar } from './studies-toolbar';
import { StudyRows } from './study-rows';
import { SkeletonRows, StudyTable } from './study-table';
import { counted, folderHref, looksLikeGuide } from './study-words';
import { useStudyActions } from './use-study-actions';

/** Dialogs are loaded when they are opened. */
const MoveDialog = laterDialog('Move', () => import('./move-dialog').then((module) => module.MoveDialog));
const FolderDialog = laterDialog('New folder', () =>
  import('./folder-dialog').then((module) => module.FolderDialog),
);

/** What comes with the page. */
interface FirstStudies {
  search: StudySearch;
  page: FoundStudies;
}

/** The studies of the organisation: searched, filtered, in folders, one row each. */
export function StudiesList({ first }: { first: FirstData<FirstStudies> }) {
  const { search, set } = useListState();
  useFirstData(first, foundStudiesQuery(first?.search ?? search).queryKey, ({ page }) => ({
    pages: [page],
    pageParams: [0],
  }));
  const query = useInfiniteQuery({ ...foundStudiesQuery(search), placeholderData: (before) => before });
  const found = query.data?.pages.at(-1);
  const hidden = useHidden();
  const studies = uniqueStudies(query.data?.pages ?? []).filter(({ id }) => !hidden.has(id));
  const mayEdit = useMay('edit');
  const router = useRouter();
  const actions = useStudyActions();
  const searchField = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = studies.filter(({ id }) => chosen.has(id));
  const [moving, setMoving] = useState<readonly ListedStudy[] | null>(null);
  const [deleting, setDeleting] = useState<ListedStudy | null>(null);
  const [naming, setNaming] = useState(false);
  const newHref = newStudyHref(search);
  const clear = () => setChosen(new Set());
  useShownAgain(() => {
    setMoving(null);
    setDeleting(null);
    setNaming(false);
  });

  useShortcuts('Studies', [
    {
      keys: 'N',
      label: 'new study',
      off: !mayEdit,
      hint: studies.length === 0,
      run: () => router.push(newHref),
    },
    { keys: '/', label: 'search studies', run: () => searchField.current?.focus() },
    {
      keys: 'Esc',
      label: selected.length > 0 ? 'clear selection' : 'clear search',
      hint: selected.length > 0 || (found?.counts[search.status] === 0 && search.search !== ''),
      off: selected.length === 0 && search.search === '',
      run: () => (selected.length > 0 ? clear() : void set({ q: null })),
    },
  ]);
  usePastedGuide((text) => {
    if (!mayEdit || !looksLikeGuide(text)) return false;
    router.push(pastedGuideHref(text));
    return true;
  });

  const isEmpty = found !== undefined && found.studyCount === 0 && isPlain(search);
  const none = found !== undefined && !query.isPlaceholderData && found.counts[search.status] === 0;
  return (
    <>
      <ListHeader
        search={search}
        found={found}
        isEmpty={isEmpty}
        failed={query.isError}
        mayEdit={mayEdit}
        newHref={newHref}
        onNewFolder={() => setNaming(true)}
      />
      {isEmpty ? null : selected.length > 0 ? (
        <SelectionBar count={selected.length} onMove={() => setMoving(selected)} onClear={clear} />
      ) : (
        <StudiesToolbar
          search={search}
          onChange={(change) => void set(change)}
          found={found}
          searchRef={searchField}
        />
      )}
      <div className="min-h-0 flex-1 scroll-pt-[2.25rem] overflow-auto overscroll-contain max-[60rem]:overflow-visible">
        {query.isError ? <ListError error={query.error} retry={() => void query.refetch()} /> : null}
        {isEmpty ? (
          <NoStudiesYet mayEdit={mayEdit} />
        ) : none ? (
          <NoStudiesFound search={search} found={found} onChange={(change) => void set(change)} />
        ) : query.isError && !found ? null : (
          <StudyTable
            sort={search.sort}
            onSort={(sort) => void set({ sort })}
            busy={!found || (query.isFetching && query.isPlaceholderData)}
          >
            {found ? (
              <StudyRows
                studies={studies}
                actions={actions}
                selected={chosen}
                onSelect={setChosen}
                onMove={setMoving}
                onDelete={(study) => (study.responseTotal > 0 ? setDeleting(study) : actions.remove(study))}
                more={query.hasNextPage}
                onMore={() => {
                  if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
                }}
              />
            ) : (
              <SkeletonRows />
            )}
          </StudyTable>
        )}
        {found && !none && query.hasNextPage ? (
          <div className="flex justify-center py-4">
            <Button
              variant="quiet"
              busy={query.isFetchingNextPage && 'Showing more'}
              onPress={() => void query.fetchNextPage()}
            >
              Show more
            </Button>
          </div>
        ) : null}
      </div>
      {moving ? (
        <MoveDialog
          studies={moving}
          onClose={() => setMoving(null)}
          onMove={async (folder) => {
            const [only] = moving.length === 1 ? moving : [];
            const ids = moving.map(({ id }) => id);
            const moved = await actions.move(ids, folder, only?.title);
            if (moved) clear();
            return moved;
          }}
        />
      ) : null}
      {naming ? <FolderDialog onClose={() => setNaming(false)} within={search.folder} /> : null}
      <ConfirmDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={`Delete “${deleting?.title ?? ''}”`}
        keep="Keep it"
        confirm="Delete study"
        danger
        onConfirm={() => {
          if (deleting) actions.remove(deleting);
          setDeleting(null);
        }}
      >
        <p>
          {`${counted(deleting?.responseTotal ?? 0, 'response goes', 'responses go')} with it, recordings and transcripts included. Credits still held go back to the wallet; its link is never given again.`}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** A study that moved to another page between two requests is returned twice. */
function uniqueStudies(pages: readonly FoundStudies[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy>();
  for (const study of pages.flatMap((page) => page.studies)) {
    if (!studies.has(study.id)) studies.set(study.id, study);
  }
  return [...studies.values()];
}

function isPlain({ search, status, folder, creator }: StudySearch): boolean {
  return search === '' && status === 'all' && folder === null && creator === null;
}

function newStudyHref({ folder }: StudySearch): string {
  return folder ? folderHref(folder).replace('/studies', '/studies/new') : '/studies/new';
}
