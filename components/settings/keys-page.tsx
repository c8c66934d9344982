'use client';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { laterDialog } from '@/components/ui/later-dialog';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ACTIONS, TableHead } from '@/components/ui/table-head';
import { TABLE, TD } from '@/components/ui/table-style';
import { useRows } from '@/components/ui/use-rows';
import { ApiError } from '@/lib/client/api';
import { keysQuery } from '@/lib/client/keys';
import { useMay } from '@/lib/client/session';
import { KeyRow, keyRowId } from './key-row';

/** Its choice of studies is heavier than the page. */
const NewKeyDialog = laterDialog('New API key', () =>
  import('./new-key-dialog').then((parts) => parts.NewKeyDialog),
);

/** /keys: the member's own keys; owners and admins see all. */
export function KeysPage() {
  const seesAll = useMay('administer');
  const { data, error, isPending, refetch } = useQuery(keysQuery());
  const [making, setMaking] = useState(false);
  const keys = data ?? [];
  const rows = useRows(keys.length, (at) => keyRowId(keys[at]?.id ?? ''));
  useShortcuts('API keys', [
    { keys: 'N', label: 'new key', run: () => setMaking(true), hint: true },
    { keys: 'J', label: 'next key', run: rows.next, hint: true },
    { keys: 'K', label: 'previous key', run: rows.previous, hint: true },
  ]);
  return (
    <>
      <PageHeader
        title="API keys"
        detail={
          <span className="truncate text-ink-3 max-[60rem]:hidden">
            Each key acts as its owner, in this organisation only
          </span>
        }
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setMaking(true)}>
            New key
          </Button>
        }
      />
      <div className="min-h-0 flex-1 overflow-auto max-[60rem]:overflow-visible">
        {error ? (
          <ErrorNote
            title="The keys could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void refetch()}
            className="m-6"
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {data?.length === 0 ? (
          <EmptyState
            title="No keys yet"
            action={<Button onPress={() => setMaking(true)}>Make a key</Button>}
          >
            A key lets a script create studies and read responses as you. What it can do stands in the API
            reference.
          </EmptyState>
        ) : (
          <table className={TABLE} aria-label="API keys" aria-busy={isPending}>
            <TableHead
              columns={[
                'Name',
                'Key',
                { name: 'Owner', className: 'max-[60rem]:hidden' },
                { name: 'Made', figures: true, className: 'max-[78rem]:hidden' },
                { name: 'Works until', figures: true, className: 'max-[60rem]:hidden' },
                { name: 'Last used', figures: true, className: 'max-[60rem]:hidden' },
                ACTIONS,
              ]}
            />
            <tbody>
              {isPending
                ? [0, 1].map((row) => (
                    <tr key={row} className="h-[3.25rem]">
                      <td className={TD} colSpan={7}>
                        {row === 0 ? <Loading what="the keys" /> : null}
                        <Skeleton className="w-[14rem]" />
                      </td>
                    </tr>
                  ))
                : null}
              {keys.map((key, at) => (
                <KeyRow key={key.id} apiKey={key} current={at === rows.current} />
              ))}
            </tbody>
          </table>
        )}
        {/* Below this number of keys. */}
        <p className={`px-6 py-4 text-ink-3 max-[60rem]:px-4 ${isPending ? 'hidden' : ''}`}>
          Send the key as the <code className="font-code text-12 text-ink-2">x-api-key</code> header. Keys are
          stored as hashes; a lost key cannot be shown again, only replaced.{' '}
          {seesAll ? 'As owner or admin you see and can revoke the keys of everybody. ' : ''}
          <Link href="/docs" className="link">
            API reference
          </Link>
        </p>
      </div>
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
    </>
  );
}
