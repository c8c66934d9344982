import { describe, expect, it } from 'vitest';
import { interviewReport, judge } from './interview-report';
import { scriptedInterview } from './scripted-interview';
import { PARTICIPANTS } from './scripted-participants';

describe('ten scripted interviews', () => {
  it('are in the documentation as they are held now', async () => {
    await expect(await interviewReport()).toMatchFileSnapshot('../../docs/examples/interviews.md');
  });

  it('ask openly, one thing at a time, seldom with a quote and never twice in the same words', async () => {
    const all = (await Promise.all(PARTICIPANTS.map((one) => scriptedInterview(one)))).flatMap(judge);
    expect(all.filter(({ quotes }) => quotes).length).toBeLessThanOrEqual(all.length / 3);
    expect(all.filter(({ open }) => !open)).toEqual([]);
    expect(all.every(({ single }) => single)).toBe(true);
    expect(all.some(({ repeated }) => repeated)).toBe(false);
  });

  it('do not press who does not know, and do not probe what hurts', async () => {
    const held = async (name: string) => scriptedInterview(PARTICIPANTS.find((one) => one.name === name)!);
    const sam = await held('Sam');
    expect(sam.filter(({ kind }) => kind === 'follow_up').length).toBeLessThanOrEqual(3);
    const eli = await held('Eli');
    expect(eli.filter(({ questionId, kind }) => questionId === 'q1' && kind === 'follow_up')).toHaveLength(0);
  });
});
