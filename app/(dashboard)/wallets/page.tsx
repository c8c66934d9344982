import type { Metadata } from 'next';
import { WalletsPage } from '@/components/settings/wallets-page';

export const metadata: Metadata = { title: 'Wallets' };

export default function Page() {
  return <WalletsPage />;
}
