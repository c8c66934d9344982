import type { Metadata } from 'next';
import { InsightsView } from './insights-view';

export const metadata: Metadata = { title: 'Insights' };

/** /studies/{studyId}/findings/insights. */
export default async function Insights({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <InsightsView key={studyId} studyId={studyId} />;
}
