import { describe, expect, it } from 'vitest';
import { fieldsToSave } from '@/lib/client/rebased-draft';
import {
  changeOf,
  draftOf,
  draftProblem,
  draftWords,
  fieldWords,
  folderPathOf,
  waitsForPublish,
} from './settings-draft';

const study = {
  id: '0b6c9c5e-4d0a-4f0e-9a53-7c8f4f1f2a10',
  linkId: 'night-trains',
  status: 'live' as const,
  title: 'Night trains',
  config: {
    interviewMode: 'text' as const,
    questionLanguage: 'en',
    availableLanguages: null,
    targetPlatforms: ['ios' as const, 'desktop' as const],
    turnTaking: 'button' as const,
    style: 'balanced' as const,
    allowRevision: false,
  },
  transcribes: false,
  studyGuide: [],
  problems: [],
  hasPendingEdits: false,
  folderPath: ['Railways', '2026'],
  responseTarget: 10,
  closeAtTarget: false,
  entry: { mode: 'once_per_browser' as const },
  supportMessage: null,
  organisation: null,
  contact: null,
  quotas: [],
  embedOrigins: [],
  invitationTexts: null,
  redirects: null,
  opensAt: null,
  closesAt: null,
  closeAfter: null,
  stateTexts: null,
  consent: null,
  retention: { recordingsDays: null, wordsDays: null, everythingDays: null },
  branding: null,
  launchers: null,
  walletId: null,
  test: false,
  createdAt: '2026-09-14T09:30:00.000Z',
  updatedAt: '2026-09-14T09:30:00.000Z',
};
const saved = draftOf(study);

describe('the draft of settings', () => {
  it('is as saved to begin with, and sends nothing then', () => {
    expect(fieldsToSave({ stored: saved, draft: draftOf(study) })).toEqual([]);
    expect(changeOf(saved, [])).toEqual({});
  });

  it('sends what was changed and nothing else', () => {
    const draft = { ...saved, title: ' Trains ', availableLanguages: ['de'], launchers: [], folder: '' };
    const fields = fieldsToSave({ stored: saved, draft });
    expect(changeOf(draft, fields)).toEqual({
      title: 'Trains',
      config: { availableLanguages: ['de'] },
      launchers: [],
      folderPath: null,
    });
  });

  it('F1: tells what waits for a publish from what acts at once', () => {
    expect(waitsForPublish(['title', 'linkId', 'responseTarget', 'launchers', 'folder'])).toBe(false);
    expect(waitsForPublish(['title', 'interviewMode'])).toBe(true);
    expect(waitsForPublish(['allowRevision'])).toBe(true);
    const revising = { ...saved, allowRevision: true };
    expect(changeOf(revising, fieldsToSave({ stored: saved, draft: revising }))).toEqual({
      config: { allowRevision: true },
    });
  });

  it('says in words what a field holds, to be compared', () => {
    const other = {
      ...saved,
      contact: ' ',
      closesAt: '2026-11-26T15:25:00.000Z',
      redirects: { complete: 'https://panel.example/done', screenedOut: null },
      launchers: ['one'],
    };
    expect(draftWords('contact', other)).toBe('nothing');
    expect(draftWords('closeAtTarget', other)).toBe('no');
    expect(draftWords('targetPlatforms', other)).toBe('ios; desktop');
    expect(draftWords('closesAt', other)).toMatch(/26 Nov/);
    expect(draftWords('redirects', other)).toBe('complete: https://panel.example/done');
    expect(draftWords('launchers', other)).toBe('1 person');
    expect(draftWords('launchers', saved)).toBe('everybody whose role may');
  });

  it('X28: says where a refusal is by the name on the page', () => {
    expect(fieldWords(['config', 'questionLanguage'])).toBe('language');
    expect(fieldWords(['entry', 'parameter'])).toBe('who may take part');
    expect(fieldWords(['config', 'other'])).toBe('config other');
  });

  it('F5: knows a link that cannot be one, and a title that says nothing', () => {
    const problemOf = (linkId: string) => draftProblem('linkId', { ...saved, linkId });
    expect(problemOf('No Good')).toBe('Use 3 to 64 letters from a to z, digits and hyphens.');
    expect(problemOf('sign-in')).toMatch(/^Colloquy has a use of its own for this word\./);
    expect(problemOf(study.id)).toMatch(/^This reads like the id of a study\./);
    expect(draftProblem('linkId', saved)).toBeUndefined();
    expect(draftProblem('title', { ...saved, title: ' ' })).toBeDefined();
  });

  it('reads folders with slashes between', () => {
    expect(folderPathOf(' Railways/ 2026 //')).toEqual(['Railways', '2026']);
    expect(folderPathOf(' / ')).toBeNull();
  });
});
