import { describe, expect, it } from 'vitest';
import { choiceOf, dueAt, isLow, NOTICE_KINDS, paceFor, usualChoice } from './notice';
import { noticeLines } from './notice-lines';

describe('what somebody is told', () => {
  it('who chose nothing is told what cannot wait, and only owners', () => {
    for (const role of ['admin', 'researcher', 'viewer']) {
      expect(new Set(Object.values(usualChoice(role)))).toEqual(new Set(['off']));
    }
    const owners = usualChoice('owner');
    expect(NOTICE_KINDS.filter((kind) => owners[kind] !== 'off')).toEqual(['safetyFlag', 'webhookFailing']);
  });

  it('a study that was chosen for goes by its own, in what is about studies', () => {
    const all = choiceOf({ responseCompleted: 'daily', creditsLow: 'now' });
    const { webhookFailing: _, creditsLow: __, ...own } = choiceOf({ targetReached: 'now' });
    const choice = { notices: all, studies: { a: own } };
    expect(paceFor(choice, 'responseCompleted', 'a')).toBe('off');
    expect(paceFor(choice, 'targetReached', 'a')).toBe('now');
    expect(paceFor(choice, 'responseCompleted', 'b')).toBe('daily');
    expect(paceFor(choice, 'creditsLow', null)).toBe('now');
  });

  it('a digest is due at the next 7:00 UTC', () => {
    expect(dueAt('daily', new Date('2026-12-31T06:59:59Z')).toISOString()).toBe('2026-12-31T07:00:00.000Z');
    expect(dueAt('daily', new Date('2026-12-31T07:00:00Z')).toISOString()).toBe('2027-01-01T07:00:00.000Z');
    const now = new Date();
    expect(dueAt('now', now)).toBe(now);
  });

  it('credits are low below a tenth, and never where there never were any', () => {
    expect([isLow({ balance: 9, total: 100 }), isLow({ balance: 10, total: 100 })]).toEqual([true, false]);
    expect(isLow({ balance: 0, total: 0 })).toBe(false);
  });
});

it('what happened several times in a study is one line, and titles stay in it', () => {
  const of = { studyId: 's', title: 'Night\r\nBcc: all', about: null };
  const lines = noticeLines([
    { ...of, kind: 'responseCompleted', readableId: 1 },
    { ...of, kind: 'safetyFlag', readableId: 1 },
    { ...of, kind: 'responseCompleted', readableId: 2 },
    { kind: 'creditsLow', studyId: null, title: null, readableId: null, about: 'Main' },
  ]);
  expect(lines).toEqual([
    { text: 'Night Bcc: all: 2 responses are complete.', path: '/studies/s/responses' },
    {
      text: 'Night Bcc: all: response 1 is flagged for safety. Somebody should look after it.',
      path: '/studies/s/responses/1?flag=safety&open=true',
    },
    { text: 'Main: less than a tenth of the credits is left.', path: '/wallets' },
  ]);
});
