'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ModelsShape, ModelUsageShape, SetModelRequest } from '@/lib/wire/v1/organization-models';
import { api } from './api';

export type Models = z.infer<typeof ModelsShape>;
export type OwnModel = NonNullable<Models['own']>;
export type ModelUsage = z.infer<typeof ModelUsageShape>;
export type ModelToSet = z.input<typeof SetModelRequest>;

const PATH = '/api/public/v1/organization/models';
const KEY = ['models'];

export function modelsQuery() {
  return queryOptions({
    queryKey: [...KEY, 'settings'],
    queryFn: ({ signal }) => api.get(PATH, { signal }),
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

export function useSetModel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelToSet) => api.put(PATH, { body }),
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
    mutationFn: () => api.delete(PATH),
    onSuccess: (models) => client.setQueryData(modelsQuery().queryKey, models),
  });
}
