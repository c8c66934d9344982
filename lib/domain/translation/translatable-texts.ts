import type { StudyConsent } from '../fieldwork/consent';
import { STATES_WITH_TEXT, type StateTexts } from '../fieldwork/state-texts';
import type { IdentifiedConcept, IdentifiedGuide, IdentifiedItem } from '../guide/guide';

/** What of a study participants read: the fields of a revision that have texts. */
export interface TranslatableStudy {
  externalTitle: string | null;
  welcomeMessage: { title?: string; message?: string } | null;
  closingMessage: string | null;
  guide: IdentifiedGuide;
}

/**
 * All texts of a study that participants read, by their path, in the order in which they are read (N1). A path names
 * the field and the id of what has it, so that it stays over edits. Blank texts are left out: they need no translation.
 */
export function translatableTexts(study: TranslatableStudy): Map<string, string> {
  const { externalTitle, welcomeMessage, closingMessage, guide } = study;
  const texts: [string, string | null | undefined][] = [
    ['externalTitle', externalTitle],
    ['welcomeMessage.title', welcomeMessage?.title],
    ['welcomeMessage.message', welcomeMessage?.message],
    ...guide.flatMap((block) => [
      ...(block.conceptSamplingConfig?.concepts ?? []).flatMap(conceptTexts),
      ...block.items.flatMap(itemTexts),
    ]),
    ['closingMessage', closingMessage],
  ];
  return new Map(texts.filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));
}

/** What participants read around the interview: it belongs to the study, and acts at once (N4, N5). */
export interface FieldworkWithTexts {
  consent: StudyConsent | null;
  stateTexts: StateTexts | null;
}

export const CONSENT_PATH = 'consent.text';

/** The texts around the interview, by their path. */
export function fieldworkTexts({ consent, stateTexts }: FieldworkWithTexts): Map<string, string> {
  const texts: [string, string | null | undefined][] = [
    [CONSENT_PATH, consent?.text],
    ...STATES_WITH_TEXT.map((state): [string, string | null | undefined] => [
      pathOfState(state),
      stateTexts?.[state],
    ]),
  ];
  return new Map(texts.filter((entry): entry is [string, string] => Boolean(entry[1]?.trim())));
}

export const pathOfState = (state: keyof StateTexts): string => `stateTexts.${state}`;

function conceptTexts({ id, content }: IdentifiedConcept): [string, string | null | undefined][] {
  return [
    [pathOf('concepts', id, 'title'), content.title],
    [pathOf('concepts', id, 'description'), content.description],
  ];
}

function itemTexts(item: IdentifiedItem): [string, string | null | undefined][] {
  const texts: [string, string | null | undefined][] = [[pathOf('items', item.id, 'text'), item.text]];
  if (item.type === 'statement')
    texts.push([pathOf('items', item.id, 'continueButtonText'), item.continueButtonText]);
  if (item.type === 'max_diff') texts.push([pathOf('items', item.id, 'metric'), item.metric]);
  if ('rows' in item) texts.push(...item.rows.map((row) => textOf('rows', row)));
  if ('options' in item) texts.push(...(item.options ?? []).map((option) => textOf('options', option)));
  return texts;
}

const textOf = (kind: string, { id, text }: { id: string; text: string }): [string, string] => [
  pathOf(kind, id, 'text'),
  text,
];

/** The path of a field of something in the guide: `items.{id}.text`. */
export function pathOf(kind: string, id: string, field: string): string {
  return `${kind}.${id}.${field}`;
}
