import type { Block, Guide, Item } from '../guide/guide';
import { CUES } from './cues';
import { usualScale } from './scales';
import type { SortedKind, SortedOption, SortedQuestion, SortedSection } from './sorted-guide';

/** The kinds that a question can be made, with what was found: a ranking needs something to put in order. */
export function kindsOffered({ options }: SortedQuestion): SortedKind[] {
  const some = options.length;
  return [
    'open',
    'single',
    'multi',
    ...(some >= 2 ? (['ranking'] as const) : []),
    ...(some >= 1 ? (['matrix'] as const) : []),
    ...(some >= 3 ? (['max_diff'] as const) : []),
    'statement',
    'file',
  ];
}

/** A guide of these questions; a section without any is left out. It can be launched as it is. */
export function guideOfSorted(sections: readonly SortedSection[]): Guide {
  return sections.flatMap(({ title, screening, questions }): Block[] => {
    if (questions.length === 0) return [];
    const block = { type: screening ? ('screening' as const) : ('flat' as const), title };
    return [{ ...block, items: questions.map((question) => itemOf(question, screening)) }];
  });
}

function itemOf(question: SortedQuestion, screening: boolean): Item {
  const { kind, text, instructions } = question;
  const options = optionsOf(question, screening);
  switch (kind) {
    case 'open':
      return {
        type: 'open_ended',
        text,
        followUp: 'medium',
        ...(instructions !== '' && { addInstructions: instructions }),
      };
    case 'single':
      return {
        type: 'multiple_choice',
        text,
        options,
        ...(question.ownAnswer && !screening && { allowCustomOption: true }),
      };
    case 'multi':
      return {
        type: 'multiple_choice',
        text,
        multiSelect: true,
        options: options.map((one, at) =>
          at > 0 && at === options.length - 1 && CUES.none.test(one.text)
            ? { ...one, exclusiveOption: true }
            : one,
        ),
        ...(question.ownAnswer && !screening && { allowCustomOption: true }),
        ...(question.most !== null && { minSelect: 1, maxSelect: question.most }),
      };
    case 'ranking':
      return { type: 'ranking', text, options };
    case 'matrix':
      return {
        type: 'matrix',
        text,
        rows: options.map((option) => ({ text: option.text })),
        options: (question.scale.length >= 2 ? question.scale : usualScale(text)).map((column) => ({
          text: column,
        })),
      };
    case 'max_diff':
      return { type: 'max_diff', text, options };
    case 'statement':
      return { type: 'statement', text };
    case 'file':
      return { type: 'file_upload', text };
  }
}

const YES_OR_NO = [{ text: 'Yes' }, { text: 'No' }];

/** In a screening block each option says whether it lets in; where none is marked, all do. */
function optionsOf(
  { options, kind }: SortedQuestion,
  screening: boolean,
): { text: string; status?: 'approve' | 'reject' | 'neutral' }[] {
  const some = options.length > 0 || (kind !== 'single' && kind !== 'multi') ? options : YES_OR_NO;
  if (!screening) return some.map(({ text }) => ({ text }));
  const decides = options.some(({ status }) => status !== undefined);
  return some.map(({ text, status }: SortedOption) => ({
    text,
    status: status ?? (decides ? ('approve' as const) : ('neutral' as const)),
  }));
}
