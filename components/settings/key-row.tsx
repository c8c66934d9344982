'use client';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { agoText, dayText, momentText } from '@/components/ui/moment';
import { Note } from '@/components/ui/note';
import { NUMBER, ROW, TD } from '@/components/ui/table-style';
import { Tag } from '@/components/ui/tag';
import { toast } from '@/components/ui/toast';
import { type ApiKey, useRevokeKey } from '@/lib/client/keys';
import { useSession } from '@/lib/client/session';
import { keyMay } from './key-words';

export const keyRowId = (id: string) => `key-${id}`;

export function KeyRow({ apiKey, current }: { apiKey: ApiKey; current: boolean }) {
  const { user } = useSession();
  const { id, name, lastFour, owner, createdAt, lastUsedAt, expiresAt, revokedAt, test } = apiKey;
  const [asking, setAsking] = useState(false);
  const expired = expiresAt !== null && new Date(expiresAt) <= new Date();
  const over = revokedAt !== null || expired;
  return (
    <tr
      id={keyRowId(id)}
      className={`${ROW} h-[3.25rem] ${over ? 'text-ink-3' : ''}`}
      data-current={current || undefined}
    >
      <td className={TD}>
        <span className="flex flex-wrap items-center gap-1.5">
          <span className={over ? '' : 'font-strong'}>{name}</span>
          {test ? <Tag title="It sees test studies alone, and moves no credits.">Test</Tag> : null}
          {!over && !owner.isMember ? (
            <Tag tone="critical" title="Requests with it are forbidden.">
              owner left
            </Tag>
          ) : null}
        </span>
        <span className="block text-12 text-ink-3">{keyMay(apiKey)}</span>
      </td>
      <td
        className={`${TD} whitespace-nowrap font-code text-12`}
      >{`${test ? 'clq_test_' : 'clq_'}…${lastFour}`}</td>
      <td className={`${TD} max-[60rem]:hidden`}>
        <span className="flex items-center gap-2">
          <Avatar name={owner.name} />
          <span className="truncate">{owner.name}</span>
          {owner.userId === user.id ? <Tag>you</Tag> : null}
        </span>
      </td>
      <td className={`${TD} ${NUMBER} text-ink-3 max-[78rem]:hidden`} title={momentText(createdAt)}>
        {dayText(createdAt)}
      </td>
      <td className={`${TD} ${NUMBER} max-[60rem]:hidden`}>
        {expiresAt === null ? (
          <span className="text-ink-3">{revokedAt ? '–' : 'no end'}</span>
        ) : (
          dayText(expiresAt)
        )}
      </td>
      <td
        className={`${TD} ${NUMBER} text-ink-3 max-[60rem]:hidden`}
        title={lastUsedAt ? momentText(lastUsedAt) : undefined}
      >
        {lastUsedAt ? agoText(lastUsedAt) : 'never'}
      </td>
      <td className={`${TD} text-end whitespace-nowrap`}>
        {revokedAt ? `revoked ${dayText(revokedAt)}` : null}
        {!revokedAt && expired && expiresAt ? `expired ${dayText(expiresAt)}` : null}
        {over ? null : (
          <Button size="sm" onPress={() => setAsking(true)} aria-label={`Revoke ${name}`}>
            Revoke
          </Button>
        )}
        {asking ? <RevokeDialog apiKey={apiKey} onClose={() => setAsking(false)} /> : null}
      </td>
    </tr>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeKey();
  const act = () =>
    revoke.mutate(apiKey.id, {
      onSuccess: () => {
        toast.done(`“${apiKey.name}” was revoked.`);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Revoke “${apiKey.name}”?`}
      keep="Keep it"
      confirm="Revoke key"
      busy={revoke.isPending && 'Revoking'}
      danger
      onConfirm={act}
      error={
        revoke.error ? (
          <Note tone="critical" live="alert" title="The key still works.">
            {revoke.error.message}
          </Note>
        ) : null
      }
    >
      <p>
        {`Whatever uses the key that ends in ${apiKey.lastFour} is refused from then on. ${
          apiKey.lastUsedAt ? `It was last used ${agoText(apiKey.lastUsedAt)}.` : 'It has never been used.'
        } It cannot be made to work again.`}
      </p>
    </ConfirmDialog>
  );
}
