import { BookOpen, KeyRound, Library, SlidersHorizontal, Users, Wallet } from 'lucide-react';

/** The pages that the sidebar, the rail and the palette lead to. */
export const STUDIES_PAGE = { href: '/studies', label: 'Studies', Icon: Library };

export const ORGANIZATION_PAGES = [
  { href: '/wallets', label: 'Wallets', Icon: Wallet },
  { href: '/members', label: 'Members', Icon: Users },
  { href: '/keys', label: 'API keys', Icon: KeyRound },
  { href: '/organisation', label: 'Organisation', Icon: SlidersHorizontal },
];

export const REFERENCE_PAGE = { href: '/docs', label: 'API reference', Icon: BookOpen };
