import { describe, expect, it } from 'vitest';
import { wordingRemarks } from './wording-remarks';

/** Takes every fix, one after the other, until none is offered. */
function mended(text: string): string[] {
  for (const { instead, split } of wordingRemarks(text)) {
    if (instead) return mended(instead);
    if (split) return split.flatMap(mended);
  }
  return [text];
}

describe('N8: two judgements in one question', () => {
  it.each([
    [
      'Don’t you agree that the new booking is easy and fast?',
      [
        'To what extent do you agree or disagree that the new booking is easy?',
        'To what extent do you agree or disagree that the new booking is fast?',
      ],
    ],
    [
      'Isn’t our app easy and fast to use?',
      ['Is our app easy to use, or not?', 'Is our app fast to use, or not?'],
    ],
    ['Was the staff friendly and helpful?', ['Was the staff friendly?', 'Was the staff helpful?']],
    [
      'Did you find the seats comfortable and clean?',
      ['Did you find the seats comfortable?', 'Did you find the seats clean?'],
    ],
  ])('N8: every fix of %j taken leaves one judgement in each', (text, questions) => {
    expect(mended(text)).toEqual(questions);
    expect(questions.flatMap((one) => wordingRemarks(one))).toEqual([]);
  });

  it.each([
    'Is this your mother and father?',
    'Was the bread and butter fresh?',
    'What was good and bad about it?',
    'Was the train safe and sound?',
    'Is it open on Monday and Friday?',
  ])('N8: nothing is said of %j', (text) => {
    expect(wordingRemarks(text)).toEqual([]);
  });

  it('counts the words of a long text to its end', () => {
    expect(wordingRemarks('word '.repeat(900)).map(({ message }) => message)).toEqual([
      '900 words: few people keep more than 45 in mind',
    ]);
  });
});
