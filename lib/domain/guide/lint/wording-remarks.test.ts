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

describe('N8: two questions in one', () => {
  it.each([
    ['en', 'What do you like? What do you dislike?', ['What do you like?', 'What do you dislike?']],
    [
      'en',
      'How do you like the price and the quality of the app?',
      ['How do you like the price of the app?', 'How do you like the quality of the app?'],
    ],
    ['en', 'Why do you use it, and how often?', ['Why do you use it?', 'How often do you use it?']],
    [
      'de',
      'Wie zufrieden sind Sie mit dem Preis und der Qualität?',
      ['Wie zufrieden sind Sie mit dem Preis?', 'Wie zufrieden sind Sie mit der Qualität?'],
    ],
    [
      'de',
      'Wie gefällt Ihnen die Farbe und die Form der Flasche?',
      ['Wie gefällt Ihnen die Farbe der Flasche?', 'Wie gefällt Ihnen die Form der Flasche?'],
    ],
    ['de', 'Warum nutzen Sie es und wie oft?', ['Warum nutzen Sie es?', 'Wie oft nutzen Sie es?']],
  ])('N8: in %s, %j is asked as two', (language, text, split) => {
    expect(wordingRemarks(text, { language })).toMatchObject([{ code: 'two-questions', split }]);
  });

  it.each([
    ['en', 'How do you like the look and feel of the app?'],
    ['en', 'How do you like to spend the morning and the evening?'],
    ['en', 'Why did you stay at home, and for how long did it rain?'],
    ['de', 'Wie zufrieden sind Sie mit Speisen und Getränken?'],
    ['de', 'Wie zufrieden sind Sie mit dem Weg zur Arbeit und zurück?'],
    ['de', 'Wann und wie oft nutzen Sie es?'],
  ])('N8: nothing is said in %s of %j', (language, text) => {
    expect(wordingRemarks(text, { language })).toEqual([]);
  });
});

describe('N8: negated twice', () => {
  it.each([
    'Why don’t you never wait?',
    'Would you not say that you never dislike waiting?',
    'Is it not untrue that you don’t use it?',
    'Which of these do you never dislike?',
  ])('N8: %j is', (text) => {
    expect(wordingRemarks(text).map(({ code }) => code)).toEqual(['negated-twice']);
  });

  it.each([
    'If not, why have you never tried it?',
    'Do you not smoke because you never liked it?',
    'Whether or not you have never been there: what do you expect?',
    'What would you never buy again?',
    'Which days do you not work and never did?',
  ])('N8: %j is not', (text) => {
    expect(wordingRemarks(text)).toEqual([]);
  });
});
