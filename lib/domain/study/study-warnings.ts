import type { Guide, InterviewMode, Item } from '../guide/guide';
import type { Path } from '../guide/guide-problem';
import { MODE_WORDS, recordsScreen } from '../guide/interview-mode';

/** What a warning is about; stable. */
export const STUDY_WARNING_CODES = [
  'placeholder',
  'untitled',
  'screen-not-recorded',
  'not-transcribed',
] as const;

/** A probable mistake that does not prevent a launch. */
export interface StudyWarning {
  code: (typeof STUDY_WARNING_CODES)[number];
  /**
   * The path from the guide's first block, as for problems; for one of the study's own fields: `['welcomeMessage',
   * 'title']`.
   */
  path: Path;
  /** In an author's words. */
  message: string;
}

/** The texts of a study that participants see, and how they answer. */
export interface WarnedStudy {
  title: string;
  externalTitle?: string | null | undefined;
  welcomeMessage?: { title?: string | undefined; message?: string | undefined } | null | undefined;
  closingMessage?: string | null | undefined;
  interviewMode: InterviewMode;
  /** Whether the server transcribes; true where the caller does not know. */
  transcribes: boolean;
  guide: Guide;
}

/**
 * Words in square brackets that the author is to replace: "[product]", "[name and way to reach them]". Links in
 * Markdown, single letters and numbers are not meant.
 */
const PLACEHOLDER = /\[(\p{L}[\p{L}\p{N} ,.’'/&-]{1,59})\](?!\()/gu;

/** The words within the brackets, each once, in the order in which they occur. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/** The text with known values in place of its placeholders. */
export function withoutPlaceholders(text: string, words: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => words.get(name) || whole);
}

/** Words that stand for others, by how they are written; no text that participants are to read is written so. */
const STAND_INS = [
  /\{\{?\s?\p{L}[\p{L}\p{N} _.-]{1,39}\s?\}?\}/gu,
  // Not the tags of a page, about which a study may ask.
  /<(?!(?:a|abbr|audio|body|br|button|canvas|code|div|em|footer|form|h\d|head|header|hr|html|iframe|img|input|label|li|link|main|meta|nav|ol|option|pre|script|section|select|span|strong|style|sub|sup|svg|table|tbody|td|th|thead|title|tr|ul|video)\s*>)\p{L}[\p{L}\p{N} _-]{1,39}>/giu,
  /\bTBD\b|\btbd\b|\bXXX+\b(?!-)|\blorem ipsum\b|\bLorem ipsum\b/gu,
  // Capitals alone do not tell: Spanish and Portuguese have a word "todo".
  /\b(?:TODO|FIXME)(?=\s?[:(]|\s*$)/gu,
];
/** Texts of an item that are none yet. */
const UNWRITTEN = /^\s*(?:[.…]+|(?:question|frage|pregunta|pergunta|domanda|vraag) ?\d+\??)\s*$/iu;

/** What is still to be written over in a text, as it stands there, each once. */
function unwrittenIn(text: string): string[] {
  const found = STAND_INS.flatMap((form) => [...text.matchAll(form)].map(([whole]) => whole));
  return [...new Set([...placeholdersIn(text).map((name) => `[${name}]`), ...found])];
}

/** A title that does not identify the study. */
export function isUntitled(title: string): boolean {
  return /^\s*(untitled( study)?)?\s*$/i.test(title);
}

/** In the order in which participants see them, the study's own texts first. At most a hundred. */
export function studyWarnings(study: WarnedStudy): StudyWarning[] {
  const untitled: StudyWarning[] = isUntitled(study.title)
    ? [{ code: 'untitled', path: ['title'], message: 'The study has no title of its own' }]
    : [];
  const unheard: StudyWarning[] =
    study.transcribes || !isSpoken(study) ? [] : [{ ...NOT_TRANSCRIBED, path: ['config', 'interviewMode'] }];
  const own = ownTexts(study).flatMap(({ path, text }) => placeholderWarnings(path, text));
  const asked = study.guide.flatMap((block, at) => [
    ...textsIn({ title: block.title, conceptSamplingConfig: block.conceptSamplingConfig }, [at]),
    ...block.items.flatMap((item, index) => itemWarnings(item, [at, 'items', index], study.interviewMode)),
  ]);
  return [...untitled, ...unheard, ...own, ...asked].slice(0, 100);
}

const NOT_TRANSCRIBED = {
  code: 'not-transcribed',
  message:
    'Nothing here turns speech into words: spoken answers get no follow-ups, no summary and no quality score',
} as const;

/** Whether participants may answer by voice. */
function isSpoken({ interviewMode, guide }: WarnedStudy): boolean {
  return (
    interviewMode !== 'text' && guide.some(({ items }) => items.some(({ type }) => type === 'open_ended'))
  );
}

function ownTexts({ title, externalTitle, welcomeMessage, closingMessage }: WarnedStudy) {
  return [
    { path: ['title'], text: title },
    { path: ['externalTitle'], text: externalTitle ?? '' },
    { path: ['welcomeMessage', 'title'], text: welcomeMessage?.title ?? '' },
    { path: ['welcomeMessage', 'message'], text: welcomeMessage?.message ?? '' },
    { path: ['closingMessage'], text: closingMessage ?? '' },
  ];
}

function itemWarnings(item: Item, path: Path, mode: InterviewMode): StudyWarning[] {
  const { conditional: _conditional, embed: _embed, ...shown } = item;
  const watched = item.type === 'open_ended' && item.screenObservationEnabled === true;
  const unseen: StudyWarning = {
    code: 'screen-not-recorded',
    path: [...path, 'screenObservationEnabled'],
    message: `The screen is to be watched, but this study takes ${MODE_WORDS[mode]} and records no screen`,
  };
  const empty = UNWRITTEN.test(item.text) ? [unwritten([...path, 'text'], item.text.trim())] : [];
  return [...empty, ...textsIn(shown, path), ...(watched && !recordsScreen(mode) ? [unseen] : [])];
}

/** Fields that participants never read. */
const UNREAD = new Set([
  'type',
  'externalId',
  'url',
  'proxyUrl',
  'conditional',
  'carryForwardFrom',
  'nickname',
]);

/** The placeholders of all texts in a value. */
function textsIn(value: unknown, path: Path): StudyWarning[] {
  if (typeof value === 'string') return placeholderWarnings(path, value);
  if (Array.isArray(value)) return value.flatMap((one, index) => textsIn(one, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    UNREAD.has(name) ? [] : textsIn(one, [...path, name]),
  );
}

function placeholderWarnings(path: Path, text: string): StudyWarning[] {
  return unwrittenIn(text).map((words) => unwritten(path, words));
}

function unwritten(path: Path, words: string): StudyWarning {
  return { code: 'placeholder', path, message: `“${words}” is still to be written over` };
}
