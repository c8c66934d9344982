import { describe, expect, it } from 'vitest';
import { interviewWord } from './interview-word';

describe('the title of a study that has none for participants', () => {
  it.each([
    ['he', 'ריאיון'],
    ['el', 'Συνέντευξη'],
    ['ca', 'Entrevista'],
    ['no', 'Intervju'],
    ['nn', 'Intervju'],
    ['zh', '访谈'],
    ['zh-TW', '訪談'],
    ['zh-HK', '訪談'],
    ['de-CH', 'Interview'],
    ['en-medical', 'Interview'],
    ['wo', 'Interview'],
  ])('is the word Interview in %s', (language, word) => {
    expect(interviewWord(language)).toBe(word);
  });

  it('is in no Latin letters in languages that are not written in them', () => {
    for (const language of 'am ar hy as be bn bg my ka el gu he hi ja kn kk km ko ky lo mk ml mr mn ne or pa ps fa ru sr sd si ta te tg th uk ur yi zh'.split(
      ' ',
    ))
      expect(interviewWord(language), language).not.toMatch(/\p{Script=Latin}/u);
  });
});
