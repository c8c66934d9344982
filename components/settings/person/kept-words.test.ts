import { expect, it } from 'vitest';
import { foundText, keptFigures, nameOf, placeOf } from './kept-words';

const kept = {
  answers: 2,
  recordings: 1,
  clips: 0,
  bytes: 1_400_000,
  quotes: 1,
  evidence: 0,
  annotations: 0,
};
const response = {
  id: '1b2c3d4e-0000-4000-8000-000000000000',
  readableId: 1,
  studyId: 'a',
  linkId: 'a',
  studyTitle: 'A',
  isTest: false,
  ofTestStudy: false,
  progress: 'complete' as const,
  createdAt: '2026-11-25T10:00:00.000Z',
  kept,
};

it('O2: says what was found', () => {
  expect(foundText({ responses: [response], total: 1 })).toBe('1 response in 1 study');
  expect(foundText({ responses: [response, { ...response, studyId: 'b' }], total: 2 })).toBe(
    '2 responses in 2 studies',
  );
});

it('O2: says what hangs on it', () => {
  const figures = new Map(keptFigures({ responses: [response, response] }));
  expect(figures.get('Answers in words')).toBe('4');
  expect(figures.get('Recordings and files')).toBe('2, 3 MB');
  expect(figures.has('Clips of them')).toBe(false);
});

it('O2: calls somebody by what they were looked for', () => {
  expect(nameOf({ parameter: 'pid', value: 'p-7' })).toBe('p-7');
  expect(nameOf({ responseId: response.id })).toBe('1b2c3d4e');
});

it('O3: tells a test study from a test interview', () => {
  expect(placeOf(response)).toBe('A');
  expect(placeOf({ ...response, isTest: true, ofTestStudy: true })).toBe('A (a test)');
  expect(placeOf({ ...response, ofTestStudy: true })).toBe('A (a test study)');
});
