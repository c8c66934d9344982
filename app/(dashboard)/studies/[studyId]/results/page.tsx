import type { Metadata } from 'next';
import { ResultsPage } from '@/components/responses/results-page';

export const metadata: Metadata = { title: 'Results' };

/** /studies/{studyId}/results. */
export default async function Results({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ResultsPage key={studyId} studyId={studyId} />;
}
