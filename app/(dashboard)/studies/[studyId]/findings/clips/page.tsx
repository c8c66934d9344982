import type { Metadata } from 'next';
import { ClipsView } from './clips-view';

export const metadata: Metadata = { title: 'Clips' };

/** /studies/{studyId}/findings/clips. */
export default async function Clips({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <ClipsView key={studyId} studyId={studyId} />;
}
