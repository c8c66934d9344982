'use client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleX, Download, ShieldCheck, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { saveFile } from '@/components/ui/save-file';
import { Select } from '@/components/ui/select';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { LoadingLines } from '@/components/ui/skeleton';
import { TableHead } from '@/components/ui/table-head';
import { TABLE } from '@/components/ui/table-style';
import { toast } from '@/components/ui/toast';
import { useRows } from '@/components/ui/use-rows';
import { asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressParts } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { type AuditChoice, auditCheckQuery, auditCsv, auditQuery } from '@/lib/client/audit';
import { membersQuery } from '@/lib/client/people';
import { useMay, useSession } from '@/lib/client/session';
import { OrganisationFrame } from '../organisation-frame';
import { AuditRow } from './audit-row';

const DAY_MS = 86_400_000;
const PERIODS = [
  { id: '', label: 'All time' },
  { id: '1', label: 'The last day' },
  { id: '7', label: 'The last 7 days' },
  { id: '30', label: 'The last 30 days' },
] as const;
type Period = (typeof PERIODS)[number]['id'];

const idOf = (at: number) => `entry-${at}`;

/** /organisation/audit: who did or saw what, for owners and admins. */
export function AuditPage() {
  const { organization } = useSession();
  const mayRead = useMay('administer');
  const [saving, setSaving] = useState(false);
  const { choice, ...narrowing } = useChoice();
  const save = async () => {
    setSaving(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`Audit log, ${day}.csv`, 'text/csv', await auditCsv(choice));
    } catch {
      toast.failed('The log could not be read to its end. No file was made.', { retry: () => void save() });
    }
    setSaving(false);
  };
  useShortcuts('Audit log', [
    { keys: 'X', label: 'export', run: () => void save(), hint: true, off: !mayRead },
  ]);
  return (
    <>
      <PageHeader
        title="Audit log"
        crumbs={[{ label: 'Organisation', href: '/organisation' }]}
        detail={
          <span className="truncate text-ink-3 max-[60rem]:hidden">
            Who did or saw what; no words of participants
          </span>
        }
        actions={
          mayRead ? (
            <Button icon={<Download aria-hidden />} busy={saving && 'Reading'} onPress={() => void save()}>
              Export
            </Button>
          ) : null
        }
      />
      <OrganisationFrame current="/organisation/audit" wide>
        {mayRead ? (
          <Log choice={choice} {...narrowing} />
        ) : (
          <Note className="m-6">{`You are ${organization.role} here. Owners and admins read the audit log.`}</Note>
        )}
      </OrganisationFrame>
    </>
  );
}

/** What of the log is shown, in the page's address. */
function useChoice() {
  const [{ by, of, days }, set] = useAddressParts({
    by: withDefault(asString, ''),
    of: withDefault(asString, ''),
    days: withDefault(asString, ''),
  });
  const period: Period = PERIODS.find(({ id }) => id === days)?.id ?? '';
  // From the beginning of an hour, so that a page that is drawn again asks for the same.
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
  const from = period === '' ? '' : new Date(hour - Number(period) * DAY_MS).toISOString();
  const choice: AuditChoice = { actor: by, target: of, from };
  return {
    choice,
    period,
    setActor: (actor: string) => set({ by: actor || null }),
    setTarget: (target: string) => set({ of: target || null }),
    setPeriod: (next: Period) => set({ days: next || null }),
    clear: () => set({ by: null, of: null, days: null }),
  };
}

type LogProps = ReturnType<typeof useChoice>;

