import type { GuideProblem } from './guide-problem';

/** The problems by code, in an author's words: the API's own messages use the names of its fields. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['no-blocks', 'The guide has no block yet'],
  ['no-concepts', 'The block has no concept yet'],
  ['no-items', 'The block has no question yet'],
  ['no-title', 'The concept has no title yet'],
  ['no-text', 'The question has no text yet'],
  ['no-rows', 'The matrix has no row yet'],
  ['no-criteria', 'The condition has no criterion yet'],
  ['no-parameter', 'The condition names no parameter yet'],
  ['no-choices', 'The condition names no choice yet'],
  ['no-url', 'What is shown has no address yet'],
  ['no-option-text', 'An option has no text yet'],
  ['no-row-text', 'A row has no text yet'],
  ['empty-external-id', 'The reference name is empty'],
  ['selection-bounds-not-a-pair', 'Say both from how many and up to how many may be selected'],
  [
    'selection-bounds-without-multi-select',
    'How many may be selected is asked where several answers are allowed',
  ],
  ['min-select-below-one', 'At least one has to be selected'],
  ['min-select-above-max-select', 'More have to be selected than may be'],
  ['selection-bounds-above-options', 'More are to be selected than there are options'],
  ['exclusive-option-without-multi-select', 'Only a question of several answers has an exclusive option'],
  ['carry-forward-unknown', 'Options are taken over from a question that is not in the guide'],
  ['conditional-unknown', 'The condition goes by a question that is not in the guide'],
  ['carry-forward-source-type', 'Options are taken over from a multiple choice of several answers alone'],
  ['carry-forward-with-options', 'A question that takes over options has none of its own'],
  ['conditional-source-type', 'A condition goes by a multiple choice or a matrix'],
  ['conditional-choice-unknown', 'The condition names a choice that its question does not have'],
  ['matrix-row-without-matrix', 'Only a condition on a matrix names a row'],
  ['matrix-row-missing', 'The condition names no row of the matrix'],
  ['matrix-row-unknown', 'The condition names a row that the matrix does not have'],
  ['external-id-twice', 'The reference name is used twice'],
  ['screening-item-type', 'A screening block holds multiple choice alone'],
  ['concepts-outside-concept-block', 'Only a block of concepts has concepts'],
  ['concepts-missing', 'The block has no concepts yet'],
  ['subsample-too-large', 'Participants cannot see more concepts than there are'],
  ['items-per-screen-above-options', 'A screen cannot show more options than there are'],
]);

const QUOTING = /^(?<sentence>.*): "(?<quoted>.*)"$/su;
/** The words for the target, in sentences of rules about references. */
const TERMS: [RegExp, string][] = [
  [/\bA conditional\b/g, 'A condition'],
  [/\bmultiple_choice\b/g, 'multiple choice'],
  [/\bmax_diff\b/g, 'max-diff'],
  [/\bcarryForwardFrom\b/g, 'What options are taken over from'],
];

/** A problem in an author's words, and the id, text or title that it quotes, if any. */
export function problemSentence({ code, message }: Pick<GuideProblem, 'code' | 'message'>): {
  sentence: string;
  quoted: string | null;
} {
  const { sentence = message, quoted = null } = QUOTING.exec(message)?.groups ?? {};
  const plain = TERMS.reduce((text, [term, words]) => text.replace(term, words), sentence);
  return { sentence: SENTENCES.get(code) ?? plain, quoted };
}
