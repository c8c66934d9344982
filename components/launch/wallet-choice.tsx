'use client';
import { Lock } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '@/components/ui/class-names';
import { creditsText } from '@/components/ui/credits';
import { Meter } from '@/components/ui/meter';
import { Tag } from '@/components/ui/tag';
import type { FundingWallet, LaunchPreview } from '@/lib/client/launch';

interface WalletChoiceProps {
  preview: LaunchPreview;
  value: string | null;
  onChange: (walletId: string) => void;
}

/** The wallets with their credits; one without enough for the launch says so before it is chosen. */
export function WalletChoice({ preview, value, onChange }: WalletChoiceProps) {
  const bound = preview.billedTo !== null;
  return (
    <div className="grid gap-2">
      <RadioGroup value={value} onChange={onChange} className="grid gap-2" isReadOnly={bound}>
        <Label className="font-medium">{labelOf({ bound, test: preview.test })}</Label>
        <div className="overflow-hidden rounded-3 border border-line-strong">
          {preview.wallets.map((wallet) =>
            wallet.accessible || bound ? (
              <Radio
                key={wallet.walletId}
                value={wallet.walletId}
                className="group grid cursor-pointer grid-cols-[1rem_minmax(0,1fr)] gap-x-3 border-line border-t p-4 first:border-t-0 data-readonly:cursor-default data-selected:bg-accent-wash data-selected:shadow-[inset_2px_0_var(--accent)] data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus"
              >
                <span
                  aria-hidden
                  className="mt-0.5 size-4 rounded-full border border-line-control bg-sheet group-data-selected:border-[5px] group-data-selected:border-accent"
                />
                <WalletFigures wallet={wallet} />
              </Radio>
            ) : (
              <LockedWallet key={wallet.walletId} name={wallet.name} />
            ),
          )}
        </div>
      </RadioGroup>
      <p className="flex flex-wrap gap-4 text-12 text-ink-3">
        <Swatch look="bg-data-1">spent</Swatch>
        <Swatch look="hatched">held for interviews</Swatch>
        <Swatch look="bg-data-0">available</Swatch>
      </p>
    </div>
  );
}

function labelOf({ bound, test }: { bound: boolean; test: boolean }): string {
  if (test) return 'Billed to, if it were no test study';
  return bound ? 'Billed to' : 'Bill project responses to';
}

function WalletFigures({ wallet: { name, funds, project, recruitment } }: { wallet: FundingWallet }) {
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-[8rem] flex-1 font-strong [overflow-wrap:anywhere]">{name}</span>
        {funds ? null : <Tag tone="critical">cannot fund this launch</Tag>}
      </span>
      <span className="mt-3 grid grid-cols-2 gap-6 max-[40rem]:grid-cols-1 max-[40rem]:gap-3">
        <Purse title="Recruitment credits" use={recruitment} critical={false} />
        <Purse title="Project credits" use={project} critical={!funds} />
      </span>
    </span>
  );
}

function Purse({
  title,
  use,
  critical,
}: {
  title: string;
  use: FundingWallet['project'];
  critical: boolean;
}) {
  const { balance, usage, held, total, spentPercent, heldPercent } = use;
  return (
    <span className="grid gap-1.5 text-12">
      <span className="flex items-baseline justify-between gap-2 text-ink-2">
        {title}
        <span>
          <b
            className={classNames(
              'font-strong text-16 leading-5 tabular-nums',
              critical ? 'text-critical' : 'text-ink',
            )}
          >
            {creditsText(balance)}
          </b>{' '}
          left
        </span>
      </span>
      <Meter
        spentPercent={spentPercent}
        heldPercent={heldPercent}
        critical={critical}
        label={`Usage ${creditsText(usage)} of ${creditsText(total)}, ${creditsText(held)} of it held`}
      />
      <span className="flex justify-between gap-2 text-ink-3 tabular-nums">
        <span>{`usage ${creditsText(usage)} of ${creditsText(total)}`}</span>
        <span>{`${creditsText(held)} held`}</span>
      </span>
    </span>
  );
}

function LockedWallet({ name }: { name: string }) {
  return (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 border-line border-t bg-well p-4 text-ink-2 first:border-t-0">
      <Lock aria-hidden className="mt-0.5 size-4" />
      <div>
        <p className="font-strong">{name}</p>
        <p className="text-12 text-ink-3">
          You are not among those who bill to it. As owner or admin you can name yourself under Wallets.
        </p>
      </div>
    </div>
  );
}

function Swatch({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`h-1.5 w-3 rounded-[1px] ${look}`} />
      {children}
    </span>
  );
}
