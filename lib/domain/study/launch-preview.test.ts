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
    const hold = { amount: 1_000, remaining: 200, taken: 8, closed: false };
    expect(holdChange(null, 10, 100)).toEqual({ holds: 1_000, givesBack: 0 });
    expect(holdChange(hold, 10, 100)).toEqual({ holds: 0, givesBack: 0 });
    expect(holdChange(hold, 15, 100)).toEqual({ holds: 500, givesBack: 0 });
    expect(holdChange(hold, 9, 100)).toEqual({ holds: 0, givesBack: 100 });
    expect(holdChange(hold, 1, 100)).toEqual({ holds: 0, givesBack: 200 });
    expect(holdChange({ ...hold, closed: true }, 90, 100)).toEqual({ holds: 0, givesBack: 0 });
  });

  it('G2: keeps what those to come need at a cheaper price, whatever the others took', () => {
    const dear = { amount: 4_000, remaining: 400, taken: 9, closed: false };
    expect(holdChange(dear, 10, 100)).toEqual({ holds: 0, givesBack: 300 });
    const cheaper = { ...dear, amount: 3_700, remaining: 100 };
    expect(holdChange(cheaper, 10, 100)).toEqual({ holds: 0, givesBack: 0 });
    expect(holdChange(cheaper, 20, 100)).toEqual({ holds: 1_000, givesBack: 0 });
  });
});
