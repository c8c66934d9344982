'use client';
import { Folder, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { ErrorNote } from '@/components/ui/error-note';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/shell/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import type { FoundStudies, StudySearch } from '@/lib/client/studies';
import { counted, folderHref } from './study-words';

interface ListHeaderProps {
  search: StudySearch;
  found: FoundStudies | undefined;
  isEmpty: boolean;
  failed: boolean;
  mayEdit: boolean;
  newHref: string;
  onNewFolder: () => void;
}

/** The shown folder, the number of its studies, and the buttons for new ones. */
export function ListHeader({
  search,
  found,
  isEmpty,
  failed,
  mayEdit,
  newHref,
  onNewFolder,
}: ListHeaderProps) {
  const { folder } = search;
  const above = folder?.slice(0, -1) ?? [];
  const crumbs = folder
    ? [
        { label: 'Studies', href: '/studies' },
        ...above.map((label, at) => ({ label, href: folderHref(above.slice(0, at + 1)) })),
      ]
    : [];
  return (
    <PageHeader
      title={folder?.at(-1) ?? 'Studies'}
      crumbs={crumbs}
      detail={
        isEmpty ? null : found ? (
          <span className="truncate text-ink-3 max-[60rem]:hidden">
            {`${counted(found.studyCount, 'study', 'studies')}, ${counted(found.responseCount, 'complete response', 'complete responses')}`}
          </span>
        ) : failed ? null : (
          <Skeleton className="w-[11rem] max-[60rem]:hidden" />
        )
      }
      actions={
        mayEdit ? (
          <>
            {isEmpty ? null : (
              <Button icon={<Folder aria-hidden />} onPress={onNewFolder} className="max-[40rem]:hidden">
                New folder
              </Button>
            )}
            <LinkButton href={newHref} variant="primary" icon={<Plus aria-hidden />} keys={['N']}>
              New study
            </LinkButton>
          </>
        ) : null
      }
    />
  );
}

/** Why the studies could not be loaded, or are out of date. */
export function ListError({ error, retry }: { error: Error; retry: () => void }) {
  const refusal = error instanceof ApiError ? error : null;
  return (
    <ErrorNote
      className="mx-6 my-3"
      title="The studies could not be read."
      requestId={refusal?.requestId}
      retry={retry}
    >
      {refusal?.message ?? 'No answer came. Check the connection.'}
    </ErrorNote>
  );
}
