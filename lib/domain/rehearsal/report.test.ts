import { describe, expect, it } from 'vitest';
import { choice, flat, open, screening } from '@/lib/testing/guide-of';
import { MANNER_WORDS } from './manner';
import { NO_WISH, type Walk, type WalkedStep } from './rehearsal';
import { type ReportInput, rehearsalReport } from './report';

const guide = [screening(choice('in', 'yes+ no-')), flat(open('q', { followUp: 'heavy' }), open('late'))];
const step = (questionId: string, more: Partial<WalkedStep> = {}): WalkedStep => ({
  kind: 'question',
  questionId,
  conceptId: null,
  moderator: questionId,
  user: 'x',
  isSkipped: false,
  optionIds: [],
  seconds: 60,
  why: null,
  ...more,
});
const asked = (moderator: string) => step('q', { kind: 'follow_up', moderator });
const walk = (steps: WalkedStep[], more: Partial<Walk> = {}): Walk => ({
  manner: 'terse',
  ...MANNER_WORDS.terse,
  wish: NO_WISH,
  status: 'done',
  language: 'en',
  outcome: 'complete',
  responseId: null,
  steps,
  broke: null,
  ...more,
});
const report = (walks: Walk[], more: Partial<ReportInput> = {}) =>
  rehearsalReport({
    guide,
    walks,
    isOver: true,
    unreachable: [],
    letsEverybodyIn: false,
    announcedMinutes: 10,
    untranslated: [],
    ...more,
  });
const kinds = (...of: Parameters<typeof report>) =>
  report(...of).findings.map(({ kind, severity }) => `${kind} ${severity}`);
const yes = step('in', { optionIds: ['in-yes'] });
const no = step('in', { optionIds: ['in-no'] });

describe('N6: the report of a rehearsal', () => {
  it('counts who came to each question, what was asked in between, and the ways taken', () => {
    const { questions, followUps, paths, findings } = report([
      walk([yes, step('q'), asked('Why?'), asked('And then?'), step('late')]),
      walk([yes, step('q'), asked('Why?'), step('late')]),
      walk([no], { outcome: 'screened_out' }),
    ]);
    expect(questions.map(({ number, reachedBy }) => [number, reachedBy])).toEqual([
      [1, 3],
      [2, 2],
      [3, 2],
    ]);
    expect(followUps).toEqual([{ questionId: 'q', number: 2, text: 'Why?', times: 3, participants: 2 }]);
    expect(paths.map(({ label, walked }) => [label, walked])).toEqual([
      ['yes', 2],
      ['no', 1],
      ['To the end', 2],
      ['Screened out', 1],
    ]);
    expect(findings).toEqual([]);
  });

  it('tells what stops people before what is worth a look', () => {
    const stopped = walk([yes], {
      status: 'broke',
      outcome: null,
      broke: { questionId: 'q', message: 'No.' },
    });
    expect(kinds([stopped, walk([yes, step('q'), step('late')])])).toEqual(['broke stops']);
    expect(kinds([walk([yes, step('q')])])).toEqual(['not_reached remark']);
    expect(kinds([walk([yes, step('q')])], { unreachable: ['late'] })).toEqual(['not_reached stops']);
    expect(kinds([walk([yes, step('q')])], { isOver: false })).toEqual([]);
    expect(kinds([walk([no], { outcome: 'screened_out' })])).toEqual(['nobody_complete stops']);
    expect(kinds([walk([yes, step('q'), step('late')])], { letsEverybodyIn: true })).toEqual([
      'nobody_screened_out remark',
    ]);
  });

  it('tells what takes too long, is asked twice, or is not translated', () => {
    const long = walk([yes, step('q', { seconds: 900 }), step('late')]);
    const [finding] = report([long]).findings;
    expect(finding).toMatchObject({ kind: 'too_long', questionId: 'q', title: '17 minutes for Terse' });
    expect(finding?.message).toContain('Question 2 alone took 15. Fewer follow-ups there would shorten it.');
    const twice = [asked('What did you do then?'), asked('And what did you do then?')];
    expect(kinds([walk([yes, step('q'), ...twice, step('late')])])).toEqual(['asked_twice remark']);
    const untranslated = [{ language: 'de', questionIds: ['q', 'late'] }];
    expect(report([walk([yes, step('q'), step('late')])], { untranslated }).findings).toMatchObject([
      { kind: 'untranslated', language: 'de', title: 'Questions 2 and 3 are not translated' },
    ]);
  });
});
