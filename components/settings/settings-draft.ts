import type { StudyChange, StudySettings } from '@/lib/client/settings';
import { accentProblem } from '@/lib/domain/fieldwork/branding';
import { embedOriginProblem } from '@/lib/domain/fieldwork/embed-origin';
import { redirectProblem } from '@/lib/domain/fieldwork/redirect';
import { isWebAddress } from '@/lib/domain/guide/web-address';
import { isLinkId, isUuid } from '@/lib/domain/identifier';
import { linkIdProblem } from '@/lib/domain/study/link-id-problem';
import { valueWords } from './value-words';

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
  turnTaking: Study['config']['turnTaking'];
  style: Study['config']['style'];
  allowRevision: boolean;
  responseTarget: number | null;
  closeAtTarget: boolean;
  entry: Study['entry'];
  /** null: everybody whose role may. */
  launchers: readonly string[] | null;
  /** Who asks, whom participants can write to, and whom those in need can turn to; empty where nothing is said. */
  organisation: string;
  contact: string;
  supportMessage: string;
  quotas: Study['quotas'];
  redirects: NonNullable<Study['redirects']>;
  /** ISO times; null: none. */
  opensAt: string | null;
  closesAt: string | null;
  closeAfter: number | null;
  stateTexts: NonNullable<Study['stateTexts']>;
  /** null: the page asks in its own words. */
  consent: Omit<NonNullable<Study['consent']>, 'version'> | null;
  retention: Study['retention'];
  branding: NonNullable<Study['branding']>;
  /** Whose pages may show the interview, one a line. */
  embedOrigins: string;
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
  turnTaking: 'end of a spoken answer',
  style: 'interviewer’s style',
  allowRevision: 'whether answers may be changed',
  responseTarget: 'response target',
  closeAtTarget: 'what happens at the target',
  entry: 'who may take part',
  launchers: 'launchers',
  organisation: 'who asks',
  contact: 'contact',
  supportMessage: 'lines to call',
  quotas: 'quotas',
  redirects: 'where participants go',
  opensAt: 'opening',
  closesAt: 'closing time',
  closeAfter: 'number to close after',
  stateTexts: 'words for visitors',
  consent: 'consent',
  retention: 'how long parts are kept',
  branding: 'look',
  embedOrigins: 'pages that may show it',
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
  'turnTaking',
  'style',
  'allowRevision',
]);

/** What a consent is before anything was said of it. */
export const NO_CONSENT: NonNullable<SettingsDraft['consent']> = {
  text: '',
  required: true,
  contact: null,
  privacyUrl: null,
  retentionDays: null,
};

const NO_BRANDING: SettingsDraft['branding'] = { name: null, logo: null, accent: null };

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
    turnTaking: config.turnTaking,
    style: config.style,
    allowRevision: config.allowRevision,
    responseTarget: study.responseTarget,
    closeAtTarget: study.closeAtTarget,
    entry: study.entry,
    launchers: study.launchers,
    organisation: study.organisation ?? '',
    contact: study.contact ?? '',
    supportMessage: study.supportMessage ?? '',
    quotas: study.quotas,
    redirects: study.redirects ?? {},
    opensAt: study.opensAt,
    closesAt: study.closesAt,
    closeAfter: study.closeAfter,
    stateTexts: study.stateTexts ?? {},
    consent: study.consent && withoutVersion(study.consent),
    retention: study.retention,
    branding: study.branding ?? NO_BRANDING,
    embedOrigins: study.embedOrigins.join('\n'),
    folder: study.folderPath?.join(' / ') ?? '',
  };
}

/** What a field says, for whoever compares two of them. */
export function draftWords(field: keyof SettingsDraft, draft: SettingsDraft): string {
  if (field === 'launchers') return launcherWords(draft.launchers);
  return valueWords(draft[field]);
}

function launcherWords(launchers: SettingsDraft['launchers']): string {
  if (launchers === null) return 'everybody whose role may';
  return launchers.length === 1 ? '1 person' : `${launchers.length} people`;
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
    case 'redirects':
      return redirectsProblem(draft.redirects);
    case 'closesAt':
      return draft.opensAt && draft.closesAt && draft.opensAt >= draft.closesAt
        ? 'It would close before it opens.'
        : undefined;
    case 'consent':
      return draft.consent?.privacyUrl && !isWebAddress(draft.consent.privacyUrl)
        ? 'This is not the address of a page.'
        : undefined;
    case 'branding':
      return brandingProblem(draft.branding);
    case 'embedOrigins':
      return linesOf(draft.embedOrigins).map(embedOriginProblem).find(Boolean);
    case 'entry':
      return entryProblem(draft.entry);
    default:
      return undefined;
  }
}

function withoutVersion({
  version: _version,
  ...consent
}: NonNullable<Study['consent']>): NonNullable<SettingsDraft['consent']> {
  return consent;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function redirectsProblem({ complete, screenedOut, overQuota }: SettingsDraft['redirects']) {
  const [problem] = [complete, screenedOut, overQuota].flatMap(
    (address) => (address && redirectProblem(address)) || [],
  );
  return problem;
}

function brandingProblem({ accent, logo }: SettingsDraft['branding']): string | undefined {
  if (logo && !isWebAddress(logo)) return 'The logo has no address of a picture.';
  if (!accent) return undefined;
  return /^#[0-9a-f]{6}$/i.test(accent) ? accentProblem(accent) : 'Expected a colour such as #1a5fb4.';
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

/** Without fields that say nothing; null when all are. */
function orNull<T extends object>(value: T): T | null {
  const said = Object.entries(value).filter(([, one]) => one !== null && one !== undefined);
  return said.length === 0 ? null : (Object.fromEntries(said) as T);
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
    ...(has('turnTaking') && { turnTaking: draft.turnTaking }),
    ...(has('style') && { style: draft.style }),
    ...(has('allowRevision') && { allowRevision: draft.allowRevision }),
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
    ...(has('quotas') && { quotas: draft.quotas }),
    ...(has('redirects') && { redirects: orNull(draft.redirects) }),
    ...(has('opensAt') && { opensAt: draft.opensAt }),
    ...(has('closesAt') && { closesAt: draft.closesAt }),
    ...(has('closeAfter') && { closeAfter: draft.closeAfter }),
    ...(has('stateTexts') && { stateTexts: orNull(draft.stateTexts) }),
    ...(has('consent') && { consent: draft.consent }),
    ...(has('retention') && { retention: draft.retention }),
    ...(has('branding') && { branding: orNull(draft.branding) }),
    ...(has('embedOrigins') && { embedOrigins: linesOf(draft.embedOrigins) }),
    ...(has('folder') && { folderPath: folderPathOf(draft.folder) }),
  } as StudyChange;
}
