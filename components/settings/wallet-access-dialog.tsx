'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { RadioGroup } from '@/components/ui/radio-group';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { membersQuery } from '@/lib/client/people';
import { useSetWalletAccess, type WalletUse } from '@/lib/client/wallets';
import { roleMay } from '@/lib/domain/roles';

/** Who may bill to a wallet: everybody who may launch, or named members. */
export function WalletAccessDialog({ wallet, onClose }: { wallet: WalletUse; onClose: () => void }) {
  const { data: members } = useQuery(membersQuery());
  const change = useSetWalletAccess(wallet.walletId);
  const [whom, setWhom] = useState<'everybody' | 'named'>(wallet.members === null ? 'everybody' : 'named');
  const [named, setNamed] = useState<ReadonlySet<string>>(
    new Set(wallet.members?.map(({ userId }) => userId) ?? []),
  );
  const launchers = members?.filter(({ role, userId }) => roleMay(role, 'launch') || named.has(userId));
  const save = () =>
    change.mutate(whom === 'everybody' ? null : [...named], {
      onSuccess: () => {
        toast.done(`Who bills to ${wallet.name} is changed.`);
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Who may bill to ${wallet.name}`}
      description="Studies that are live stay billed to it, whoever is named."
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" size="lg" busy={change.isPending && 'Saving'} onPress={save}>
            Save access
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {change.error ? (
          <Note tone="critical" live="alert" title="Access is as it was.">
            {change.error.message}
          </Note>
        ) : null}
        <RadioGroup
          label="Access"
          labelHidden
          value={whom}
          onChange={setWhom}
          items={[
            { id: 'everybody', label: 'Everybody who may launch' },
            { id: 'named', label: 'Only these members', detail: 'Owners and admins, too, only when named.' },
          ]}
        />
        {whom === 'named' ? (
          <div className="grid gap-2 border-line border-s ps-5">
            {launchers ? null : (
              <>
                <Loading what="the members" />
                <Skeleton className="w-[10rem]" />
              </>
            )}
            {launchers?.map(({ userId, name, role }) => (
              <Checkbox
                key={userId}
                checked={named.has(userId)}
                onChange={(checked) => {
                  const next = new Set(named);
                  if (checked) next.add(userId);
                  else next.delete(userId);
                  setNamed(next);
                }}
              >
                <span>
                  {name} <span className="text-ink-3">{role}</span>
                </span>
              </Checkbox>
            ))}
            {named.size === 0 ? (
              <p className="text-12 text-caution">With nobody named, nobody bills to it.</p>
            ) : null}
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
