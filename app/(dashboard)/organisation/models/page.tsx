import type { Metadata } from 'next';
import { ModelsPage } from '@/components/settings/models-page';

export const metadata: Metadata = { title: 'Models' };

export default function Page() {
  return <ModelsPage />;
}
