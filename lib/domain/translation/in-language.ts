import { STATES_WITH_TEXT } from '../fieldwork/state-texts';
import type { IdentifiedConcept, IdentifiedItem } from '../guide/guide';
import type { FollowUpStep, QuestionStep } from '../interview/interview';
import {
  CONSENT_PATH,
  type FieldworkWithTexts,
  fieldworkTexts,
  pathOf,
  pathOfState,
  type TranslatableStudy,
  translatableTexts,
} from './translatable-texts';
import { besideSource, isShown, type LanguageTexts, missingPaths, type Translations } from './translation';

/**
 * The translations of a study into a language that somebody has read, by their path (N1). What is not among them is
 * asked in the study's own language (B4).
 */
export function textsInLanguage(
  study: TranslatableStudy & { translations: Translations; config: { questionLanguage: string } },
  language: string,
): ReadonlyMap<string, string> {
  const { translations } = study;
  const known = Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (!known || language === study.config.questionLanguage) return NONE;
  return shown(translatableTexts(study), known);
}

function shown(source: ReadonlyMap<string, string>, known: LanguageTexts | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [path, { text, state }] of besideSource(source, known))
    if (text !== null && isShown(path, state)) texts.set(path, text);
  return texts;
}

/** The texts around the interview, with their translations. */
export type TranslatedFieldwork = FieldworkWithTexts & { translations: Translations };

/** Consent and texts of states as a participant in this language reads them; `own` is the study's language. */
export function fieldworkInLanguage<F extends TranslatedFieldwork>(
  fieldwork: F,
  { language, own }: { language: string; own: string },
): F {
  const { consent, stateTexts, translations } = fieldwork;
  if (language === own || !Object.hasOwn(translations, language)) return fieldwork;
  const texts = shown(fieldworkTexts(fieldwork), translations[language]);
  return {
    ...fieldwork,
    consent: consent && { ...consent, text: texts.get(CONSENT_PATH) ?? consent.text },
    stateTexts:
      stateTexts &&
      Object.fromEntries(
        STATES_WITH_TEXT.map((state) => [state, texts.get(pathOfState(state)) ?? stateTexts[state] ?? null]),
      ),
  };
}

/** Whether participants in this language get every text around the interview in it. */
export function isFieldworkIn(language: string, fieldwork: TranslatedFieldwork): boolean {
  const { translations } = fieldwork;
  const known = Object.hasOwn(translations, language) ? translations[language] : undefined;
  return missingPaths(besideSource(fieldworkTexts(fieldwork), known)).length === 0;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** A step with its texts in the participant's language; ids, order and conditions stay the study's. */
export function stepInLanguage<S extends QuestionStep | FollowUpStep>(
  step: S,
  texts: ReadonlyMap<string, string>,
): S {
  if (texts.size === 0) return step;
  const common = {
    ...step,
    item: itemInLanguage(step.item, texts),
    concept: step.concept && conceptInLanguage(step.concept, texts),
  };
  if (common.kind === 'follow_up') return common;
  return {
    ...common,
    options: common.options.map((option) => withText(option, 'options', texts)),
    optionsInGuideOrder: common.optionsInGuideOrder.map((option) => withText(option, 'options', texts)),
    rows: common.rows.map((row) => withText(row, 'rows', texts)),
  };
}

/** An item with its own texts in the language; options and rows of a step are translated where the step lists them. */
export function itemInLanguage(item: IdentifiedItem, texts: ReadonlyMap<string, string>): IdentifiedItem {
  const own = (field: string) => texts.get(pathOf('items', item.id, field));
  const translated = { ...item, text: own('text') ?? item.text };
  const button = own('continueButtonText');
  if (translated.type === 'statement' && button !== undefined) translated.continueButtonText = button;
  const metric = own('metric');
  if (translated.type === 'max_diff' && metric !== undefined) translated.metric = metric;
  return translated;
}

export function conceptInLanguage(
  concept: IdentifiedConcept,
  texts: ReadonlyMap<string, string>,
): IdentifiedConcept {
  const { content } = concept;
  const own = (field: string) => texts.get(pathOf('concepts', concept.id, field));
  const description = own('description') ?? content.description;
  return {
    ...concept,
    content: {
      ...content,
      title: own('title') ?? content.title,
      ...(description !== undefined && { description }),
    },
  };
}

function withText<T extends { id: string; text: string }>(
  one: T,
  kind: string,
  texts: ReadonlyMap<string, string>,
): T {
  return { ...one, text: texts.get(pathOf(kind, one.id, 'text')) ?? one.text };
}
