'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { creditsInColumn } from '@/components/ui/credits';
import { ErrorNote } from '@/components/ui/error-note';
import { Link } from '@/components/ui/link';
import { dayText, momentText } from '@/components/ui/moment';
import { saveFile } from '@/components/ui/save-file';
import { Select } from '@/components/ui/select';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { TableHead } from '@/components/ui/table-head';
import { NUMBER, ROW, TABLE, TD } from '@/components/ui/table-style';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import { progressWord } from '@/lib/client/statuses';
import { type LedgerEntry, ledgerQuery, wholeLedger } from '@/lib/client/wallets';
import { ledgerCsv } from './ledger-csv';
import { ENTRY_WORDS } from './ledger-words';

type Shown = 'all' | 'charges' | 'holds' | 'credits';
const SHOWN: { id: Shown; label: string; reasons: readonly LedgerEntry['reason'][] | null }[] = [
  { id: 'all', label: 'All entries', reasons: null },
  { id: 'charges', label: 'Charges', reasons: ['charge', 'waiver'] },
  {
    id: 'holds',
    label: 'Holds and releases',
    reasons: ['launch_hold', 'hold_change', 'share_hold', 'share_release', 'launch_release'],
  },
  { id: 'credits', label: 'Top-ups', reasons: ['credit'] },
];

/** Every entry of a wallet; a row leads to the response or the study that it is for. */
export function Ledger({ walletId, name }: { walletId: string; name: string }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ledgerQuery(walletId));
  const [shown, setShown] = useState<Shown>('all');
  const [saving, setSaving] = useState(false);
  const reasons = SHOWN.find(({ id }) => id === shown)?.reasons ?? null;
  const entries = (data?.pages.flatMap((page) => page.entries) ?? []).filter(
    ({ reason }) => reasons === null || reasons.includes(reason),
  );
  const save = async () => {
    setSaving(true);
    try {
      saveFile(`${name} ledger.csv`, 'text/csv', ledgerCsv(await wholeLedger(walletId)));
    } catch {
      toast.failed('The ledger could not be read to its end. No file was made.', {
        retry: () => void save(),
      });
    }
    setSaving(false);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-6 pt-4 pb-2 max-[60rem]:px-4">
        <h3 className="font-title text-14">Ledger</h3>
        <span className="text-ink-3 max-[40rem]:hidden">every entry is kept; nothing is edited</span>
        <span className="ms-auto flex items-center gap-1">
          <Select label="Entries shown" labelHidden quiet items={SHOWN} value={shown} onChange={setShown} />
          <Button
            variant="quiet"
            icon={<Download aria-hidden />}
            busy={saving && 'Reading'}
            onPress={() => void save()}
          >
            CSV
          </Button>
        </span>
      </div>
      {error ? (
        <ErrorNote
          title="The ledger could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
          className="mx-6 mb-4"
        >
          {error.message}
        </ErrorNote>
      ) : null}
      <div className="relative overflow-x-auto">
        <table className={TABLE} aria-label="Ledger" aria-busy={isPending}>
          <TableHead
            columns={[
              { name: 'When', className: 'max-[40rem]:hidden' },
              { name: 'Entry', className: 'max-[40rem]:ps-4' },
              'For',
              { name: 'Project', figures: true },
              { name: 'Recruitment', figures: true, className: 'max-[60rem]:hidden' },
              { name: 'Held after', figures: true, className: 'max-[78rem]:hidden' },
              { name: 'Usage after', figures: true, className: 'max-[60rem]:hidden' },
            ]}
          />
          <tbody>
            {isPending
              ? [0, 1, 2, 3].map((row) => (
                  <tr key={row} className="h-[2.5rem]">
                    <td className={TD} colSpan={7}>
                      {row === 0 ? <Loading what="the ledger" /> : null}
                      <Skeleton className="w-[22rem] max-w-full" />
                    </td>
                  </tr>
                ))
              : null}
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      {data && entries.length === 0 ? (
        <p className="px-6 py-4 text-ink-3">
          {shown === 'all'
            ? 'Nothing has moved in this wallet yet.'
            : 'No such entry on the pages read so far.'}
        </p>
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

function EntryRow({ entry }: { entry: LedgerEntry }) {
  const { createdAt, kind, reason, amount, heldAfter, usageAfter } = entry;
  const words = ENTRY_WORDS[reason];
  const figure = `${reason === 'credit' ? '+' : ''}${creditsInColumn(amount)}`;
  const own = (of: LedgerEntry['kind']) =>
    of === kind ? (
      <span className={reason === 'credit' ? 'text-positive' : ''}>{figure}</span>
    ) : (
      <span className="text-ink-3">–</span>
    );
  return (
    <tr className={`${ROW} h-[2.5rem]`}>
      <td className={`${TD} whitespace-nowrap text-ink-3 tabular-nums max-[40rem]:hidden`}>
        {momentText(createdAt)}
      </td>
      <td className={`${TD} whitespace-nowrap max-[40rem]:ps-4`}>
        <span
          className={`inline-flex items-center gap-1.5 ${reason === 'credit' ? 'text-positive' : ''}`}
          title={words.means}
        >
          {words.isHold ? <span aria-hidden className="hatched h-1.5 w-3 rounded-[1px]" /> : null}
          {words.name}
        </span>
        <span className="hidden text-12 text-ink-3 max-[40rem]:block">{dayText(createdAt)}</span>
      </td>
      <td className={`${TD} min-w-[9rem]`}>
        <EntryFor entry={entry} />
      </td>
      <td className={`${TD} ${NUMBER}`}>{own('project')}</td>
      <td className={`${TD} ${NUMBER} max-[60rem]:hidden`}>{own('recruitment')}</td>
      <td className={`${TD} ${NUMBER} max-[78rem]:hidden`}>{creditsInColumn(heldAfter)}</td>
      <td className={`${TD} ${NUMBER} max-[60rem]:hidden`}>{creditsInColumn(usageAfter)}</td>
    </tr>
  );
}

function EntryFor({ entry: { study, response, reason } }: { entry: LedgerEntry }) {
  if (response && study && response.readableId !== null) {
    return (
      <span className="flex flex-wrap gap-x-1.5">
        <Link href={`/studies/${study.id}/responses/${response.readableId}`} className="link">
          {`Response ${response.readableId}`}
        </Link>
        <span className="text-ink-3">
          {response.progress === 'complete'
            ? study.title
            : `${progressWord(response.progress ?? '')}, ${study.title}`}
        </span>
      </span>
    );
  }
  if (response) return <span className="text-ink-3">A response that was deleted</span>;
  if (study) {
    return (
      <Link href={`/studies/${study.id}/responses`} className="link">
        {study.title}
      </Link>
    );
  }
  return (
    <span className="text-ink-3">
      {reason === 'credit' ? 'Added by administration' : 'A study that was deleted'}
    </span>
  );
}
