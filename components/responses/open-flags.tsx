'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/ui/link-button';
import { Note } from '@/components/ui/note';
import { findingsQuery, OPEN_FLAGS, USUAL_ORDER } from '@/lib/client/responses';
import type { ResponseFindingV1 } from '@/lib/wire/v1/response-search';

/** The flagged responses that nobody looks after yet, the newest first. */
export function useOpenFlags(studyId: string): { responses: ResponseFindingV1[]; total: number } {
  const { data } = useInfiniteQuery(findingsQuery(studyId, OPEN_FLAGS, USUAL_ORDER));
  const [first] = data?.pages ?? [];
  return { responses: first?.responses ?? [], total: first?.total ?? 0 };
}

/** Above the list while somebody may be in need and nobody looks after it. */
export function OpenFlags({
  studyId,
  responses: [newest],
  total,
}: { studyId: string } & ReturnType<typeof useOpenFlags>) {
  if (!newest) return null;
  const { readableId } = newest;
  return (
    <Note
      tone="critical"
      live="status"
      className="mx-6 mt-3 max-[60rem]:mx-4"
      title={
        total === 1
          ? `Response ${readableId} may need somebody today.`
          : `${total} responses may need somebody today.`
      }
      actions={
        <LinkButton
          size="sm"
          href={`/studies/${encodeURIComponent(studyId)}/responses/${readableId}?flag=safety&open=true`}
        >
          {total === 1 ? 'Read it' : 'Read the newest'}
        </LinkButton>
      }
    >
      {total === 1 ? 'Nobody looks after it yet.' : 'Nobody looks after them yet.'}
    </Note>
  );
}
