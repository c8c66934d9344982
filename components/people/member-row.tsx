'use client';
import { Ellipsis, KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { agoText, momentText } from '@/components/ui/moment';
import { Select } from '@/components/ui/select';
import { NUMBER, ROW, TD, TD_SHORTENED } from '@/components/ui/table-style';
import { Tag } from '@/components/ui/tag';
import { toast } from '@/components/ui/toast';
import { type Member, useChangeRole } from '@/lib/client/people';
import { useSession } from '@/lib/client/session';
import type { WalletUse } from '@/lib/client/wallets';
import { memberChangeRefusal } from '@/lib/domain/people/member-change';
import { ROLES, type Role, roleMay } from '@/lib/domain/roles';
import { PasswordLinkDialog } from './password-link-dialog';
import { RemoveMemberDialog } from './remove-member-dialog';
import { ROLE_WORDS } from './role-words';

export const memberRowId = (userId: string) => `member-${userId}`;

interface MemberRowProps {
  member: Member;
  current: boolean;
  /** For owners and admins, once they have loaded. */
  wallets: readonly WalletUse[] | undefined;
  onFocus: () => void;
}

export function MemberRow({ member, current, wallets, onFocus }: MemberRowProps) {
  const { user, organization } = useSession();
  const [dialog, setDialog] = useState<'password' | 'remove'>();
  const isSelf = member.userId === user.id;
  const mayChange = roleMay(organization.role, 'administer');
  const mayLaunch = roleMay(member.role, 'launch');
  const actor = { userId: user.id, role: organization.role };
  const target = { userId: member.userId, role: member.role };
  const refusalOf = (to: Role | null) => memberChangeRefusal({ actor, target, to });
  const actions: MenuAction[] = [
    ...(isSelf || !mayChange
      ? []
      : [
          {
            id: 'password',
            label: 'Make a link to a new password',
            icon: <KeyRound aria-hidden />,
            disabledReason: refusalOf(member.role),
            run: () => setDialog('password'),
          },
        ]),
    {
      id: 'remove',
      label: isSelf ? `Leave ${organization.name}` : `Remove ${member.name}`,
      icon: <LogOut aria-hidden />,
      danger: true,
      disabledReason: refusalOf(null),
      run: () => setDialog('remove'),
    },
  ];
  return (
    <tr
      id={memberRowId(member.userId)}
      className={ROW}
      data-current={current || undefined}
      onFocusCapture={onFocus}
    >
      <td className={`${TD} ${TD_SHORTENED}`}>
        <div className="flex min-w-0 items-center gap-3">
          <span className="max-[40rem]:hidden">
            <Avatar name={member.name} size="lg" />
          </span>
          <div className="min-w-0">
            <div className="flex items-center gap-1.5">
              <span className="truncate font-strong">{member.name}</span>
              {isSelf ? <Tag>you</Tag> : null}
            </div>
            <div className="truncate text-12 text-ink-3">{member.email}</div>
          </div>
        </div>
      </td>
      <td className={TD} data-role>
        {mayChange ? (
          <RoleSelect member={member} refusalOf={refusalOf} />
        ) : (
          <span className="text-ink-2">{ROLE_WORDS[member.role].name}</span>
        )}
      </td>
      <td className={`${TD} max-[60rem]:hidden ${mayLaunch ? '' : 'text-ink-3'}`}>
        {mayLaunch ? 'Yes' : 'No'}
      </td>
      {mayChange ? (
        <>
          <td className={`${TD} max-[78rem]:hidden`}>
            <WalletNames member={member} wallets={wallets} />
          </td>
          <td className={`${TD} tabular-nums max-[60rem]:hidden ${member.keyCount ? '' : 'text-ink-3'}`}>
            {member.keyCount ?? '–'}
          </td>
          <td
            className={`${TD} ${NUMBER} text-ink-3 max-[60rem]:hidden`}
            title={member.lastSeenAt ? momentText(member.lastSeenAt) : undefined}
          >
            {member.lastSeenAt ? agoText(member.lastSeenAt) : 'never'}
          </td>
        </>
      ) : null}
      <td className={`${TD} text-end`}>
        {mayChange || isSelf ? (
          <Menu
            label={`More for ${member.name}`}
            actions={actions}
            trigger={
              <IconButton label={`More for ${member.name}`} size="sm" noTooltip>
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        ) : null}
        {dialog === 'password' ? (
          <PasswordLinkDialog member={member} onClose={() => setDialog(undefined)} />
        ) : null}
        {dialog === 'remove' ? (
          <RemoveMemberDialog member={member} isSelf={isSelf} onClose={() => setDialog(undefined)} />
        ) : null}
      </td>
    </tr>
  );
}

function RoleSelect({
  member,
  refusalOf,
}: {
  member: Member;
  refusalOf: (to: Role | null) => string | undefined;
}) {
  const change = useChangeRole();
  const give = (role: Role, from: Role) => {
    change.mutate(
      { userId: member.userId, role },
      {
        onSuccess: () =>
          toast.done(`${member.name} is ${role} now.`, {
            ...(from === role ? {} : { undo: () => give(from, from) }),
          }),
        onError: ({ message }) => void toast.failed(`${member.name} is still ${from}. ${message}`),
      },
    );
  };
  return (
    <Select
      label={`Role of ${member.name}`}
      labelHidden
      quiet
      className="-ms-3 min-w-[7.75rem]"
      popoverClassName="max-w-[24rem]"
      items={ROLES.map((role) => {
        const refusal = role === member.role ? undefined : refusalOf(role);
        return {
          id: role,
          label: ROLE_WORDS[role].name,
          detail: refusal ?? '',
          disabled: refusal !== undefined,
        };
      })}
      value={change.isPending ? change.variables.role : member.role}
      onChange={(role) => {
        if (role !== member.role) give(role, member.role);
      }}
    />
  );
}

function WalletNames({ member, wallets }: { member: Member; wallets: readonly WalletUse[] | undefined }) {
  if (!wallets) return <span className="text-ink-3">–</span>;
  if (!roleMay(member.role, 'launch')) return <span className="text-ink-3">None</span>;
  const theirs = wallets.filter(
    ({ members }) => members === null || members.some(({ userId }) => userId === member.userId),
  );
  if (theirs.length === 0) return <span className="text-ink-3">None</span>;
  if (theirs.length === wallets.length && wallets.length > 1) return `All ${wallets.length}`;
  return theirs.map(({ name }) => name).join('; ');
}
