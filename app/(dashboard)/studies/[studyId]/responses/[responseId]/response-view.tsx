'use client';
import { RecordingPlayer } from '@/components/player/recording-player';
import { ResponsePage, type ResponsePageProps } from '@/components/response/response-page';
import { useFilters } from '@/components/responses/filter-state';
import { type FirstData, useFirstData } from '@/lib/client/first-data';
import { readingQuery } from '@/lib/client/response';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';

type ResponseViewProps = Omit<ResponsePageProps, 'player' | 'filter'> & { first: FirstData<ResponseReading> };

/** A response with the place of its recording, among those of the list that it was opened from. */
export function ResponseView({ first, ...props }: ResponseViewProps) {
  const { filter, isFiltered } = useFilters();
  const { studyId, responseId } = props;
  useFirstData(first, readingQuery({ studyId, responseId }).queryKey, (reading) => reading);
  return (
    <ResponsePage
      {...props}
      filter={isFiltered ? JSON.stringify(filter) : undefined}
      player={(slot) => <RecordingPlayer {...slot} />}
    />
  );
}
