import { CONSENT_PATH } from './translatable-texts';

/** What a translation is worth: a draft of a machine, changed by a person, approved, or of an earlier source. */
export const TRANSLATION_STATES = ['machine', 'edited', 'approved', 'outdated'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** A text in another language as it is stored. */
export interface StoredTranslation {
  text: string;
  state: Exclude<TranslationState, 'outdated'>;
  /** The text that was translated: it is outdated once the study says something else (N1). */
  source: string;
}

/** By path. */
export type LanguageTexts = Record<string, StoredTranslation>;
/** By language, a code of B3. */
export type Translations = Record<string, LanguageTexts>;

/** A text of the study beside its translation; null where there is none. */
export interface TranslatedText {
  source: string;
  text: string | null;
  state: TranslationState | null;
}

/** What a client sends for a path; `source` is the text that it translated, the present one unless said. */
export interface NewTranslation {
  text: string;
  state: TranslationState;
  source?: string | undefined;
}

/** How far a language is. `missing`: what participants do not get in it (`isShown`). */
export interface LanguageProgress {
  texts: number;
  approved: number;
  edited: number;
  machine: number;
  outdated: number;
  missing: number;
}

/** All texts of a study beside their translations into one language. */
export interface StudyInLanguage {
  /** The study's internal title. */
  title: string;
  sourceLanguage: string;
  language: string;
  /** Whether participants may choose it. */
  isAvailable: boolean;
  texts: ReadonlyMap<string, TranslatedText>;
}

/** What a model drafted at once, and how many texts are without any translation still. */
export interface Drafted {
  drafted: number;
  left: number;
  translation: StudyInLanguage;
}

/** How far the languages of a study are. */
export interface TranslationOverview {
  /** Whether there is a model that can draft. */
  mayDraft: boolean;
  sourceLanguage: string;
  languages: (LanguageProgress & { language: string; isAvailable: boolean })[];
}

export function stateOf(stored: StoredTranslation, source: string): TranslationState {
  return stored.source === source ? stored.state : 'outdated';
}

/** Every text of the study beside its translation, in the order of the texts. */
export function besideSource(
  texts: ReadonlyMap<string, string>,
  translations: LanguageTexts | undefined,
): Map<string, TranslatedText> {
  const beside = new Map<string, TranslatedText>();
  for (const [path, source] of texts) {
    const stored = storedAt(translations, path);
    beside.set(path, {
      source,
      text: stored?.text ?? null,
      state: stored ? stateOf(stored, source) : null,
    });
  }
  return beside;
}

export function progressOf(beside: ReadonlyMap<string, TranslatedText>): LanguageProgress {
  const count = (state: TranslationState) => [...beside.values()].filter((one) => one.state === state).length;
  return {
    texts: beside.size,
    approved: count('approved'),
    edited: count('edited'),
    machine: count('machine'),
    outdated: count('outdated'),
    missing: missingPaths(beside).length,
  };
}

/** The paths of what participants do not get in the language. */
export function missingPaths(beside: ReadonlyMap<string, TranslatedText>): string[] {
  return [...beside].filter(([path, { state }]) => !isShown(path, state)).map(([path]) => path);
}

/**
 * Whether participants get a translation of this state: not a draft that nobody has read; nor what they agree to, once
 * the study says something else.
 */
export function isShown(path: string, state: TranslationState | null): boolean {
  return state !== null && state !== 'machine' && !(state === 'outdated' && path === CONSENT_PATH);
}

/**
 * The translation of a path as it is stored after a client sent it. A translation sent back as `outdated` keeps the
 * source that it was made of.
 */
export function storedTranslation(
  sent: NewTranslation,
  source: string,
  before: StoredTranslation | undefined,
): StoredTranslation {
  if (sent.state !== 'outdated') {
    const isPresent = sent.source === undefined || reads(sent.source) === reads(source);
    return { text: sent.text, state: sent.state, source: isPresent ? source : sent.source! };
  }
  const isSame = before?.text === sent.text;
  return {
    text: sent.text,
    state: isSame ? before.state : 'edited',
    // A text is never blank, so "" is no present source: what is called outdated stays outdated.
    source: isSame && before.source !== source ? before.source : '',
  };
}

/** A text as it reads: translation tools change blanks and drop control characters. */
const reads = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What is stored for a path; a path is any text that a client sent, so the prototype is not asked. */
export function storedAt(
  translations: LanguageTexts | undefined,
  path: string,
): StoredTranslation | undefined {
  return translations && Object.hasOwn(translations, path) ? translations[path] : undefined;
}
