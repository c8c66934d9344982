import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { issuesOf } from '../issues';
import { CreateStudyRequest } from './create-study-request';

const guide = [{ type: 'flat', title: 'Main', items: [{ type: 'open_ended', text: 'Why?' }] }];
const body = { title: 'Tea', studyGuide: guide };

function issues(value: unknown) {
  const { error } = CreateStudyRequest.safeParse(value);
  return error ? issuesOf(error) : [];
}
/** The paths of all issues, each joined by dots. */
const paths = (value: unknown) => issues(value).map(({ path }) => path.join('.'));

describe('CreateStudyRequest', () => {
  it('takes the smallest and the fullest request, and keeps them as they are', () => {
    const full = {
      ...body,
      externalTitle: '',
      background: 'We sell tea',
      studyGoal: 'Learn',
      config: {
        interviewMode: 'audio_text',
        questionLanguage: 'de-CH',
        availableLanguages: ['de', 'fr'],
        targetPlatforms: ['ios', 'desktop'],
      },
      welcomeMessage: { title: 'Hi', message: 'Welcome' },
      closingMessage: 'Bye',
    };
    for (const value of [
      body,
      full,
      { ...body, config: {}, welcomeMessage: {} },
      { ...body, config: { availableLanguages: null } },
    ]) {
      expect(CreateStudyRequest.parse(value)).toStrictEqual(value);
    }
  });

  it('B1: keeps any valid guide exactly as it was written', () => {
    fc.assert(
      fc.property(arbitraryGuide(), (studyGuide) => {
        expect(CreateStudyRequest.parse({ title: 'T', studyGuide }).studyGuide).toStrictEqual(studyGuide);
      }),
    );
  });

  it.each<[string, unknown, ...string[]]>([
    ['A4: a body that is no object', [], ''],
    ['A4: null', null, ''],
    ['B1: nothing', {}, 'title', 'studyGuide'],
    ['B1: an empty title', { ...body, title: '' }, 'title'],
    ['B1: no block', { ...body, studyGuide: [] }, 'studyGuide'],
    ['B1: a guide that is no list', { ...body, studyGuide: { 0: guide[0] } }, 'studyGuide'],
    ['B1: null is nothing', { ...body, studyGuide: null }, 'studyGuide'],
    [
      'B1: null where it has no meaning',
      {
        ...body,
        externalTitle: null,
        background: null,
        studyGoal: null,
        config: null,
        welcomeMessage: null,
        closingMessage: null,
      },
      'externalTitle',
      'background',
      'studyGoal',
      'config',
      'welcomeMessage',
      'closingMessage',
    ],
    [
      'B1: null within config and welcomeMessage',
      {
        ...body,
        config: { interviewMode: null, questionLanguage: null, targetPlatforms: null },
        welcomeMessage: { title: null, message: null },
      },
      'config.interviewMode',
      'config.questionLanguage',
      'config.targetPlatforms',
      'welcomeMessage.title',
      'welcomeMessage.message',
    ],
    [
      'B1: an unknown mode and an unknown platform',
      { ...body, config: { interviewMode: 'phone', targetPlatforms: ['ios', 'tv'] } },
      'config.interviewMode',
      'config.targetPlatforms.1',
    ],
    [
      'B3: an unknown language, at its path',
      { ...body, config: { questionLanguage: 'EN', availableLanguages: ['de', 'tlh'] } },
      'config.questionLanguage',
      'config.availableLanguages.1',
    ],
    ['A1: an unknown key, at its path', { ...body, name: 'x' }, 'name'],
    [
      'A1: each unknown key for itself, at any depth',
      { ...body, a: 1, config: { b: 1, c: 1 }, welcomeMessage: { text: '' } },
      'config.b',
      'config.c',
      'welcomeMessage.text',
      'a',
    ],
    [
      'A3: a title of 301 characters',
      { ...body, title: 'x'.repeat(301), externalTitle: 'x'.repeat(301) },
      'title',
      'externalTitle',
    ],
    ['A3: a text of 5001 characters', { ...body, background: 'x'.repeat(5001) }, 'background'],
    ['A7: NUL', { ...body, title: 'a\0b' }, 'title'],
    [
      'A7: half a surrogate pair',
      { ...body, closingMessage: 'a\ud83d', studyGoal: '\ude00' },
      'studyGoal',
      'closingMessage',
    ],
  ])('refuses %s', (_name, value, ...expected) => {
    expect(paths(value)).toEqual(expected);
  });

  it('A3: takes titles of 300 and texts of 5000 characters, counted as JavaScript counts', () => {
    expect(paths({ ...body, title: '😀'.repeat(150), background: '😀'.repeat(2500) })).toEqual([]);
    expect(paths({ ...body, title: `${'😀'.repeat(150)}x` })).toEqual(['title']);
  });

  it('A1: __proto__ and constructor are unknown keys and change no prototype', () => {
    const text = (inner: string) =>
      JSON.parse(`{"title":"T","studyGuide":[{"type":"flat","title":"B","items":[${inner}]}]}`);
    const value = text(
      '{"type":"open_ended","text":"Q","__proto__":{"followUp":"heavy"},"constructor":{"prototype":{"polluted":1}}}',
    );
    expect(issues(value).map(({ path }) => path)).toEqual([
      ['studyGuide', 0, 'items', 0, '__proto__'],
      ['studyGuide', 0, 'items', 0, 'constructor'],
    ]);
    expect(
      issues(JSON.parse('{"title":"T","studyGuide":[],"__proto__":{"studyGuide":1}}')).map(
        ({ path }) => path,
      ),
    ).toEqual([['studyGuide'], ['__proto__']]);
    expect(paths(text('{"__proto__":{"type":"open_ended","text":"Q"}}'))).toEqual([
      'studyGuide.0.items.0.type',
    ]);
    expect({}).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('followUp');
  });

  it('A2: issues carry exactly a path of strings and integers and a message', () => {
    const studyGuide = [{ type: 'flat', title: 'B', items: [{ type: 'open_ended', text: 5 }] }];
    expect(issues({ title: 'T', studyGuide, extra: true })).toStrictEqual([
      { path: ['studyGuide', 0, 'items', 0, 'text'], message: 'Expected a text' },
      { path: ['extra'], message: 'Unknown field "extra"' },
    ]);
  });
});
