import type { Metadata } from 'next';
import { NewStudy } from '@/components/studies/new-study';

export const metadata: Metadata = { title: 'New study' };

export default function NewStudyPage() {
  return <NewStudy />;
}
