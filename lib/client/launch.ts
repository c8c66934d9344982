'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { LaunchShape } from '@/lib/wire/v1/launch';
import type { LaunchPreviewShape } from '@/lib/wire/v1/launch-preview';
import { asOneOf } from './address/parsers';
import { useAddressPart } from './address/use-address';
import { api } from './api';

export type LaunchPreview = z.infer<typeof LaunchPreviewShape>;
export type FundingWallet = LaunchPreview['wallets'][number];
export type Launched = z.infer<typeof LaunchShape>;

const previewKey = (studyId: string) => ['studies', studyId, 'launch-preview'];

const DIALOG = asOneOf(['launch', 'share', 'close']);

/** The open dialog of the study's head. It is in the address: `?open=launch` opens it. */
export function useStudyDialog() {
  return useAddressPart('open', DIALOG);
}

/** The effect of a launch at this moment; never cached, because it involves credits. */
export function launchPreviewQuery(studyId: string) {
  return queryOptions({
    queryKey: previewKey(studyId),
    queryFn: ({ signal }) =>
      api.get('/api/public/v1/studies/{studyId}/launch-preview', { path: { studyId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Launches, publishes or resumes, depending on the study's state. */
export function launchStudy(studyId: string, walletId: string | null): Promise<Launched> {
  return api.post('/api/public/v1/studies/{studyId}/launch', {
    path: { studyId },
    body: walletId === null ? {} : { walletId },
  });
}

/** Everything that shows the study, or its price, is loaded again. */
export function useRefreshStudy(studyId: string) {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [['studies'], ['guide', studyId], ['folders'], ['wallets']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

export function useChangeStatus(studyId: string) {
  const refresh = useRefreshStudy(studyId);
  return useMutation({
    mutationFn: (change: 'pause' | 'resume' | 'close') =>
      api.post(`/api/public/v1/studies/{studyId}/${change}`, { path: { studyId } }),
    onSettled: refresh,
  });
}
