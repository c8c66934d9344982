import { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import {
  type Drafted,
  progressOf,
  type StudyInLanguage,
  TRANSLATION_STATES,
  type TranslationOverview,
} from '@/lib/domain/translation/translation';
import { LANGUAGE_CODES } from '../language-codes';
import type { PathParameter } from '../path-parameter';
import { text } from '../text';
import { translationCsv } from './translation-csv';
import { translationXliff } from './translation-xliff';

const state = z.enum(TRANSLATION_STATES);
const LANGUAGES: readonly string[] = LANGUAGE_CODES;

/** A language in a path, one of B3's codes. */
export const LanguageCode: PathParameter<string> = {
  schema: z.enum(LANGUAGE_CODES).meta({ description: 'The language.', param: { example: 'de' } }),
  read: (raw) => {
    if (LANGUAGES.includes(raw)) return raw;
    throw new Failure('bad_request', 'The address names no language that interviews are held in.');
  },
};

export const TranslationFormat = z
  .enum(['json', 'csv', 'xliff'], 'expected one of json, csv, xliff')
  .default('json')
  .meta({ description: 'What the texts come as: JSON, or a file for translators.' });

const progress = {
  texts: z.int().meta({ description: 'How many texts participants read.' }),
  approved: z.int().meta({ description: 'Those whose translation is approved.' }),
  edited: z.int().meta({ description: 'Those whose translation a person wrote or changed.' }),
  machine: z.int().meta({ description: 'Those with a draft that nobody has read.' }),
  outdated: z.int().meta({ description: 'Those whose source was changed since.' }),
  missing: z.int().meta({
    description: 'Those that participants do not get: without a text, or with a draft that nobody has read.',
  }),
};

/** How far each language of a study is (N1). */
export const TranslationsShape = z
  .object({
    mayDraft: z.boolean().meta({ description: 'Whether there is a model that can draft translations.' }),
    sourceLanguage: z.string().meta({ description: 'The language that the study is written in.' }),
    languages: z
      .array(
        z
          .object({
            language: z.string().meta({ description: 'The language.' }),
            isAvailable: z.boolean().meta({ description: 'Whether participants may choose it.' }),
            ...progress,
          })
          .meta({ id: 'LanguageProgress', description: 'How far a translation is.' }),
      )
      .meta({ description: 'Those to choose first, then others that have translations.' }),
  })
  .meta({ id: 'Translations', description: 'The languages of a study.' });

/** The texts of a study beside their translations (N1). */
export const TranslationShape = z
  .object({
    sourceLanguage: z.string().meta({ description: 'The language that the study is written in.' }),
    language: z.string().meta({ description: 'The language of the translations.' }),
    isAvailable: z.boolean().meta({ description: 'Whether participants may choose it.' }),
    ...progress,
    strings: z
      .record(
        z.string(),
        z
          .object({
            source: z.string().meta({ description: 'The text as the study has it now.' }),
            text: z.string().nullable().meta({ description: 'Its translation; null: none.' }),
            state: state.nullable().meta({ description: 'What it is worth; null: there is none.' }),
          })
          .meta({ id: 'TranslatedText', description: 'A text and its translation.' }),
      )
      .meta({
        description: 'Every text that participants read, by its path, in their order: `items.{id}.text`.',
      }),
  })
  .meta({ id: 'Translation', description: 'A study in another language.' });

/** What a model drafted (N1). */
export const DraftShape = z
  .object({
    drafted: z.int().meta({ description: 'How many texts got a draft.' }),
    left: z.int().meta({ description: 'How many are without any translation still; ask again for them.' }),
    translation: TranslationShape,
  })
  .meta({ id: 'DraftedTranslation', description: 'Drafts of a model, which participants do not get.' });

const newTranslation = z
  .strictObject({
    text: text()
      .refine((value) => value.trim() !== '', 'Expected words')
      .meta({ description: 'The translation.' }),
    state: state.meta({ description: 'What it is worth.' }),
    source: text().exactOptional().meta({
      description:
        'The text that was translated, when it is not the present one: the translation is outdated then.',
    }),
  })
  .meta({ id: 'NewTranslation', description: 'A translation to keep.' });
/** A text that was not translated, as GET has it: sent back, it stays without a translation. */
const untranslated = z
  .strictObject({
    source: text().exactOptional().meta({ description: 'The text as the study has it.' }),
    text: z.null().meta({ description: 'Null.' }),
    state: z.null().meta({ description: 'Null.' }),
  })
  .meta({ id: 'NoTranslation', description: 'A text without a translation.' });

/** The body of PUT: everything that the language shall have; `strings` as GET has them. */
export const SaveTranslationRequest = z
  .strictObject({
    strings: z
      .record(text(), z.union([newTranslation, untranslated]))
      .meta({ description: 'By path. What is not among them has no translation afterwards.' }),
  })
  .meta({ id: 'SaveTranslationRequest', description: 'All translations into a language.' });

/** The body of PATCH: what changes. */
export const ChangeTranslationRequest = z
  .strictObject({
    strings: z
      .record(text(), z.union([newTranslation, untranslated, z.null()]))
      .meta({ description: 'By path. What is not among them stays; null takes a translation away.' }),
  })
  .meta({ id: 'ChangeTranslationRequest', description: 'Translations to change.' });

/** What a request says of each path; null: no translation. */
export function sentStrings({ strings }: z.output<typeof ChangeTranslationRequest>) {
  return new Map(
    Object.entries(strings).map(([path, sent]) => [path, sent === null || sent.text === null ? null : sent]),
  );
}

export function translationsV1(overview: TranslationOverview): z.input<typeof TranslationsShape> {
  return overview;
}

export function translationV1({
  title: _,
  texts,
  ...rest
}: StudyInLanguage): z.input<typeof TranslationShape> {
  return { ...rest, ...progressOf(texts), strings: Object.fromEntries(texts) };
}

export function draftV1({ translation, ...counts }: Drafted): z.input<typeof DraftShape> {
  return { ...counts, translation: translationV1(translation) };
}

/** The same as a file for translators. */
export function translationFile(
  study: StudyInLanguage,
  format: 'csv' | 'xliff',
): { type: string; name: string; text: string } {
  const name = `${study.title} ${study.language}`;
  return format === 'csv'
    ? { type: 'text/csv; charset=utf-8', name: `${name}.csv`, text: translationCsv(study.texts) }
    : {
        type: 'application/xliff+xml; charset=utf-8',
        name: `${name}.xlf`,
        text: translationXliff(study.texts, study),
      };
}
