'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Manner } from '@/lib/domain/rehearsal/manner';
import type { RehearsalListShape, RehearsalShape } from '@/lib/wire/v1/rehearsal';
import { api } from './api';

export type Rehearsal = z.infer<typeof RehearsalShape>;
export type Participant = Rehearsal['participants'][number];
export type WalkedStep = Participant['steps'][number];
export type Finding = Rehearsal['findings'][number];
type RehearsalList = z.infer<typeof RehearsalListShape>;

const PATH = '/api/public/v1/studies/{studyId}/rehearsals';
const ONE = '/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}';
/** How often the state is asked for while somebody walks, in milliseconds. */
const WALKING_MS = 1_500;

const keyOf = (studyId: string) => ['studies', studyId, 'rehearsals'];

export function isUnderWay({ status }: Pick<Rehearsal, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** The newest rehearsal of a study; null before the first. */
export function lastRehearsalQuery(studyId: string) {
  return queryOptions({
    queryKey: keyOf(studyId),
    queryFn: async ({ signal }): Promise<Rehearsal | null> => {
      const { rehearsals }: RehearsalList = await api.get(PATH, { path: { studyId }, signal });
      const [last] = rehearsals;
      return last ? api.get(ONE, { path: { studyId, rehearsalId: last.id }, signal }) : null;
    },
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? WALKING_MS : false),
  });
}

/** Has scripted participants walk the study; all manners unless some are chosen. */
export function useRehearse(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (manners?: Manner[]) =>
      api.post(PATH, { path: { studyId }, body: manners ? { manners } : {} }),
    onSuccess: (started) => client.setQueryData(lastRehearsalQuery(studyId).queryKey, started),
  });
}

/** Ends the rehearsal that is under way. */
export function useStopRehearsal(studyId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rehearsalId: string) => api.post(`${ONE}/stop`, { path: { studyId, rehearsalId } }),
    onSuccess: (stopped) => client.setQueryData(lastRehearsalQuery(studyId).queryKey, stopped),
  });
}
