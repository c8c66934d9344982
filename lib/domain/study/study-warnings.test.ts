import { describe, expect, it } from 'vitest';
import { choice, concept, conceptBlock, flat, open, options } from '@/lib/testing/guide-parts';
import { STUDY_TEMPLATES } from '../templates/study-templates';
import {
  isUntitled,
  placeholdersIn,
  studyWarnings,
  type WarnedStudy,
  withoutPlaceholders,
} from './study-warnings';

const study = {
  title: 'Trains',
  interviewMode: 'text' as const,
  transcribes: true,
  guide: [flat([open()])],
};

describe('X25: what a template leaves to be written', () => {
  it('X25: finds words in square brackets, and nothing that is written so on purpose', () => {
    expect(placeholdersIn('How did [product] and [a second one] go? [product]')).toEqual([
      'product',
      'a second one',
    ]);
    expect(placeholdersIn('[1] [x] [our site](https://example.org) a[0] [] [ ]')).toEqual([]);
  });

  it('X25: writes over those that are known', () => {
    const words = new Map([['product', 'Sleeper']]);
    expect(withoutPlaceholders('[product] at [price]', words)).toBe('Sleeper at [price]');
  });

  it('X25: names every place where participants would read one', () => {
    const { guide } = {
      guide: [
        flat([choice({ text: 'Which [product]?', options: options('Tea', '[brand]') })]),
        conceptBlock([concept('[idea]')], [open({ addInstructions: 'Ask for [detail]' })]),
      ],
    };
    const warned = studyWarnings({
      ...study,
      externalTitle: 'About [product]',
      welcomeMessage: { message: 'Hello from [team]' },
      guide,
    });
    expect(warned.map(({ path }) => path.join('.'))).toEqual([
      'externalTitle',
      'welcomeMessage.message',
      '0.items.0.text',
      '0.items.0.options.1.text',
      '1.conceptSamplingConfig.concepts.0.content.title',
      '1.items.0.addInstructions',
    ]);
    expect(warned[0]?.message).toBe('“[product]” is still to be written over');
  });

  it.each(
    STUDY_TEMPLATES.filter(({ study: { title } }) => title.includes('[')).map(
      (one) => [one.id, one] as const,
    ),
  )('X25: %s is warned of until all of it is written', (_, { study: { studyGuide, config, ...words } }) => {
    const warned = {
      ...words,
      interviewMode: config.interviewMode ?? 'text',
      transcribes: true,
      guide: studyGuide,
    } as const;
    expect(studyWarnings(warned).some(({ code }) => code === 'placeholder')).toBe(true);
    const names = placeholdersIn(JSON.stringify(warned));
    const filled = withoutPlaceholders(
      JSON.stringify(warned),
      new Map(names.map((name) => [name, 'Sleeper'])),
    );
    expect(studyWarnings(JSON.parse(filled)).filter(({ code }) => code === 'placeholder')).toEqual([]);
  });

  const remarked = (text: string) =>
    studyWarnings({ ...study, guide: [flat([open({ text })])] }).map(({ message }) => message);

  it.each([
    ['TODO', 'TODO'],
    ['TODO: ask for the price', 'TODO'],
    ['tbd', 'tbd'],
    ['How was the price (TBD)?', 'TBD'],
    ['Lorem ipsum dolor', 'Lorem ipsum'],
    ['What do you think of XXX?', 'XXX'],
    ['What do you think of {product}?', '{product}'],
    ['Hello {{first name}}, how are you?', '{{first name}}'],
    ['What about <name>?', '<name>'],
    ['Question 1', 'Question 1'],
    ['Frage 12?', 'Frage 12?'],
    ['...', '...'],
    ['What do you think of [PRODUCT NAME]?', '[PRODUCT NAME]'],
  ])('N8: %j is still to be written', (text, found) => {
    expect(remarked(text)).toEqual([`“${found}” is still to be written over`]);
  });

  it.each([
    '¿Qué hace usted todo el día?',
    '¿Le gusta TODO lo que ve?',
    'Do you keep a todo list?',
    'Which size do you wear: XL, XXL or XXXL?',
    'What does <div> or <br> mean to you?',
    'Is 3 < 5 and 7 > 5?',
    'Write to <help@example.org>, or look at {1, 2, 3}.',
    'Question 1 of the form asks for your name. Why?',
    'The best thing about it is … what?',
    'Finish this sentence: "I travel because ..."',
  ])('N8: nothing is to be written over in %j', (text) => {
    expect(remarked(text)).toEqual([]);
  });

  it('X25: an untitled study has no title', () => {
    expect(['', ' ', 'Untitled', 'untitled study'].every(isUntitled)).toBe(true);
    expect(isUntitled('Untitled works by Judd')).toBe(false);
    expect(studyWarnings({ ...study, title: 'Untitled study' }).map(({ code }) => code)).toEqual([
      'untitled',
    ]);
  });
});

describe('X27: a screen that is to be watched', () => {
  const guide = [flat([open({ screenObservationEnabled: true })])];
  it.each(['text', 'audio', 'audio_text', 'video'] as const)(
    'X27: is said not to be recorded in %s',
    (interviewMode) => {
      expect(studyWarnings({ ...study, guide, interviewMode })).toMatchObject([
        { code: 'screen-not-recorded', path: [0, 'items', 0, 'screenObservationEnabled'] },
      ]);
    },
  );

  it.each(['audio_screen', 'video_screen'] as const)('X27: is as it should be in %s', (interviewMode) => {
    expect(studyWarnings({ ...study, guide, interviewMode })).toEqual([]);
  });
});

describe('X38: speech without a transcriber', () => {
  const guide = [flat([open({})])];
  const codes = (more: Partial<WarnedStudy>) =>
    studyWarnings({ ...study, guide, transcribes: false, ...more }).map(({ code }) => code);
  it.each(['audio', 'audio_text', 'audio_screen', 'video', 'video_screen'] as const)(
    'X38: is said in %s',
    (interviewMode) => {
      expect(codes({ interviewMode })).toEqual(['not-transcribed']);
      expect(codes({ interviewMode, transcribes: true })).toEqual([]);
    },
  );

  it('X38: is nothing to say of where nobody speaks', () => {
    expect(codes({ interviewMode: 'text' })).toEqual([]);
    expect(codes({ interviewMode: 'video', guide: [flat([choice({})])] })).toEqual([]);
  });
});
