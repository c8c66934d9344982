'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { insightsQuery, useCreateInsight } from '@/lib/client/findings';
import { useStudyHead } from '@/lib/client/study-head';
import { FindingsBar } from './findings-bar';
import { InsightEditor } from './insight-editor';
import { ShareDialog } from './share-dialog';

interface InsightsPageProps {
  studyId: string;
  /** The study's header, with what this page adds at its right edge. */
  renderHead: (actions: ReactNode) => ReactNode;
}

const rowId = (at: number) => `insight-${at}`;

/** The insights of a study, and the one that is being written. */
export function InsightsPage({ studyId, renderHead }: InsightsPageProps) {
  const { mayEdit } = useStudyHead();
  const { data, error, refetch } = useQuery(insightsQuery(studyId));
  const [open, setOpen] = useAddressPart('insight', asString);
  const [made, setMade] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const create = useCreateInsight(studyId);
  const insights = data?.insights ?? [];
  const rows = useRows(insights.length, rowId);
  const begin = () =>
    create.mutate('New insight', {
      onSuccess: ({ id }) => {
        setMade(id);
        setOpen(id);
      },
      onError: (failure) => toast.failed(failure.message),
    });
  useShortcuts('Insights', [
    { keys: 'J', label: 'next insight', run: rows.next, unlisted: true },
    { keys: 'K', label: 'insight before', run: rows.previous, unlisted: true },
    { keys: 'J K', label: 'insight', run: () => undefined, hint: true },
    {
      keys: '↵',
      label: 'open',
      hint: true,
      run: () => setOpen(insights[rows.current]?.id ?? null),
      off: rows.current < 0,
    },
    { keys: 'N', label: 'new insight', hint: true, run: begin, off: !mayEdit },
  ]);
  return (
    <>
      {renderHead(
        mayEdit ? (
          <Button keys={['N']} busy={create.isPending && 'Beginning'} onPress={begin}>
            New insight
          </Button>
        ) : null,
      )}
      <FindingsBar studyId={studyId} view="insights" counts={{ insights: data?.total }} />
      {error ? (
        <ErrorNote
          className="m-4"
          title="The insights could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {!data && !error ? <Loading what="insights" /> : null}
      {data?.total === 0 ? (
        <EmptyState title="An insight stands on passages">
          Write a sentence, put the highlights that carry it next to it, and share it when it holds.
        </EmptyState>
      ) : null}
      <div
        className={classNames(
          'grid min-h-0 flex-1',
          open !== null && 'grid-cols-[minmax(0,1fr)_37rem] max-[78rem]:grid-cols-1',
        )}
      >
        <ul
          className={classNames(
            'min-h-0 overflow-auto max-[60rem]:overflow-visible',
            // Where there is no place for both, the open one takes it.
            open !== null && 'max-[78rem]:hidden',
          )}
        >
          {insights.map(({ id, title, text, evidence, status }, at) => (
            <li key={id} id={rowId(at)} className="border-b border-line">
              <button
                type="button"
                aria-current={id === open ? true : undefined}
                onClick={() => setOpen(id)}
                onFocus={() => rows.go(at)}
                className={classNames(
                  'grid w-full gap-1 px-6 py-4 text-start max-[60rem]:px-4',
                  id === open || at === rows.current ? 'bg-accent-wash' : 'hover:bg-well',
                )}
              >
                <span className="text-14 font-title">{title}</span>
                <span className="line-clamp-2 max-w-[34rem] text-13 text-ink-2">{text}</span>
                <span className="text-12 text-ink-3">
                  {`${evidence.length} ${evidence.length === 1 ? 'passage' : 'passages'}, ${status === 'draft' ? 'draft' : 'shared'}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {open === null ? null : (
          <div className="min-h-0 overflow-auto border-s border-line bg-sheet max-[78rem]:border-0 max-[60rem]:overflow-visible">
            <Button
              variant="quiet"
              className="ms-5 mt-3 min-[78rem]:hidden max-[60rem]:ms-1"
              icon={<ArrowLeft aria-hidden className="rtl:rotate-180" />}
              onPress={() => setOpen(null)}
            >
              All insights
            </Button>
            <InsightEditor
              studyId={studyId}
              insightId={open}
              isNew={open === made}
              onShare={() => setSharing(true)}
            />
          </div>
        )}
      </div>
      {isSharing && open !== null ? (
        <ShareDialog
          studyId={studyId}
          what={{ what: 'insight', insightId: open }}
          title="Share this insight"
          onClose={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}
