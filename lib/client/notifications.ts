'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  ChannelShape,
  NotificationsShape,
  SetChannelRequest,
  SetNotificationsRequest,
} from '@/lib/wire/v1/notifications';
import { api } from './api';

export type Notifications = z.infer<typeof NotificationsShape>;
export type Channel = NonNullable<z.infer<typeof ChannelShape>['channel']>;
export type ChannelToSet = z.input<typeof SetChannelRequest>;
type NotificationsToSet = z.input<typeof SetNotificationsRequest>;

const OWN = '/api/public/v1/notifications';
const CHANNEL = '/api/public/v1/organization/notifications';

export function notificationsQuery() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => api.get(OWN, { signal }),
  });
}

export function channelQuery() {
  return queryOptions({
    queryKey: ['channel'],
    queryFn: ({ signal }) => api.get(CHANNEL, { signal }),
    // Not loaded again, because that would overwrite what is being typed.
    refetchOnWindowFocus: false,
  });
}

/** Shown as chosen at once, and as it was when it could not be kept. Changes are sent one after the other. */
export function useSetNotifications() {
  const client = useQueryClient();
  const { queryKey } = notificationsQuery();
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: ({ notices, studies }: Notifications) => {
      const body: NotificationsToSet = {
        notices,
        studies: studies.map(({ studyId, notices }) => ({ studyId, notices })),
      };
      return api.put(OWN, { body });
    },
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, chosen);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

export function useSetChannel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChannelToSet) => api.put(CHANNEL, { body }),
    onSuccess: (channel) => client.setQueryData(channelQuery().queryKey, channel),
  });
}

export function useRemoveChannel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(CHANNEL),
    onSuccess: (channel) => client.setQueryData(channelQuery().queryKey, channel),
  });
}

export function useTestChannel() {
  return useMutation({ mutationFn: () => api.post(`${CHANNEL}/test`, { body: {} }) });
}
