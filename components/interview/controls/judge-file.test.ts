import { describe, expect, it } from 'vitest';
import { cameraTypes, fileLimits, fileProblem } from './judge-file';
import { englishTexts as texts } from './use-control-texts';

const question = {
  id: 'q',
  text: 'q',
  isScreener: false,
  questionNumber: 1,
  concepts: [],
  type: 'file_upload' as const,
  acceptedTypes: [
    'image/*',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  maxFiles: 2,
  maxFileSizeMb: 5,
};
const file = (type: string, size = 10, name = 'a') => ({ name, type, size });

describe('fileProblem', () => {
  it.each([
    [file('image/png'), null],
    [file('image/png', 5 * 1024 * 1024), null],
    [file('image/png', 5 * 1024 * 1024 + 1), 'a is larger than 5 MB.'],
    [file('image/png', 0), 'a is empty.'],
    [file('text/html'), 'a is not of a kind that is accepted here.'],
  ])('judges a file before it is sent: %#', (given, problem) => {
    expect(fileProblem(question, given, texts)).toBe(problem);
  });
});

describe('fileLimits', () => {
  it('says number, size and kinds in words', () => {
    expect(fileLimits(question, texts)).toBe(
      'Up to 2 files · at most 5 MB each · accepted: pictures, PDF, or DOCX',
    );
    expect(fileLimits({ ...question, maxFiles: 1, acceptedTypes: null }, texts)).toBe(
      'One file · at most 5 MB each',
    );
    expect(fileLimits({ ...question, acceptedTypes: ['image/svg+xml', '*/*'] }, texts)).not.toMatch(
      'accepted',
    );
  });
});

describe('cameraTypes', () => {
  it('offers the camera where its pictures or films are accepted', () => {
    expect(cameraTypes(null)).toBe('image/*');
    expect(cameraTypes(['video/*'])).toBe('video/*');
    expect(cameraTypes(['application/pdf'])).toBeNull();
  });
});
