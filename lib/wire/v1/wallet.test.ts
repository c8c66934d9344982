import { expect, it } from 'vitest';
import { WalletShape, walletV1 } from './wallet';

it('G1: a wallet leaves in credits, with exactly the specified fields', () => {
  const wallet = walletV1({
    walletId: '0b0e7a52-6f0b-4a7c-9d0b-0a2f4f1f7a11',
    name: 'Main',
    project: { balance: 10_005, usage: 1 },
    recruitment: { balance: 0, usage: 250 },
  });
  expect(wallet).toEqual({
    walletId: '0b0e7a52-6f0b-4a7c-9d0b-0a2f4f1f7a11',
    name: 'Main',
    recruitmentCreditBalance: { balance: 0, usage: 2.5 },
    projectCreditBalance: { balance: 100.05, usage: 0.01 },
  });
  expect(WalletShape.strict().safeParse(wallet).success).toBe(true);
});
