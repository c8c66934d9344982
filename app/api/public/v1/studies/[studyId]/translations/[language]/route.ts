import { z } from 'zod';
import { FileAnswer } from '@/lib/http/file-answer';
import { v1Route } from '@/lib/http/v1-route';
import { readTranslation } from '@/lib/services/translations/read-translation';
import { saveTranslation } from '@/lib/services/translations/save-translation';
import { changeTranslationDoc, readTranslationDoc, saveTranslationDoc } from '@/lib/wire/docs/translations';
import { StudyIdOrLinkId } from '@/lib/wire/paths';
import { readTranslationCsv } from '@/lib/wire/v1/translation-csv';
import { readTranslationXliff } from '@/lib/wire/v1/translation-xliff';
import {
  ChangeTranslationRequest,
  LanguageCode,
  SaveTranslationRequest,
  sentStrings,
  TranslationFormat,
  TranslationShape,
  translationFile,
  translationV1,
} from '@/lib/wire/v1/translations';

const params = { studyId: StudyIdOrLinkId, language: LanguageCode };
const otherBodies = [
  { types: ['text/csv'], read: readTranslationCsv },
  {
    types: ['application/xliff+xml', 'application/x-xliff+xml', 'application/xml', 'text/xml'],
    read: readTranslationXliff,
  },
];

/** GET …/v1/studies/{studyId}/translations/{language}. Every text beside its translation; also as CSV or XLIFF. */
export const GET = v1Route({
  doc: readTranslationDoc,
  params,
  query: z.object({ format: TranslationFormat }),
  replies: { 200: TranslationShape },
  run: async ({ ctx, params: { studyId, language }, query: { format } }) => ({
    format,
    study: await readTranslation(ctx, { study: studyId, language }),
  }),
  reply: ({ format, study }) => {
    if (format === 'json') return translationV1(study);
    const { text, ...file } = translationFile(study, format);
    return new FileAnswer({ ...file, chunks: once(text) });
  },
});

/** PUT …/v1/studies/{studyId}/translations/{language}. All translations into a language, from JSON, CSV or XLIFF. */
export const PUT = v1Route({
  doc: saveTranslationDoc,
  params,
  body: SaveTranslationRequest,
  otherBodies,
  replies: { 200: TranslationShape },
  run: ({ ctx, params: { studyId, language }, body }) =>
    saveTranslation(ctx, { study: studyId, language, strings: sentStrings(body), replace: true }),
  reply: translationV1,
});

/** PATCH …/v1/studies/{studyId}/translations/{language}. Some translations; the others stay. */
export const PATCH = v1Route({
  doc: changeTranslationDoc,
  params,
  body: ChangeTranslationRequest,
  otherBodies,
  replies: { 200: TranslationShape },
  run: ({ ctx, params: { studyId, language }, body }) =>
    saveTranslation(ctx, { study: studyId, language, strings: sentStrings(body), replace: false }),
  reply: translationV1,
});

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
