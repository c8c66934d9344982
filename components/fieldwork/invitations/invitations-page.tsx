'use client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Bell, Download, Mail, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ConfirmDialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { FigureRow } from '@/components/ui/figure-row';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { SearchField } from '@/components/ui/search-field';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { LoadingLines } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { asInteger, asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import {
  type Invitations,
  invitationsQuery,
  invitationTableAddress,
  ON_PAGE,
  useRemind,
  useSendInvitations,
} from '@/lib/client/study-invitations';
import { AddDialog } from './add-dialog';
import { InvitationTable } from './invitation-table';
import { TextDialog } from './text-dialog';

interface InvitationsPageProps {
  studyId: string;
  /** Whether somebody could take part now or soon. */
  isOpen: boolean;
  mayEdit: boolean;
}

type Asking = 'add' | 'send' | 'remind' | 'text';

const FIND = withDefault(asString, '');
const PAGE = withDefault(asInteger, 0);

/** /studies/{studyId}/fieldwork/invitations: whom the study invites, and where each of them stands. */
export function InvitationsPage({ studyId, isOpen, mayEdit }: InvitationsPageProps) {
  const [find, setFind] = useAddressPart('find', FIND);
  const [page, setPage] = useAddressPart('page', PAGE);
  const { data, error, refetch } = useQuery({
    ...invitationsQuery(studyId, { find, page }),
    enabled: mayEdit,
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  useShortcuts('Invitations', [
    { keys: 'I', label: 'add addresses', run: () => setAsking('add'), hint: true, off: !mayEdit },
  ]);
  const unsent = data?.states.added ?? 0;
  const all = Object.values(data?.states ?? {}).reduce((sum, count) => sum + count, 0);
  const maySend = Boolean(data?.sendsMail) && isOpen;
  return (
    <div className="min-h-0 flex-1 overflow-auto max-[60rem]:overflow-visible">
      <div className="flex min-h-[3rem] flex-wrap items-center gap-2 border-line border-b px-6 py-2 max-[60rem]:px-4">
        <Link
          href={`/studies/${studyId}/fieldwork`}
          aria-label="Back to fieldwork"
          className={buttonStyle({ variant: 'quiet', size: 'sm' })}
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
        </Link>
        <h2 className="me-2 font-title text-14">Invitations by mail</h2>
        <span className="me-auto text-ink-3">
          {data && all > 0 ? `${data.sent} sent, ${unsent} added and not sent` : ''}
        </span>
        {all > 0 ? (
          <SearchField
            label="Find an address"
            placeholder="Find an address"
            value={find}
            onChange={(value) => {
              setFind(value || null);
              setPage(null);
            }}
            className="w-[13rem] max-[60rem]:w-full"
          />
        ) : null}
        {mayEdit && data ? (
          <>
            <Button onPress={() => setAsking('text')}>Words</Button>
            <Button icon={<Upload aria-hidden />} onPress={() => setAsking('add')}>
              Add addresses
            </Button>
            {maySend && data.remindable > 0 ? (
              <Button icon={<Bell aria-hidden />} onPress={() => setAsking('remind')}>
                {`Remind ${data.remindable}`}
              </Button>
            ) : null}
            {maySend && unsent > 0 ? (
              <Button variant="primary" icon={<Mail aria-hidden />} onPress={() => setAsking('send')}>
                {`Send to ${unsent} new`}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      {mayEdit ? null : (
        <Note className="m-6">Addresses of participants are seen by those who may edit the study.</Note>
      )}
      {error ? (
        <ErrorNote
          className="m-6"
          title="The invitations could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {mayEdit && !data && !error ? (
        <LoadingLines what="the invitations" widths={['w-[24rem]', 'w-[20rem]']} className="p-6" />
      ) : null}
      {data && !data.sendsMail ? (
        <Note className="mx-6 mt-4 max-[60rem]:mx-4">
          This server sends no mail. Each person still gets a link of their own: download the table and send
          it with the tool of your choice.
        </Note>
      ) : null}
      {data?.sendsMail && !isOpen && all > 0 ? (
        <Note className="mx-6 mt-4 max-[60rem]:mx-4">
          Mails leave once the study is launched; nobody could take part now.
        </Note>
      ) : null}
      {data && all === 0 ? (
        <EmptyState
          className="px-8 pt-12 max-[60rem]:px-4"
          title="Nobody is invited yet"
          action={
            <Button
              variant="primary"
              size="lg"
              icon={<Upload aria-hidden />}
              onPress={() => setAsking('add')}
            >
              Add addresses
            </Button>
          }
        >
          Paste a list or a table. Everybody gets a link of their own, which begins one interview and goes on
          with it on any device, and can ask for no more mails by one press.
        </EmptyState>
      ) : null}
      {data && all > 0 ? (
        <>
          <Figures data={data} />
          <InvitationTable studyId={studyId} invitations={data.invitations} />
          <div className="flex flex-wrap items-center gap-3 px-6 py-4 text-ink-3 max-[60rem]:px-4">
            <span>{`${data.invitations.length} of ${data.total} shown. Reminders go to nobody who has finished.`}</span>
            <a
              className="link inline-flex items-center gap-1"
              href={invitationTableAddress(studyId)}
              download
            >
              <Download aria-hidden className="size-4" />
              Table with all links
            </a>
            {data.total > ON_PAGE ? (
              <span className="ms-auto flex gap-2">
                <Button size="sm" disabled={page === 0} onPress={() => setPage(page - 1)}>
                  Before
                </Button>
                <Button
                  size="sm"
                  disabled={(page + 1) * ON_PAGE >= data.total}
                  onPress={() => setPage(page + 1)}
                >
                  Next
                </Button>
              </span>
            ) : null}
          </div>
        </>
      ) : null}
      {asking === 'add' ? <AddDialog studyId={studyId} onClose={close} /> : null}
      {asking === 'text' ? <TextDialog studyId={studyId} onClose={close} /> : null}
      {asking === 'send' ? <SendDialog studyId={studyId} what="send" count={unsent} onClose={close} /> : null}
      {asking === 'remind' && data ? (
        <SendDialog studyId={studyId} what="remind" count={data.remindable} onClose={close} />
      ) : null}
    </div>
  );
}

function Figures({ data }: { data: Invitations }) {
  const { states, sent, remindable } = data;
  const ended = states.completed + states.screened_out + states.over_quota;
  const facts: [string, number, string?][] = [
    ['Sent', sent],
    ['Started', states.started + ended],
    ['Complete', states.completed],
    ['Came back', states.failed],
    ['Asked for no more', states.unsubscribed],
    ['Can be reminded', remindable, 'now'],
  ];
  return <FigureRow figures={facts} label="Figures" className="border-line border-b" />;
}

function SendDialog({
  studyId,
  what,
  count,
  onClose,
}: {
  studyId: string;
  what: 'send' | 'remind';
  count: number;
  onClose: () => void;
}) {
  const send = useSendInvitations(studyId);
  const remind = useRemind(studyId);
  const run = what === 'send' ? send : remind;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={what === 'send' ? `Invite ${countOfPeople(count)}?` : `Remind ${countOfPeople(count)}?`}
      keep="Not yet"
      confirm={what === 'send' ? 'Send invitations' : 'Send reminders'}
      busy={run.isPending && 'Sending'}
      onConfirm={() =>
        run.mutate(undefined, {
          onSuccess: ({ queued }) => {
            toast.done(`${queued === 1 ? '1 mail is' : `${queued} mails are`} on the way.`);
            onClose();
          },
        })
      }
      error={
        run.error ? (
          <Note tone="critical" live="alert" title="Nothing was sent.">
            {run.error.message}
          </Note>
        ) : null
      }
    >
      <p>
        {what === 'send'
          ? 'Each gets one mail with a link of their own. Mails leave one by one, at most sixty a minute.'
          : 'They got an invitation, have not finished, and were not written to within a day. Nobody gets more than three reminders.'}
      </p>
    </ConfirmDialog>
  );
}
