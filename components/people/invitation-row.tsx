'use client';
import { Ellipsis, Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { dayText, untilText } from '@/components/ui/moment';
import { NUMBER, ROW, TD, TD_SHORTENED } from '@/components/ui/table-style';
import { toast } from '@/components/ui/toast';
import {
  type Invitation,
  type SentInvitation,
  useRenewInvitation,
  useWithdrawInvitation,
} from '@/lib/client/people';
import { roleMay } from '@/lib/domain/roles';
import { EARLIER_LINK, InvitationLink } from './invitation-link';
import { ROLE_WORDS } from './role-words';

/** A pending invitation. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, inviter, createdAt, expiresAt } = invitation;
  const renew = useRenewInvitation();
  const withdraw = useWithdrawInvitation();
  const [sent, setSent] = useState<SentInvitation>();
  const sendAgain = () =>
    renew.mutate(id, {
      onSuccess: (result) =>
        result.link === null
          ? void toast.done(`A new link was mailed to ${email}. ${EARLIER_LINK}`)
          : setSent(result),
      onError: ({ message }) => void toast.failed(`No new link for ${email}. ${message}`),
    });
  const end = () =>
    withdraw.mutate(id, {
      onSuccess: () => void toast.done(`The invitation of ${email} was withdrawn.`),
      onError: ({ message }) => void toast.failed(`Not withdrawn. ${message}`),
    });
  return (
    <tr className={ROW}>
      <td className={`${TD} ${TD_SHORTENED}`}>
        <div className="flex min-w-0 items-center gap-3">
          <span
            aria-hidden
            className="grid size-[1.75rem] shrink-0 place-items-center rounded-full bg-fill-2 text-ink-2"
          >
            <Mail className="size-[0.875rem]" />
          </span>
          <div className="min-w-0">
            <div className="truncate text-ink-2">{email}</div>
            <div className="truncate text-12 text-ink-3">{`Invited by ${inviter.name}, ${dayText(createdAt)}`}</div>
          </div>
        </div>
      </td>
      <td className={`${TD} text-ink-3`}>{ROLE_WORDS[role].name}</td>
      <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>{roleMay(role, 'launch') ? 'Yes' : 'No'}</td>
      <td className={`${TD} text-ink-3 max-[78rem]:hidden`}>–</td>
      <td className={`${TD} text-ink-3 max-[60rem]:hidden`}>–</td>
      <td className={`${TD} ${NUMBER} text-ink-3 max-[60rem]:hidden`}>{untilText(expiresAt)}</td>
      <td className={`${TD} text-end`}>
        <span className="inline-flex items-center gap-1">
          <Button size="sm" busy={renew.isPending && 'Sending'} onPress={sendAgain}>
            New link
          </Button>
          <Menu
            label={`More for ${email}`}
            trigger={
              <IconButton label={`More for ${email}`} size="sm" noTooltip>
                <Ellipsis aria-hidden />
              </IconButton>
            }
            actions={[
              {
                id: 'withdraw',
                label: 'Withdraw invitation',
                icon: <Trash2 aria-hidden />,
                danger: true,
                run: end,
              },
            ]}
          />
        </span>
        {sent ? <InvitationLink sent={sent} onClose={() => setSent(undefined)} /> : null}
      </td>
    </tr>
  );
}
