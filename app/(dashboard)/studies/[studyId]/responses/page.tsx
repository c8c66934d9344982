import type { Metadata } from 'next';
import { ResponsesPage } from '@/components/responses/responses-page';

export const metadata: Metadata = { title: 'Responses' };

/** /studies/{studyId}/responses. */
export default async function Responses({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ResponsesPage key={studyId} studyId={studyId} />;
}
