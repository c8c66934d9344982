import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { walkInterview } from '@/lib/testing/walk-interview';
import { MANNERS } from './manner';
import { NO_WISH } from './rehearsal';
import { scriptedAnswer } from './scripted-answer';
import { scriptedWords, scriptLanguage } from './scripted-words';

describe('N6: scripted answers', () => {
  it('fit every step of every guide, in every manner, and are always the same', () => {
    fc.assert(
      fc.property(arbitraryGuide(), fc.constantFrom(...MANNERS), (written, manner) => {
        const guide = identifyGuide(written, null, () => randomUUID());
        for (const { step } of walkInterview(guide, 'seed').stations) {
          const walker = { manner, wish: NO_WISH };
          const answer = scriptedAnswer(step, walker, { language: 'en', spoken: 0 });
          expect(answerProblems(step, answer)).toEqual([]);
          expect(scriptedAnswer(step, walker, { language: 'en', spoken: 0 })).toEqual(answer);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are in another language for who answers in one', () => {
    expect(scriptLanguage('terse', { study: 'fi', interview: 'fi' })).toBe('en');
    expect(scriptLanguage('other_language', { study: 'en', interview: 'en' })).toBe('de');
    expect(scriptLanguage('other_language', { study: 'de-CH', interview: 'de-CH' })).toBe('en');
    expect(scriptLanguage('other_language', { study: 'en', interview: 'fr' })).toBe('fr');
    expect(scriptedWords('other_language', 'de', { spoken: 0, isFollowUp: false })).toMatch(/^Letzten/);
  });
});
