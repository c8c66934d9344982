import type { IdentifiedItem, QuestionType } from '@/lib/domain/guide/guide';
import { TYPE_WORDS } from './type-words';

type Named = readonly [words: string, name: string];

const OWN: Record<QuestionType, readonly Named[]> = {
  open_ended: [
    ['Follow-ups', 'followUp'],
    ['Instructions for the moderator', 'addInstructions'],
    ['Answered best by', 'preferredInput'],
    ['Watch the screen while they answer', 'screenObservationEnabled'],
  ],
  multiple_choice: [
    ['Several answers', 'multiSelect'],
    ['Select from', 'minSelect'],
    ['Select up to', 'maxSelect'],
    ['Options from', 'carryForwardFrom'],
    ['Shuffle for each participant', 'randomizeOptionOrder'],
    ['Keep the last one last', 'pinnedFinalOption'],
    ['Let them add their own', 'allowCustomOption'],
    ['Rules out the others', 'exclusiveOption'],
  ],
  ranking: [
    ['Options from', 'carryForwardFrom'],
    ['Shuffle for each participant', 'randomizeOptionOrder'],
  ],
  matrix: [
    ['Columns', 'options'],
    ['Several a row', 'multiSelect'],
  ],
  max_diff: [
    ['Judged on', 'metric'],
    ['Options a screen', 'itemsPerScreen'],
  ],
  statement: [['Words on the button', 'continueButtonText']],
  file_upload: [
    ['Accepts', 'acceptedTypes'],
    ['Files, at most', 'maxFiles'],
    ['Size of at most, in megabytes', 'maxFileSizeMb'],
  ],
};

/** The API's names of a question, its type and its settings, by their names on the page. */
export function apiNames({ type }: Pick<IdentifiedItem, 'type'>): Named[] {
  return [
    [TYPE_WORDS[type], type],
    ...OWN[type],
    ['Condition', 'conditional'],
    ['Has to be watched to its end', 'forceWatching'],
    ['Reference name', 'externalId'],
  ];
}

/** The name of such a question's field on the page; its API name where the page has none. */
export function wordsOfField(type: QuestionType, field: string): string {
  return OWN[type].find(([, name]) => name === field)?.[0] ?? field;
}
