'use client';
import { RecordingPlayer } from '@/components/player/recording-player';
import { ResponsePage, type ResponsePageProps } from '@/components/response/response-page';
import { useFilters } from '@/components/responses/filter-state';

/** A response with the place of its recording, among those of the list that it was opened from. */
export function ResponseView(props: Omit<ResponsePageProps, 'player' | 'filter'>) {
  const { filter, isFiltered } = useFilters();
  return (
    <ResponsePage
      {...props}
      filter={isFiltered ? JSON.stringify(filter) : undefined}
      player={(slot) => <RecordingPlayer {...slot} />}
    />
  );
}
