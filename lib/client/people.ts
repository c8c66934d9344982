'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '@/lib/domain/roles';
import type {
  InvitationListShape,
  MemberListShape,
  MemberRoleShape,
  MemberShape,
  PasswordLinkShape,
  SentInvitationShape,
} from '@/lib/wire/v1/member';
import { api } from './api';

export type Member = z.infer<typeof MemberShape>;
export type SentInvitation = z.infer<typeof SentInvitationShape>;
export type Invitation = SentInvitation['invitation'];

const MEMBERS = '/api/public/v1/members';
const INVITATIONS = '/api/public/v1/invitations';

export function membersQuery() {
  return queryOptions({
    queryKey: ['members'],
    queryFn: ({ signal }) => api.get<z.infer<typeof MemberListShape>>(MEMBERS, { signal }),
    select: ({ members }) => members,
  });
}

/** For owners and admins. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => api.get<z.infer<typeof InvitationListShape>>(INVITATIONS, { signal }),
    select: ({ invitations }) => invitations,
  });
}

/** A change after which a list is read again. */
function useChange<Input, Output>(
  list: 'members' | 'invitations',
  change: (input: Input) => Promise<Output>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [list] }),
  });
}

export const useInvite = () =>
  useChange('invitations', (body: { email: string; role: Role }) =>
    api.post<SentInvitation>(INVITATIONS, { body }),
  );

export const useRenewInvitation = () =>
  useChange('invitations', (id: string) => api.post<SentInvitation>(`${INVITATIONS}/${id}/renew`));

export const useWithdrawInvitation = () =>
  useChange('invitations', (id: string) => api.delete(`${INVITATIONS}/${id}`));

export const useChangeRole = () =>
  useChange('members', ({ userId, role }: { userId: string; role: Role }) =>
    api.patch<z.infer<typeof MemberRoleShape>>(`${MEMBERS}/${userId}`, { body: { role } }),
  );

export const useRemoveMember = () =>
  useChange('members', (userId: string) => api.delete(`${MEMBERS}/${userId}`));

export const usePasswordLink = () =>
  useMutation({
    mutationFn: (userId: string) =>
      api.post<z.infer<typeof PasswordLinkShape>>(`${MEMBERS}/${userId}/password-link`),
  });

export const useRenameOrganization = () =>
  useMutation({
    mutationFn: (name: string) => api.patch('/api/public/v1/organization', { body: { name } }),
  });
