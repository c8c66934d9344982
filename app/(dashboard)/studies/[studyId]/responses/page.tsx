import type { Metadata } from 'next';
import { ResponsesView } from './responses-view';

export const metadata: Metadata = { title: 'Responses' };

/** /studies/{studyId}/responses. */
export default async function Responses({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ResponsesView key={studyId} studyId={studyId} />;
}
