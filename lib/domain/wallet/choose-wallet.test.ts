import { describe, expect, it } from 'vitest';
import { chooseWallet } from './choose-wallet';
import { creditFigures } from './wallet-figures';

const a = { walletId: 'aaaa', accessible: true };
const b = { walletId: 'bbbb', accessible: true };
const closed = { walletId: 'cccc', accessible: false };

describe('chooseWallet', () => {
  it('G5: without wallets and without a wish, a launch is not billed', () => {
    expect(chooseWallet(undefined, [])).toEqual({ kind: 'none' });
    expect(chooseWallet(null, [])).toEqual({ kind: 'none' });
  });

  it('F2: the only wallet is chosen when none is named', () => {
    expect(chooseWallet(undefined, [a])).toEqual({ kind: 'wallet', walletId: 'aaaa' });
  });

  it('F2: with several wallets one must be named, also when only one of them is for the caller', () => {
    expect(chooseWallet(undefined, [a, b])).toEqual({ kind: 'wallet_required' });
    expect(chooseWallet(undefined, [a, closed])).toEqual({ kind: 'wallet_required' });
  });

  it('F2: a named wallet is taken, in either case of its letters', () => {
    expect(chooseWallet('bbbb', [a, b])).toEqual({ kind: 'wallet', walletId: 'bbbb' });
    expect(chooseWallet('BBBB', [a, b])).toEqual({ kind: 'wallet', walletId: 'bbbb' });
  });

  it('G5: an unknown wallet and one for other members are the same refusal', () => {
    expect(chooseWallet('dddd', [a])).toEqual({ kind: 'wallet_access_denied' });
    expect(chooseWallet('dddd', [])).toEqual({ kind: 'wallet_access_denied' });
    expect(chooseWallet('cccc', [a, closed])).toEqual({ kind: 'wallet_access_denied' });
  });

  it('G5: whoever may not use the only wallet does not launch without billing', () => {
    expect(chooseWallet(undefined, [closed])).toEqual({ kind: 'wallet_access_denied' });
  });
});

describe('creditFigures', () => {
  const wallet = { credited: 1000, spent: 200, held: 300 };

  it('G1: without a limit the balance is what the wallet has left, the usage is the organisation’s own', () => {
    expect(creditFigures(wallet, { limit: null, spent: 50, held: 100 })).toEqual({
      balance: 500,
      usage: 150,
    });
  });

  it('G1: the smaller of wallet and limit is the balance', () => {
    expect(creditFigures(wallet, { limit: 250, spent: 50, held: 100 }).balance).toBe(100);
    expect(creditFigures(wallet, { limit: 9000, spent: 50, held: 100 }).balance).toBe(500);
  });

  it('G1: a limit below the usage is a balance of 0, never less', () => {
    expect(creditFigures(wallet, { limit: 0, spent: 50, held: 100 })).toEqual({ balance: 0, usage: 150 });
  });
});
