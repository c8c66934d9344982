import type { Metadata } from 'next';
import { PersonDataPage } from '@/components/settings/person/person-data-page';

export const metadata: Metadata = { title: 'People’s data' };

export default function Page() {
  return <PersonDataPage />;
}
