'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Retention } from '@/lib/domain/retention/retention';
import { api } from './api';
import type { Answer } from './request-types';

const OF_STUDY = '/api/public/v1/studies/{studyId}/retention';
const OF_ORGANIZATION = '/api/public/v1/organization/retention';
const HOLD = '/api/public/v1/studies/{studyId}/hold';

/** What is deleted next, by part. */
export type Forecast = Pick<Answer<typeof OF_ORGANIZATION, 'get'>, 'parts' | 'held'> &
  Partial<Pick<Answer<typeof OF_STUDY, 'get'>, 'kept'>>;

const asked = ({ recordingsDays, wordsDays, everythingDays }: Retention) => ({
  recordingsDays: numberOf(recordingsDays),
  wordsDays: numberOf(wordsDays),
  everythingDays: numberOf(everythingDays),
});
const numberOf = (days: number | null) => (days === null ? 'none' : `${days}`);

export type ForecastQuery = ReturnType<typeof forecastQuery>;

function forecastQuery(queryKey: readonly unknown[], read: (signal: AbortSignal) => Promise<Forecast>) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => read(signal) });
}

/** Of a study, if its consent and its settings said this. */
export function studyForecastQuery(studyId: string, consentDays: number | null, times: Retention) {
  const query = { days: numberOf(consentDays), ...asked(times) };
  return forecastQuery(['studies', studyId, 'retention', consentDays, times], (signal) =>
    api.get(OF_STUDY, { path: { studyId }, query, signal }),
  );
}

/** Of all studies, if the organisation said this. */
export function organizationForecastQuery(times: Retention) {
  return forecastQuery(['organization', 'retention', times], (signal) =>
    api.get(OF_ORGANIZATION, { query: asked(times), signal }),
  );
}

/** The legal hold of a study, and those of its responses. */
export function holdsQuery(studyId: string) {
  return queryOptions({
    queryKey: ['studies', studyId, 'hold'],
    queryFn: ({ signal }) => api.get(HOLD, { path: { studyId }, signal }),
  });
}

/** Sets the hold of a study with this reason; null lifts it. */
export function useHoldStudy(studyId: string) {
  const client = useQueryClient();
  const path = { studyId };
  return useMutation({
    mutationFn: async (reason: string | null) => {
      if (reason === null) await api.delete(HOLD, { path });
      else await api.put(HOLD, { path, body: { reason } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['studies', studyId, 'hold'] });
      await client.invalidateQueries({ queryKey: ['studies', studyId, 'retention'] });
      // Readings say which hold keeps them.
      await client.invalidateQueries({ queryKey: ['responses', studyId], refetchType: 'none' });
    },
  });
}
