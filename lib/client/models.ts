'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ModelsShape, ModelUsageShape, SetModelRequest } from '@/lib/wire/v1/organization-models';
import { type Answered, api } from './api';

/** The models, and the version that a change of them has to name. */
export type Models = z.infer<typeof ModelsShape> & { version: string };
export type OwnModel = NonNullable<Models['own']>;
export type ModelUsage = z.infer<typeof ModelUsageShape>;
export type ModelToSet = z.input<typeof SetModelRequest>;

const PATH = '/api/public/v1/organization/models';
const KEY = ['models'];

const openOf = ({ body, headers }: Answered<z.infer<typeof ModelsShape>>): Models => ({
  ...body,
  version: headers.get('etag') ?? '*',
});

export function modelsQuery() {
  return queryOptions({
    queryKey: [...KEY, 'settings'],
    queryFn: async ({ signal }) => openOf(await api.whole('get', PATH, { signal })),
    // Not loaded again, because that would overwrite what is being typed.
    refetchOnWindowFocus: false,
  });
}

export function modelUsageQuery() {
  return queryOptions({
    queryKey: [...KEY, 'usage'],
    queryFn: ({ signal }) => api.get(`${PATH}/usage`, { signal }),
  });
}

/** Refused when somebody else set it since that version. */
export function useSetModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, ...body }: ModelToSet & { version: string }) =>
      openOf(await api.whole('put', PATH, { body, headers: { 'If-Match': version } })),
    onSuccess: (models) => client.setQueryData(modelsQuery().queryKey, models),
    onSettled: () => client.invalidateQueries({ queryKey: modelUsageQuery().queryKey }),
  });
}

export function useTestModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(`${PATH}/test`, { body: {} }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemoveModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => openOf(await api.whole('delete', PATH)),
    onSuccess: (models) => client.setQueryData(modelsQuery().queryKey, models),
  });
}
