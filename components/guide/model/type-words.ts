import type { Block, IdentifiedItem, QuestionType } from '@/lib/domain/guide/guide';
import { ownOptions } from './edit-parts';

/** What the types are called on the page. */
export const TYPE_WORDS: Record<QuestionType, string> = {
  open_ended: 'Open-ended',
  multiple_choice: 'Multiple choice',
  ranking: 'Ranking',
  matrix: 'Matrix',
  max_diff: 'Max-diff',
  statement: 'Statement',
  file_upload: 'File upload',
};

export const BLOCK_WORDS: Record<Block['type'], string> = {
  flat: 'Questions',
  concept: 'Concepts',
  screening: 'Screening',
};

/** An item in a few words, behind its question: "Multiple choice, 4 options, 1 rejects". */
export function itemDetail(item: IdentifiedItem): string {
  const words = TYPE_WORDS[item.type];
  if (item.type === 'open_ended') return `${words}, follow-ups ${item.followUp ?? 'medium'}`;
  if ('carryForwardFrom' in item && item.carryForwardFrom != null) {
    return `${words}, options from ${item.carryForwardFrom}`;
  }
  const options = ownOptions(item);
  const rejects = options.filter(({ status }) => status === 'reject').length;
  switch (item.type) {
    case 'matrix':
      return `${words}, ${item.rows.length} by ${options.length}`;
    case 'multiple_choice':
      return `${words}, ${counted(options.length, 'option')}${rejects > 0 ? `, ${rejects} ${rejects === 1 ? 'rejects' : 'reject'}` : ''}`;
    case 'ranking':
    case 'max_diff':
      return `${words}, ${counted(options.length, 'option')}`;
    default:
      return words;
  }
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
