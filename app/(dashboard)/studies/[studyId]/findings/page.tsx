import type { Metadata } from 'next';
import { HighlightsView } from './highlights-view';

export const metadata: Metadata = { title: 'Highlights' };

/** /studies/{studyId}/findings. */
export default async function Highlights({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <HighlightsView key={studyId} studyId={studyId} />;
}
