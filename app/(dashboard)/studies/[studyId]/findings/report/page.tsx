import type { Metadata } from 'next';
import { ReportView } from './report-view';

export const metadata: Metadata = { title: 'Report' };

/** /studies/{studyId}/findings/report. */
export default async function Report({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ReportView key={studyId} studyId={studyId} />;
}
