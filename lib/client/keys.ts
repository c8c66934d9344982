'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { KeyScope } from '@/lib/domain/people/key-limits';
import type { ApiKeyShape, CreatedKeyShape } from '@/lib/wire/v1/api-key';
import { api } from './api';

export type ApiKey = z.infer<typeof ApiKeyShape>;
export type CreatedKey = z.infer<typeof CreatedKeyShape>;

export function keysQuery() {
  return queryOptions({
    queryKey: ['keys'],
    queryFn: ({ signal }) => api.get('/api/public/v1/keys', { signal }),
    select: ({ keys }) => keys,
  });
}

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: {
      name: string;
      expiresAt?: string;
      scopes?: KeyScope[];
      studyIds?: string[];
      test?: true;
    }) => api.post('/api/public/v1/keys', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['keys'] }),
  });
}

export function useRevokeKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keyId: string) => api.delete('/api/public/v1/keys/{keyId}', { path: { keyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['keys'] }),
  });
}
