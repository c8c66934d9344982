'use client';
import { RecordingSlot } from '@/components/player/recording-slot';
import { ResponsePage, type ResponsePageProps } from '@/components/response/response-page';

/** A response with the place of its recording. */
export function ResponseView(props: Omit<ResponsePageProps, 'player'>) {
  return <ResponsePage {...props} player={(slot) => <RecordingSlot {...slot} />} />;
}