function Log({ choice, period, setActor, setTarget, setPeriod, clear }: LogProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(auditQuery(choice));
  const [open, setOpen] = useState<number | null>(null);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const total = data?.pages.at(-1)?.total ?? 0;
  const rows = useRows(entries.length, idOf);
  const toggle = (at: number) => {
    const { number } = entries[at] ?? {};
    if (number === undefined) return;
    rows.go(at);
    setOpen((now) => (now === number ? null : number));
  };
  useShortcuts('Entries', [
    { keys: 'J', label: 'next entry', run: rows.next, hint: true },
    { keys: 'K', label: 'entry before', run: rows.previous, hint: true },
    { keys: '↵', label: 'open', run: () => toggle(rows.current), hint: true, off: rows.current < 0 },
  ]);
  const isNarrowed = choice.actor !== '' || choice.target !== '' || choice.from !== '';
  return (
    <>
      <Broken />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-6 py-2 max-[60rem]:px-4">
        <Select
          label="When"
          labelHidden
          quiet
          items={PERIODS.map((item) => ({ ...item }))}
          value={period}
          onChange={setPeriod}
        />
        <WhoSelect value={choice.actor} onChange={setActor} />
        {choice.target === '' ? null : (
          <Button size="sm" icon={<X aria-hidden />} onPress={() => setTarget('')}>
            Only one thing
          </Button>
        )}
        <Whole />
        <span className="ms-auto text-ink-3 tabular-nums" role="status">
          {data ? `${total.toLocaleString('en-GB')} ${total === 1 ? 'entry' : 'entries'}` : ''}
        </span>
      </div>
      {error ? (
        <ErrorNote
          title="The log could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
          className="mx-6 mb-4"
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {data && entries.length === 0 ? (
        <EmptyState
          title={isNarrowed ? 'Nothing like that is in the log' : 'Nothing has been recorded yet'}
          action={isNarrowed ? <Button onPress={clear}>Show everything</Button> : null}
        >
          {isNarrowed
            ? 'Nobody did anything that fits what is chosen above.'
            : 'From now on every change, every export and every look at a recording stands here.'}
        </EmptyState>
      ) : null}
      {isPending && !error ? (
        <LoadingLines what="the log" widths={['w-[34rem]', 'w-[28rem]', 'w-[31rem]']} className="p-6" />
      ) : null}
      {entries.length > 0 ? (
        <div className="relative overflow-x-auto">
          <table className={TABLE} aria-label="Audit log">
            <TableHead
              columns={[
                'When',
                { name: 'Who', className: 'max-[60rem]:hidden' },
                'What',
                { name: 'From', className: 'max-[78rem]:hidden' },
                'Result',
              ]}
            />
            <tbody>
              {entries.map((entry, at) => (
                <AuditRow
                  key={entry.id}
                  id={idOf(at)}
                  entry={entry}
                  isCurrent={at === rows.current}
                  isOpen={entry.number === open}
                  onToggle={() => toggle(at)}
                  onNarrow={setTarget}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {hasNextPage ? (
        <p className="px-6 py-4">
          <Button size="sm" busy={isFetchingNextPage && 'Reading'} onPress={() => void fetchNextPage()}>
            Older entries
          </Button>
        </p>
      ) : null}
    </>
  );
}

function WhoSelect({ value, onChange }: { value: string; onChange: (actor: string) => void }) {
  const { data: members = [] } = useQuery(membersQuery());
  const items = [
    { id: '', label: 'Everybody' },
    ...members.map(({ userId, name }) => ({ id: userId, label: name })),
    { id: 'visitor', label: 'People with a link' },
    { id: 'operator', label: 'Commands on the server' },
  ];
  const known = items.some(({ id }) => id === value) ? items : [...items, { id: value, label: 'One key' }];
  return <Select label="Who" labelHidden quiet items={known} value={value} onChange={onChange} />;
}

/** Whether the log is as it was written. */
function Whole() {
  const { data } = useQuery(auditCheckQuery());
  if (!data) return null;
  return data.ok ? (
    <span className="inline-flex items-center gap-1.5 text-positive">
      <ShieldCheck aria-hidden className="size-[0.875rem]" />
      {`Unbroken, checked ${momentText(data.checkedAt)}`}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-critical">
      <CircleX aria-hidden className="size-[0.875rem]" />
      {`Broken at ${data.brokenAt}, checked ${momentText(data.checkedAt)}`}
    </span>
  );
}

function Broken() {
  const { data } = useQuery(auditCheckQuery());
  if (!data || data.ok) return null;
  return (
    <Note
      tone="critical"
      live="alert"
      title={`Entry ${data.brokenAt} is not as it was written.`}
      className="m-4"
    >
      Somebody changed or removed it in the database. Everything before it holds. Tell whoever runs the
      server; their command audit:verify says the same.
    </Note>
  );
}
