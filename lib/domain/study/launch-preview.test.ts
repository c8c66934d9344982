import { describe, expect, it } from 'vitest';
import { mayLaunch, ROLES } from '../roles';
import { holdChange, launchAction, launchRefusal } from './launch-preview';

describe('what a launch does', () => {
  it('F2: launches a draft, publishes what is pending, resumes a pause, and nothing else', () => {
    expect(launchAction('draft', true)).toBe('launch');
    expect([launchAction('live', true), launchAction('live', false)]).toEqual(['publish', 'none']);
    expect([launchAction('paused', true), launchAction('closed', true)]).toEqual(['resume', 'closed']);
  });

  it('H1: names the part of the rule that refuses, and refuses nobody whom the rule lets', () => {
    for (const role of ROLES) {
      for (const launchers of [null, [], ['me'], ['other']]) {
        const member = { role, userId: 'me' };
        expect(launchRefusal(member, launchers) === null).toBe(mayLaunch(member, launchers));
      }
    }
    expect(launchRefusal({ role: 'collaborator', userId: 'me' }, ['me'])).toBe('role');
    expect(launchRefusal({ role: 'researcher', userId: 'me' }, ['other'])).toBe('launchers');
  });

  it('G2: holds all at first, the difference later, and gives back what nobody has taken', () => {
    const hold = { amount: 1_000, remaining: 200, closed: false };
    expect(holdChange(1_000, null)).toEqual({ holds: 1_000, givesBack: 0 });
    expect(holdChange(1_500, hold)).toEqual({ holds: 500, givesBack: 0 });
    expect(holdChange(900, hold)).toEqual({ holds: 0, givesBack: 100 });
    expect(holdChange(100, hold)).toEqual({ holds: 0, givesBack: 200 });
    expect(holdChange(9_000, { ...hold, closed: true })).toEqual({ holds: 0, givesBack: 0 });
  });
});
