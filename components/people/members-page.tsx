'use client';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { countOfPeople } from '@/components/ui/count-of-people';
import { ErrorNote } from '@/components/ui/error-note';
import { Note } from '@/components/ui/note';
import { SearchField } from '@/components/ui/search-field';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { ACTIONS, type Column, TableHead } from '@/components/ui/table-head';
import { TABLE, TD } from '@/components/ui/table-style';
import { useRows } from '@/components/ui/use-rows';
import { asString, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { invitationsQuery, membersQuery } from '@/lib/client/people';
import { useMay, useSession } from '@/lib/client/session';
import { walletUsesQuery } from '@/lib/client/wallets';
import { ROLES } from '@/lib/domain/roles';
import { InvitationRow } from './invitation-row';
import { InviteDialog } from './invite-dialog';
import { MemberRow, memberRowId } from './member-row';
import { ROLE_WORDS } from './role-words';

const OF_WHO_MAY_CHANGE: Column[] = [
  { name: 'Wallets', className: 'max-[78rem]:hidden' },
  { name: 'API keys', className: 'max-[60rem]:hidden' },
  { name: 'Last seen', figures: true, className: 'max-[60rem]:hidden' },
];

const SEARCH = withDefault(asString, '');

/** /members: the members, their roles, and the pending invitations. */
export function MembersPage() {
  const { organization } = useSession();
  const mayChange = useMay('administer');
  const members = useQuery(membersQuery());
  const invitations = useQuery({ ...invitationsQuery(), enabled: mayChange });
  const wallets = useQuery({ ...walletUsesQuery(), enabled: mayChange });
  const [search, setSearch] = useAddressPart('q', SEARCH);
  const [inviting, setInviting] = useState(false);
  const searchField = useRef<HTMLInputElement>(null);
  const matches = (...texts: string[]) =>
    texts.some((text) => text.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  const shown = (members.data ?? []).filter(({ name, email }) => matches(name, email));
  const invited = (invitations.data ?? []).filter(({ email }) => matches(email));
  const rows = useRows(shown.length, (at) => memberRowId(shown[at]?.userId ?? ''));
  const atRow = shown[rows.current];
  useShortcuts('Members', [
    { keys: 'J', label: 'next member', run: rows.next, hint: true },
    { keys: 'K', label: 'previous member', run: rows.previous, hint: true },
    {
      keys: 'R',
      label: 'change role',
      hint: true,
      off: !mayChange || !atRow,
      run: () =>
        document
          .querySelector<HTMLElement>(`#${memberRowId(atRow?.userId ?? '')} [data-role] button`)
          ?.click(),
    },
    { keys: 'I', label: 'invite', hint: true, off: !mayChange, run: () => setInviting(true) },
    { keys: '/', label: 'search members', run: () => searchField.current?.focus() },
  ]);
  return (
    <>
      <PageHeader
        title="Members"
        detail={
          members.data ? (
            <span className="whitespace-nowrap text-ink-3 max-[60rem]:hidden">
              {counted(members.data.length, invitations.data?.length ?? 0)}
            </span>
          ) : null
        }
        actions={
          <>
            <SearchField
              ref={searchField}
              label="Search members"
              placeholder="Search members"
              keys={['/']}
              value={search}
              onChange={(value) => setSearch(value || null)}
              className="w-[14rem] max-[40rem]:w-[10rem]"
            />
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              disabled={!mayChange}
              reasonId="members-rights"
              onPress={() => setInviting(true)}
            >
              Invite
            </Button>
          </>
        }
      />
      <div className="min-h-0 flex-1 overflow-auto max-[60rem]:overflow-visible">
        <RoleLegend />
        {mayChange ? null : (
          <div id="members-rights" className="px-6 pt-4 max-[60rem]:px-4">
            <Note>
              {`You are ${organization.role} of ${organization.name} and see who belongs to it. Owners and admins invite people and change roles.`}
            </Note>
          </div>
        )}
        {members.error ? (
          <ErrorNote
            title="The members could not be loaded."
            requestId={members.error instanceof ApiError ? members.error.requestId : null}
            retry={() => void members.refetch()}
            className="m-6"
          >
            {members.error.message}
          </ErrorNote>
        ) : null}
        <table className={TABLE} aria-label="Members" aria-busy={members.isPending}>
          <TableHead
            columns={[
              'Member',
              'Role',
              { name: 'May launch', className: 'max-[60rem]:hidden' },
              ...(mayChange ? OF_WHO_MAY_CHANGE : []),
              ACTIONS,
            ]}
          />
          <tbody>
            {members.isPending ? <LoadingRows columns={mayChange ? 7 : 4} /> : null}
            {shown.map((member, at) => (
              <MemberRow
                key={member.userId}
                member={member}
                current={at === rows.current}
                wallets={wallets.data}
                onFocus={() => rows.go(at)}
              />
            ))}
            {invited.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
        {members.data && shown.length + invited.length === 0 ? (
          <p className="px-6 py-4 text-ink-2">{`Nobody here is called ‘${search}’. Search covers names and addresses.`}</p>
        ) : null}
      </div>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}

function counted(people: number, invited: number): string {
  const who = countOfPeople(people);
  return invited === 0 ? who : `${who}, ${invited} invited`;
}

function RoleLegend() {
  return (
    <dl className="grid grid-cols-5 border-b border-line max-[78rem]:grid-cols-3 max-[60rem]:hidden">
      {ROLES.map((role) => (
        <div key={role} className="border-line border-s py-4 ps-6 pe-4 first:border-s-0">
          <dt className="font-medium">{ROLE_WORDS[role].name}</dt>
          <dd className="text-ink-3">{ROLE_WORDS[role].may}</dd>
        </div>
      ))}
    </dl>
  );
}

function LoadingRows({ columns }: { columns: number }) {
  return [0, 1, 2].map((row) => (
    <tr key={row} className="h-[3.25rem]">
      <td className={TD} colSpan={columns}>
        {row === 0 ? <Loading what="the members" /> : null}
        <Skeleton className="w-[14rem]" />
      </td>
    </tr>
  ));
}
