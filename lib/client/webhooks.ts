'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  ChangeWebhookRequest,
  CreateWebhookRequest,
  DeliveryShape,
  WebhookShape,
} from '@/lib/wire/v1/webhook';
import { api } from './api';

export type Webhook = z.infer<typeof WebhookShape>;
export type Delivery = z.infer<typeof DeliveryShape>;
export type WebhookToMake = z.input<typeof CreateWebhookRequest>;
export type WebhookChange = z.input<typeof ChangeWebhookRequest>;

const ROOT = '/api/public/v1/webhooks';
const ONE = `${ROOT}/{webhookId}` as const;
const KEY = ['webhooks'];

export function webhooksQuery() {
  return queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => api.get(ROOT, { signal }),
    select: ({ webhooks }) => webhooks,
  });
}

/** While a message waits it is looked at again, in milliseconds. */
const WAITING_EVERY = 3_000;
const EVERY = 20_000;

/** The newest messages of an address, kept up to date while they are looked at. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: [...KEY, webhookId, 'deliveries'],
    queryFn: ({ signal }) => api.get(`${ONE}/deliveries`, { path: { webhookId }, signal }),
    select: ({ deliveries }) => deliveries,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some(({ status }) => status === 'waiting') ? WAITING_EVERY : EVERY,
  });
}

/** Everything of webhooks is read again after a change: a message can change its address's state. */
function useWebhookChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: KEY }) });
}

export const useMakeWebhook = () => useWebhookChange((body: WebhookToMake) => api.post(ROOT, { body }));

export const useChangeWebhook = (webhookId: string) =>
  useWebhookChange((body: WebhookChange) => api.patch(ONE, { path: { webhookId }, body }));

/** Its messages are not asked for again: they are gone with it. */
export function useRemoveWebhook(webhookId: string) {
  const client = useQueryClient();
  const { queryKey } = webhooksQuery();
  return useMutation({
    mutationFn: () => api.delete(ONE, { path: { webhookId } }),
    onSuccess: () =>
      client.setQueryData(
        queryKey,
        (list) => list && { webhooks: list.webhooks.filter(({ id }) => id !== webhookId) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export const useRotateSecret = (webhookId: string) =>
  useWebhookChange(() => api.post(`${ONE}/rotate`, { path: { webhookId } }));

export const useTestWebhook = (webhookId: string) =>
  useWebhookChange(() => api.post(`${ONE}/test`, { path: { webhookId } }));

export const useReplay = (webhookId: string) =>
  useWebhookChange((deliveryId: string) =>
    api.post(`${ONE}/deliveries/{deliveryId}/replay`, { path: { webhookId, deliveryId } }),
  );
