'use client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { StudyInvitationsShape } from '@/lib/wire/v1/study-invitations';
import { addressOf, api, pathOf } from './api';

export type Invitations = z.infer<typeof StudyInvitationsShape>;
export type StudyInvitation = Invitations['invitations'][number];
/** A list as it was pasted; with `check` it is only looked at. */
interface ToAdd {
  csv: string;
  check?: true;
}

const ROOT = '/api/public/v1/studies/{studyId}/invitations';
const keyOf = (studyId: string) => ['studies', studyId, 'invitations'];
/** How often the list is read again while it is looked at, in milliseconds. */
const EVERY = 10_000;
export const ON_PAGE = 100;

export function invitationsQuery(
  studyId: string,
  of: { find?: string; page?: number; perPage?: number } = {},
) {
  const { find = '', page = 0, perPage = ON_PAGE } = of;
  return queryOptions({
    queryKey: [...keyOf(studyId), find, page, perPage],
    queryFn: ({ signal }) =>
      api.get(ROOT, {
        path: { studyId },
        query: { page, perPage, ...(find && { find }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY,
  });
}

/** All invitations with their links, as a table. */
export function invitationTableAddress(studyId: string): string {
  return addressOf(pathOf(ROOT, { studyId }), { format: 'csv' });
}

function useInvitationChange<Input, Output>(studyId: string, mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(studyId) }),
  });
}

export const useAddInvitees = (studyId: string) =>
  useInvitationChange(studyId, (body: ToAdd) => api.post(ROOT, { path: { studyId }, body }));

export const useSendInvitations = (studyId: string) =>
  useInvitationChange(studyId, () => api.post(`${ROOT}/send`, { path: { studyId }, body: {} }));

export const useRemind = (studyId: string) =>
  useInvitationChange(studyId, () => api.post(`${ROOT}/remind`, { path: { studyId }, body: {} }));

export const useRemoveInvitation = (studyId: string) =>
  useInvitationChange(studyId, (invitationId: string) =>
    api.delete(`${ROOT}/{invitationId}`, { path: { studyId, invitationId } }),
  );
