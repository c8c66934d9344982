import { expect, it } from 'vitest';
import { STATES_WITH_TEXT } from '@/lib/domain/fieldwork/state-texts';
import { placesOf } from './place-of';

it('N1: a text to translate is found by its question, or by where it stands', () => {
  const paths = [
    'externalTitle',
    'concepts.c.title',
    'concepts.c.description',
    'items.a.text',
    'options.o.text',
    'options.p.text',
    'items.b.text',
    'items.b.continueButtonText',
    'closingMessage',
    'consent.text',
    ...STATES_WITH_TEXT.map((state) => `stateTexts.${state}`),
  ];
  expect([...placesOf(paths).values()]).toEqual([
    'Title',
    'Concept 1, title',
    'Concept 1, description',
    'Question 1',
    'Question 1, 1',
    'Question 1, 2',
    'Question 2',
    'Question 2, button',
    'Last words',
    'Consent',
    'Before it opens',
    'While paused',
    'Once closed',
    'Enough people',
    'Screened out',
    'Quota full',
  ]);
});
