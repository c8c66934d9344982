import type { LedgerReason } from '@/lib/domain/wallet/ledger-entry';

/** The name of each kind of entry, and its meaning. */
export const ENTRY_WORDS: Record<LedgerReason, { name: string; means: string; isHold?: true }> = {
  credit: { name: 'Top-up', means: 'Credits were added to the wallet.' },
  launch_hold: {
    name: 'Launch',
    means: 'The launch set aside the price of the responses that are aimed at.',
    isHold: true,
  },
  hold_change: {
    name: 'Hold changed',
    means: 'The target or the mode was changed: the difference was set aside, or given back.',
    isHold: true,
  },
  share_hold: {
    name: 'Hold',
    means: 'An interview past the target set its price aside.',
    isHold: true,
  },
  charge: { name: 'Charge', means: 'A complete response was paid from what was held.' },
  share_release: {
    name: 'Release',
    means: 'An interview was screened out or left: what it held was given back.',
  },
  launch_release: { name: 'Release', means: 'The study closed: what it still held was given back.' },
  waiver: {
    name: 'Free of charge',
    means: 'An interview was finished after its share had been given back and none was to be had.',
  },
};
