'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ApiKeyListShape, ApiKeyShape, CreatedKeyShape } from '@/lib/wire/v1/api-key';
import { api } from './api';

export type ApiKey = z.infer<typeof ApiKeyShape>;
export type CreatedKey = z.infer<typeof CreatedKeyShape>;

const KEYS = '/api/public/v1/keys';

export function keysQuery() {
  return queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => api.get<z.infer<typeof ApiKeyListShape>>(KEYS, { signal }),
    select: ({ keys }) => keys,
  });
}

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; expiresAt?: string }) => api.post<CreatedKey>(KEYS, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['keys'] }),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.delete<ApiKey>(`${KEYS}/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: ['keys'] }),
  });
}
