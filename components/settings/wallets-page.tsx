'use client';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { creditsText } from '@/components/ui/credits';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorNote } from '@/components/ui/error-note';
import { Meter } from '@/components/ui/meter';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { asString } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { useMay, useSession } from '@/lib/client/session';
import { type WalletUse, walletUsesQuery } from '@/lib/client/wallets';
import { WalletDetail } from './wallet-detail';

/** The price of the cheapest interview: less than that pays for nothing. */
const LEAST_PRICE = 1;

/** /wallets: the credits for launches, and how they were used. */
export function WalletsPage() {
  const { organization } = useSession();
  const { data, error, isPending, refetch } = useQuery(walletUsesQuery());
  const [named, setNamed] = useAddressPart('wallet', asString);
  const wallets = data ?? [];
  const at = Math.max(
    0,
    wallets.findIndex(({ walletId }) => walletId === named),
  );
  const wallet = wallets[at];
  const go = (to: number) =>
    setNamed(wallets[Math.max(0, Math.min(wallets.length - 1, to))]?.walletId ?? null);
  useShortcuts('Wallets', [
    { keys: 'J', label: 'next wallet', run: () => go(at + 1), hint: true, off: wallets.length < 2 },
    { keys: 'K', label: 'previous wallet', run: () => go(at - 1), hint: true, off: wallets.length < 2 },
  ]);
  return (
    <>
      <PageHeader
        title="Wallets"
        detail={
          data ? (
            <span className="truncate text-ink-3">{`${data.length} granted to ${organization.name}`}</span>
          ) : null
        }
      />
      {error ? (
        <ErrorNote
          title="The wallets could not be loaded."
          requestId={error instanceof ApiError ? error.requestId : null}
          retry={() => void refetch()}
          className="m-6"
        >
          {error.message}
        </ErrorNote>
      ) : null}
      {data?.length === 0 ? <NoWallets /> : null}
      {isPending || wallets.length > 0 ? (
        <div className="grid min-h-0 flex-1 grid-cols-[18rem_minmax(0,1fr)] max-[60rem]:grid-cols-1">
          <nav
            aria-label="Wallets"
            className="min-h-0 overflow-auto border-line border-e max-[60rem]:border-e-0"
          >
            {isPending ? (
              <div className="grid gap-3 border-line border-b px-6 py-4">
                <Loading what="the wallets" />
                <Skeleton className="w-[60%]" />
                <Skeleton className="w-full" />
              </div>
            ) : null}
            <ul>
              {wallets.map((one) => (
                <li key={one.walletId}>
                  <WalletEntry wallet={one} current={one === wallet} onPress={() => setNamed(one.walletId)} />
                </li>
              ))}
            </ul>
          </nav>
          {wallet ? <WalletDetail key={wallet.walletId} wallet={wallet} /> : <div />}
        </div>
      ) : null}
    </>
  );
}

function NoWallets() {
  const sees = useMay('administer');
  return (
    <EmptyState title="No wallet here">
      {sees
        ? 'Studies of this organisation launch without billing. Whoever runs this server grants a wallet with “npm run admin -- wallet:grant”.'
        : 'There is none that you may bill to. Owners and admins say who bills to what.'}
    </EmptyState>
  );
}

function WalletEntry({
  wallet,
  current,
  onPress,
}: {
  wallet: WalletUse;
  current: boolean;
  onPress: () => void;
}) {
  const { name, project, liveStudies, accessible } = wallet;
  const empty = project.balance < LEAST_PRICE;
  const live = liveStudies === 1 ? '1 live study' : `${liveStudies} live studies`;
  return (
    <button
      type="button"
      aria-current={current || undefined}
      onClick={onPress}
      className="grid w-full gap-1.5 border-line border-b py-4 ps-6 pe-5 text-start hover:bg-well aria-[current]:bg-accent-wash aria-[current]:shadow-[inset_2px_0_var(--accent)] focus-visible:-outline-offset-2"
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
        {accessible ? null : <Lock aria-hidden className="size-[0.875rem] shrink-0 text-ink-3" />}
        <span className={classNames('font-strong tabular-nums', empty && 'text-critical')}>
          {creditsText(project.balance)}
        </span>
      </span>
      <Meter
        spentPercent={project.spentPercent}
        heldPercent={project.heldPercent}
        critical={empty}
        label={`${creditsText(project.balance)} of ${creditsText(project.total)} project credits left`}
      />
      <span className="text-12 text-ink-3">
        {live}
        {empty ? ', cannot fund a launch' : ''}
        {accessible ? '' : '. You are not named for it.'}
      </span>
    </button>
  );
}
