import type { StudyChange, StudySettings } from '@/lib/client/settings';
import { isLinkId, isUuid } from '@/lib/domain/identifier';
import { linkIdProblem } from '@/lib/domain/study/link-id-problem';

type Study = StudySettings['study'];

/** The settings as they stand in the form. */
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
  /** Written with slashes between; empty outside folders. */
  folder: string;
}

/** What is unsaved is told by these words. */
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
  folder: 'folder',
};
const FIELDS = Object.keys(DRAFT_WORDS) as (keyof SettingsDraft)[];

/** Waits for a publish on a live study; the rest acts at once (decisions, F1). */
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
    folder: study.folderPath?.join(' / ') ?? '',
  };
}

/** The fields that are different from what is saved. */
export function changedFields(saved: SettingsDraft, draft: SettingsDraft): (keyof SettingsDraft)[] {
  return FIELDS.filter((field) => JSON.stringify(saved[field]) !== JSON.stringify(draft[field]));
}

export function waitsForPublish(fields: readonly (keyof SettingsDraft)[]): boolean {
  return fields.some((field) => OF_REVISION.has(field));
}

/** What is wrong with a field; whether a link is taken, the server knows. */
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

/** What the API says of it in terms of a schema, in words for whoever types it. */
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

/** The request that makes what is saved what is in the form: the changed fields alone. */
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
    ...(has('folder') && { folderPath: folderPathOf(draft.folder) }),
  } as StudyChange;
}
