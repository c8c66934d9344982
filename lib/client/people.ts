'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '@/lib/domain/roles';
import type { OrganizationShape } from '@/lib/wire/v1/me';
import type { MemberShape, SentInvitationShape } from '@/lib/wire/v1/member';
import type { SecondFactorRuleShape } from '@/lib/wire/v1/second-factor-rule';
import { type Answered, api } from './api';
import type { BodyOf } from './request-types';

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

/** The organisation, and the version that a change of it has to name. */
export interface OpenOrganization {
  organization: z.infer<typeof OrganizationShape>;
  version: string;
}

const ORGANIZATION = '/api/public/v1/organization';

const openOf = ({ body, headers }: Answered<OpenOrganization['organization']>): OpenOrganization => ({
  organization: body,
  version: headers.get('etag') ?? '*',
});

export function organizationQuery() {
  return queryOptions({
    queryKey: ['organization'],
    queryFn: async ({ signal }) => openOf(await api.whole('get', ORGANIZATION, { signal })),
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

/** Refused when somebody else changed the organisation since that version. */
export function useChangeOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      change,
      version,
    }: {
      change: BodyOf<typeof ORGANIZATION, 'patch'>;
      version: string;
    }) => openOf(await api.whole('patch', ORGANIZATION, { body: change, headers: { 'If-Match': version } })),
    onSuccess: (saved) => client.setQueryData(organizationQuery().queryKey, saved),
  });
}

export type SecondFactorRule = z.infer<typeof SecondFactorRuleShape>;

/** Who needs a second factor, and the version that a change of it has to name. */
export interface OpenSecondFactorRule {
  rule: SecondFactorRule;
  version: string;
}

const SECOND_FACTOR = '/api/public/v1/organization/second-factor';

const openRuleOf = ({ body, headers }: Answered<SecondFactorRule>): OpenSecondFactorRule => ({
  rule: body,
  version: headers.get('etag') ?? '*',
});

/** For owners and admins. */
export function secondFactorRuleQuery() {
  return queryOptions({
    queryKey: ['organization', 'second-factor'],
    queryFn: async ({ signal }) => openRuleOf(await api.whole('get', SECOND_FACTOR, { signal })),
  });
}

/** Refused when somebody else changed it since that version. */
export function useChangeSecondFactorRule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      change,
      version,
    }: {
      change: BodyOf<typeof SECOND_FACTOR, 'put'>;
      version: string;
    }) =>
      openRuleOf(await api.whole('put', SECOND_FACTOR, { body: change, headers: { 'If-Match': version } })),
    onSuccess: (saved) => client.setQueryData(secondFactorRuleQuery().queryKey, saved),
  });
}
