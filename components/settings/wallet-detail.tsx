'use client';
import { Copy, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { creditsText } from '@/components/ui/credits';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { laterDialog } from '@/components/ui/later-dialog';
import { Meter } from '@/components/ui/meter';
import { useMay } from '@/lib/client/session';
import type { CreditUse, WalletUse } from '@/lib/client/wallets';
import { Ledger } from './ledger';

// Loaded when first opened.
const WalletAccessDialog = laterDialog('Access', () =>
  import('./wallet-access-dialog').then((module) => module.WalletAccessDialog),
);

export function WalletDetail({ wallet }: { wallet: WalletUse }) {
  const { walletId, name, members, project, recruitment } = wallet;
  const mayChange = useMay('administer');
  const [dialog, setDialog] = useState<'access' | 'top-up'>();
  return (
    <section
      aria-label={name}
      className="min-h-0 overflow-auto max-[60rem]:overflow-visible max-[60rem]:border-line max-[60rem]:border-t"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-line border-b px-6 py-4 max-[60rem]:px-4">
        <h2 className="min-w-0 truncate font-title text-16">{name}</h2>
        <span className="machine-name text-12 text-ink-3">
          {`Wallet id ${walletId.slice(0, 4)}…${walletId.slice(-4)}`}
        </span>
        <IconButton
          label="Copy wallet id"
          size="sm"
          onPress={() => void copyText(walletId, 'The wallet id is copied.')}
        >
          <Copy aria-hidden />
        </IconButton>
        <span className="ms-auto flex items-center gap-2">
          {mayChange ? (
            <Button icon={<UserPlus aria-hidden />} onPress={() => setDialog('access')}>
              Access
            </Button>
          ) : null}
          <Button icon={<Plus aria-hidden />} onPress={() => setDialog('top-up')}>
            Top up
          </Button>
        </span>
        {mayChange ? (
          <p className="w-full text-12 text-ink-3">
            {members === null
              ? 'Everybody who may launch may bill to it.'
              : `For ${members.length === 0 ? 'nobody' : members.map((member) => member.name).join(', ')}.`}
          </p>
        ) : null}
      </div>
      <div className="grid grid-cols-2 border-line border-b max-[40rem]:grid-cols-1">
        <Purse title="Recruitment credits" use={recruitment} />
        <Purse title="Project credits" use={project} />
      </div>
      <Ledger walletId={walletId} name={name} />
      {dialog === 'access' ? (
        <WalletAccessDialog wallet={wallet} onClose={() => setDialog(undefined)} />
      ) : null}
      {dialog === 'top-up' ? <TopUpDialog wallet={wallet} onClose={() => setDialog(undefined)} /> : null}
    </section>
  );
}

function Purse({ title, use }: { title: string; use: CreditUse }) {
  const { balance, spent, held, usage, total, spentPercent, heldPercent } = use;
  return (
    <div className="border-line px-6 py-5 [&+&]:border-s max-[60rem]:px-4 max-[40rem]:[&+&]:border-s-0 max-[40rem]:[&+&]:border-t">
      <h3 className="font-medium text-ink-2">{title}</h3>
      <p className="mt-0.5 mb-[0.625rem] font-medium text-32 tabular-nums tracking-[-0.02em]">
        {creditsText(balance)}{' '}
        <span className="font-text text-13 text-ink-3 tracking-normal">{`left of ${creditsText(total)}`}</span>
      </p>
      <Meter
        spentPercent={spentPercent}
        heldPercent={heldPercent}
        label={`${creditsText(spent)} spent, ${creditsText(held)} held, ${creditsText(balance)} left`}
      />
      <dl className="mt-[0.625rem] flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-3">
        <Figure name="spent" value={spent} swatch="bg-data-1" />
        <Figure name="held" value={held} swatch="hatched" />
        <Figure name="usage" value={usage} />
      </dl>
    </div>
  );
}

function Figure({ name, value, swatch }: { name: string; value: number; swatch?: string }) {
  return (
    <div className="flex items-center gap-1.5">
      {swatch ? <span aria-hidden className={`h-1.5 w-3 rounded-[1px] ${swatch}`} /> : null}
      <dt>{name}</dt>
      <dd className="text-ink tabular-nums">{creditsText(value)}</dd>
    </div>
  );
}

function TopUpDialog({ wallet, onClose }: { wallet: WalletUse; onClose: () => void }) {
  const command = `npm run admin -- wallet:credit --wallet ${wallet.walletId} --project 100`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Top up ${wallet.name}`}
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Close
          </Button>
          <Button
            size="lg"
            variant="primary"
            onPress={() => void copyText(command, 'The command is copied.')}
          >
            Copy command
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>
          Credits are added on the server, by whoever runs it. Hand them this command; 100 is the number of
          project credits to add.
        </p>
        <code className="overflow-x-auto rounded-2 bg-well px-3 py-2 font-code text-12 text-ink">
          {command}
        </code>
      </div>
    </Dialog>
  );
}
