'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '@/lib/domain/roles';
import type { MemberShape, SentInvitationShape } from '@/lib/wire/v1/member';
import { api } from './api';

export type Member = z.infer<typeof MemberShape>;
export type SentInvitation = z.infer<typeof SentInvitationShape>;
export type Invitation = SentInvitation['invitation'];

export function membersQuery() {
  return queryOptions({
    queryKey: ['members'],
    queryFn: ({ signal }) => api.get('/api/public/v1/members', { signal }),
    select: ({ members }) => members,
  });
}

export function organizationQuery() {
  return queryOptions({
    queryKey: ['organization'],
    queryFn: ({ signal }) => api.get('/api/public/v1/organization', { signal }),
  });
}

/** For owners and admins. */
export function invitationsQuery() {
  return queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => api.get('/api/public/v1/invitations', { signal }),
    select: ({ invitations }) => invitations,
  });
}

/** A change after which a list is loaded again. */
function useChange<Input, Output>(
  list: 'members' | 'invitations' | 'organization',
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
    api.post('/api/public/v1/invitations', { body }),
  );

export const useRenewInvitation = () =>
  useChange('invitations', (invitationId: string) =>
    api.post('/api/public/v1/invitations/{invitationId}/renew', { path: { invitationId } }),
  );

export const useWithdrawInvitation = () =>
  useChange('invitations', (invitationId: string) =>
    api.delete('/api/public/v1/invitations/{invitationId}', { path: { invitationId } }),
  );

export const useChangeRole = () =>
  useChange('members', ({ userId, role }: { userId: string; role: Role }) =>
    api.patch('/api/public/v1/members/{userId}', { path: { userId }, body: { role } }),
  );

export const useRemoveMember = () =>
  useChange('members', (userId: string) =>
    api.delete('/api/public/v1/members/{userId}', { path: { userId } }),
  );

export const usePasswordLink = () =>
  useMutation({
    mutationFn: (userId: string) =>
      api.post('/api/public/v1/members/{userId}/password-link', { path: { userId } }),
  });

export const useRenameOrganization = () =>
  useMutation({
    mutationFn: (name: string) => api.patch('/api/public/v1/organization', { body: { name } }),
  });

/** Whom participants in need can turn to; null: nobody is named. */
export const useSetSupport = () =>
  useChange('organization', (supportMessage: string | null) =>
    api.patch('/api/public/v1/organization', { body: { supportMessage } }),
  );
