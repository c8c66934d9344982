import type { Metadata } from 'next';
import { ResultsView } from './results-view';

export const metadata: Metadata = { title: 'Results' };

/** /studies/{studyId}/results. */
export default async function Results({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ResultsView key={studyId} studyId={studyId} />;
}
