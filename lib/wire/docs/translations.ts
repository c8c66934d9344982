import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Studies';
const refusals = ['study_not_found'] as const;
const progress = { texts: 2, approved: 1, edited: 0, machine: 0, outdated: 0, missing: 1 };
const translation = {
  sourceLanguage: 'en',
  language: 'de',
  isAvailable: true,
  ...progress,
  strings: {
    externalTitle: { source: 'Night trains', text: 'Nachtzüge', state: 'approved' },
    [`items.${example.ids.open}.text`]: { source: 'How was it?', text: null, state: null },
  },
};
const files = ['text/csv', 'application/xliff+xml'] as const;

export const listTranslationsDoc: OperationDoc = {
  id: 'listTranslations',
  tag,
  summary: 'List the languages of a study',
  description:
    "How far the translation into each language is. Participants are offered a language by our page once nothing is missing in it; over the protocol they may choose any of `availableLanguages`, and what has no translation comes in the study's own language. An outdated translation of the consent counts as missing: nobody agrees to an earlier text.",
  refusals,
  answer: 'The languages.',
  examples: {
    reply: [
      {
        summary: 'German is half done',
        value: {
          mayDraft: true,
          sourceLanguage: 'en',
          languages: [{ language: 'de', isAvailable: true, ...progress }],
        },
      },
    ],
  },
};

export const readTranslationDoc: OperationDoc = {
  id: 'readTranslation',
  tag,
  summary: 'Read a translation',
  description:
    'Every text that participants read, beside its translation. `format=csv` and `format=xliff` (1.2) are files for translators, which PUT and PATCH take back.',
  refusals: [...refusals, 'bad_request'],
  files,
  answer: 'The texts.',
  examples: { reply: [{ summary: 'One of two texts', value: translation }] },
};

const sent = { strings: { externalTitle: { text: 'Nachtzüge', state: 'approved' } } };
const body =
  'Beside JSON the body may be CSV (`Content-Type: text/csv`, columns `path`, `text`, `state`) or XLIFF 1.2 or 2 (`application/xliff+xml`). A translation whose `source` is not what the study says now is outdated. Participants get the translations with the next publish; those of `consent.text` and `stateTexts.…` at once, as these act.';

export const saveTranslationDoc: OperationDoc = {
  id: 'saveTranslation',
  tag,
  summary: 'Save a translation',
  description: `Replaces all translations into a language. ${body}`,
  refusals: [...refusals, 'bad_request', 'forbidden'],
  answer: 'The texts as they are now.',
  examples: {
    request: [{ summary: 'One text', value: sent }],
    reply: [{ summary: 'One of two texts', value: translation }],
  },
};

export const draftTranslationDoc: OperationDoc = {
  id: 'draftTranslation',
  tag,
  summary: 'Draft a translation',
  description:
    'The language model, where there is one, drafts the next texts that have no translation, a dozen at most; ask again until `left` is 0 or nothing was drafted. Drafts have the state `machine`: participants get them once somebody has edited or approved them. What somebody translated is never drafted anew. Without a model, or an answer of it, `conflict`.',
  refusals: [...refusals, 'bad_request', 'forbidden', 'conflict'],
  answer: 'How many texts were drafted, and the texts as they are now.',
  examples: {
    reply: [
      {
        summary: 'The last one',
        value: {
          drafted: 1,
          left: 0,
          translation: {
            ...translation,
            machine: 1,
            strings: {
              ...translation.strings,
              [`items.${example.ids.open}.text`]: {
                source: 'How was it?',
                text: 'Wie war es?',
                state: 'machine',
              },
            },
          },
        },
      },
    ],
  },
};

export const changeTranslationDoc: OperationDoc = {
  id: 'changeTranslation',
  tag,
  summary: 'Change a translation',
  description: `Changes some translations into a language; the others stay. ${body}`,
  refusals: [...refusals, 'bad_request', 'forbidden'],
  answer: 'The texts as they are now.',
  examples: {
    request: [{ summary: 'One text', value: sent }],
    reply: [{ summary: 'One of two texts', value: translation }],
  },
};
