import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles';
import {
  keyStanding,
  mayJoin,
  type PasswordLinkChange,
  passwordLinkHolds,
  passwordLinkRefusal,
  proofBy,
} from './credentials';

const change = (more: Partial<PasswordLinkChange> = {}): PasswordLinkChange => ({
  issuer: { userId: 'issuer', role: 'admin' },
  target: { userId: 'target', role: 'viewer' },
  isElsewhere: false,
  ...more,
});
const holds = (now: PasswordLinkChange | null) =>
  passwordLinkHolds({ isExpired: false, issued: { targetRole: 'viewer', now } });

describe('password links', () => {
  it('X1: one that somebody made holds while they could make the same one', () => {
    expect(holds(change())).toBe(true);
    expect(holds(null)).toBe(false);
    expect(holds(change({ isElsewhere: true }))).toBe(false);
    expect(holds(change({ target: { userId: 'target', role: 'researcher' } }))).toBe(false);
    const issuers = ROLES.filter((role) => holds(change({ issuer: { userId: 'issuer', role } })));
    expect(issuers).toEqual(['owner', 'admin']);
    const issued = { targetRole: 'viewer' as const, now: change() };
    expect(passwordLinkHolds({ isExpired: true, issued })).toBe(false);
  });

  it('X1: one that its holder asked for holds until it expires', () => {
    expect(passwordLinkHolds({ isExpired: false, issued: null })).toBe(true);
    expect(passwordLinkHolds({ isExpired: true, issued: null })).toBe(false);
  });

  it('H1: owners are helped by owners alone', () => {
    const target = { userId: 'target', role: 'owner' as const };
    expect(passwordLinkRefusal(change({ target }))?.code).toBe('forbidden');
    const issuer = { userId: 'issuer', role: 'owner' as const };
    expect(passwordLinkRefusal(change({ target, issuer }))).toBeUndefined();
  });
});

describe('addresses', () => {
  const shown = proofBy({ mailed: false, organizationId: 'b' });
  const mailed = proofBy({ mailed: true });
  const signedUp = { emailVerified: false, vouchedBy: null };
  const to = (organizationId: string, byMail = false) => ({ organizationId, mailed: byMail });

  it('X1: a shown link verifies nothing, and vouches in its own organization alone', () => {
    expect(mayJoin(shown, to('b'))).toBe(true);
    expect([mayJoin(shown, to('a')), mayJoin(shown, to('a', true))]).toEqual([false, false]);
    expect(mayJoin(mailed, to('a'))).toBe(true);
  });

  it('X1: who signed up with any address shows that it is theirs by the mail that invites them', () => {
    expect([mayJoin(signedUp, to('a')), mayJoin(signedUp, to('a', true))]).toEqual([false, true]);
  });
});

it('H2: a key is forbidden while its user is out and invalid once they are back', () => {
  const standing = (isLeft: boolean, isMember: boolean, isEnded = false) =>
    keyStanding({ isLeft, isMember, isEnded, isWithheld: false });
  expect([standing(false, true), standing(true, false), standing(true, true)]).toEqual([
    'good',
    'forbidden',
    'invalid',
  ]);
  expect(standing(false, false)).toBe('forbidden');
  expect(standing(true, false, true)).toBe('invalid');
});
