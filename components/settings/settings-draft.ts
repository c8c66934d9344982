import type { StudyChange, StudySettings } from '@/lib/client/settings';
import { isLinkId, isUuid } from '@/lib/domain/identifier';
import { linkIdProblem } from '@/lib/domain/study/link-id-problem';

type Study = StudySettings['study'];

/** The settings in the form. */
export interface SettingsDraft {
  title: string;
  externalTitle: string;
  linkId: string;
  interviewMode: Study['config']['interviewMode'];
  questionLanguage: string;
  availableLanguages: readonly string[];
  targetPlatforms: Study['config']['targetPlatforms'];
  responseTarget: number | null;
  closeAtTarget: boolean;
  entry: Study['entry'];
  /** null: everybody whose role may. */
  launchers: readonly string[] | null;
  /** Who asks, whom participants can write to, and whom those in need can turn to; empty where nothing is said. */
  organisation: string;
  contact: string;
  supportMessage: string;
  /** Written with slashes between; empty outside folders. */
  folder: string;
}

/** The names under which unsaved settings are listed. */
export const DRAFT_WORDS: Record<keyof SettingsDraft, string> = {
  title: 'title',
  externalTitle: 'external title',
  linkId: 'link',
  interviewMode: 'interview mode',
  questionLanguage: 'language',
  availableLanguages: 'languages to choose from',
  targetPlatforms: 'target platforms',
  responseTarget: 'response target',
  closeAtTarget: 'what happens at the target',
  entry: 'who may take part',
  launchers: 'launchers',
  organisation: 'who asks',
  contact: 'contact',
  supportMessage: 'lines to call',
  folder: 'folder',
};

/** The name on the page of the field that a refusal's path leads to; the API's where it is none of the form. */
export function fieldWords(path: readonly (string | number)[]): string {
  const known = FIELDS.find((field) => path.includes(field));
  return known ? DRAFT_WORDS[known] : path.join(' ');
}

const FIELDS = Object.keys(DRAFT_WORDS) as (keyof SettingsDraft)[];

/** Takes effect at the next publish of a live study; the others take effect at once (decisions, F1). */
const OF_REVISION: ReadonlySet<keyof SettingsDraft> = new Set([
  'externalTitle',
  'interviewMode',
  'questionLanguage',
  'availableLanguages',
  'targetPlatforms',
]);

export function draftOf(study: Study): SettingsDraft {
  const { config } = study;
  return {
    title: study.title,
    externalTitle: study.externalTitle ?? '',
    linkId: study.linkId,
    interviewMode: config.interviewMode,
    questionLanguage: config.questionLanguage,
    availableLanguages: config.availableLanguages ?? [],
    targetPlatforms: config.targetPlatforms,
    responseTarget: study.responseTarget,
    closeAtTarget: study.closeAtTarget,
    entry: study.entry,
    launchers: study.launchers,
    organisation: study.organisation ?? '',
    contact: study.contact ?? '',
    supportMessage: study.supportMessage ?? '',
    folder: study.folderPath?.join(' / ') ?? '',
  };
}

/** The fields that differ from the saved ones. */
export function changedFields(saved: SettingsDraft, draft: SettingsDraft): (keyof SettingsDraft)[] {
  return FIELDS.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(draft[field]));
}

export function waitsForPublish(fields: readonly (keyof SettingsDraft)[]): boolean {
  return fields.some((field) => OF_REVISION.has(field));
}

/** The problem with a field; whether a link is taken is checked by the server. */
export function draftProblem(field: keyof SettingsDraft, draft: SettingsDraft): string | undefined {
  switch (field) {
    case 'title':
      return /\S/.test(draft.title) ? undefined : 'Give the study a title, for your team to find it by.';
    case 'linkId':
      return linkProblem(draft.linkId);
    case 'responseTarget':
      return draft.responseTarget === null ? 'How many complete responses do you aim at?' : undefined;
    case 'entry':
      return entryProblem(draft.entry);
    default:
      return undefined;
  }
}

function entryProblem(entry: Study['entry']): string | undefined {
  if (entry.mode !== 'once_per_parameter') return undefined;
  if (entry.parameter === '') return 'Which part of the link tells people apart?';
  return entry.parameter.startsWith('_clq_') ? 'Colloquy has a use of its own for this name.' : undefined;
}

/** A schema error of the API in words for the author. */
function linkProblem(linkId: string): string | undefined {
  if (linkIdProblem(linkId) === undefined) return undefined;
  if (isUuid(linkId)) return 'This reads like the id of a study. Choose a shorter one.';
  return isLinkId(linkId)
    ? 'Colloquy has a use of its own for this word. Choose another.'
    : 'Use 3 to 64 letters from a to z, digits and hyphens.';
}

export function folderPathOf(folder: string): string[] | null {
  const path = folder
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return path.length === 0 ? null : path;
}

/** The request that saves the form: the changed fields alone. */
export function changeOf(draft: SettingsDraft, fields: readonly (keyof SettingsDraft)[]): StudyChange {
  const has = (field: keyof SettingsDraft) => fields.includes(field);
  const config = {
    ...(has('interviewMode') && { interviewMode: draft.interviewMode }),
    ...(has('questionLanguage') && { questionLanguage: draft.questionLanguage }),
    ...(has('availableLanguages') && {
      availableLanguages: draft.availableLanguages.length === 0 ? null : [...draft.availableLanguages],
    }),
    ...(has('targetPlatforms') && { targetPlatforms: [...draft.targetPlatforms] }),
  };
  return {
    ...(has('title') && { title: draft.title.trim() }),
    ...(has('externalTitle') && { externalTitle: draft.externalTitle }),
    ...(has('linkId') && { linkId: draft.linkId }),
    ...(Object.keys(config).length > 0 && { config }),
    ...(has('responseTarget') && draft.responseTarget !== null && { responseTarget: draft.responseTarget }),
    ...(has('closeAtTarget') && { closeAtTarget: draft.closeAtTarget }),
    ...(has('entry') && { entry: draft.entry }),
    ...(has('launchers') && { launchers: draft.launchers && [...draft.launchers] }),
    ...(has('organisation') && { organisation: draft.organisation.trim() || null }),
    ...(has('contact') && { contact: draft.contact.trim() || null }),
    ...(has('supportMessage') && { supportMessage: draft.supportMessage.trim() || null }),
    ...(has('folder') && { folderPath: folderPathOf(draft.folder) }),
  } as StudyChange;
}
