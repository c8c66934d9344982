import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles';
import { memberChangeRefusal } from './member-change';

const by = (role: Role, userId = 'actor') => ({ userId, role });

describe('memberChangeRefusal', () => {
  it('H1: owners and admins change members, nobody else does', () => {
    const may = ROLES.filter(
      (role) => !memberChangeRefusal({ actor: by(role), target: by('viewer', 'other'), to: 'researcher' }),
    );
    expect(may).toEqual(['owner', 'admin']);
  });

  it('H1: owners alone make, demote, remove and invite owners', () => {
    for (const change of [
      { target: by('viewer', 'other'), to: 'owner' as const },
      { target: by('owner', 'other'), to: 'admin' as const },
      { target: by('owner', 'other'), to: null },
      { target: null, to: 'owner' as const },
    ]) {
      expect(memberChangeRefusal({ actor: by('owner'), ...change })).toBeUndefined();
      expect(memberChangeRefusal({ actor: by('admin'), ...change })).toMatch(/owners/);
    }
  });

  it('everybody may leave, and nobody may raise themselves', () => {
    for (const role of ROLES) {
      expect(memberChangeRefusal({ actor: by(role), target: by(role), to: null })).toBeUndefined();
    }
    expect(memberChangeRefusal({ actor: by('admin'), target: by('admin'), to: 'owner' })).toBeDefined();
    expect(memberChangeRefusal({ actor: by('viewer'), target: by('viewer'), to: 'admin' })).toBeDefined();
  });
});
