import type { Metadata } from 'next';
import { TranslateView } from './translate-view';

export const metadata: Metadata = { title: 'Translate' };

/** /studies/{studyId}/guide/translate. */
export default async function Translate({ params }: { params: Promise<{ studyId: string }> }) {
  const { studyId } = await params;
  return <TranslateView key={studyId} studyId={studyId} />;
}
