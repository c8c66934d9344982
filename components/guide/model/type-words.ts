import type { Block, IdentifiedItem, QuestionType } from '@/lib/domain/guide/guide';
import { ownOptions } from './edit-parts';

/** What the types are called on the page. In lists they stand by the API's own names. */
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
  flat: 'Flat',
  concept: 'Concept',
  screening: 'Screening',
};

/** An item in a few words, behind its question: "multiple_choice, 4 options, 1 rejects". */
export function itemDetail(item: IdentifiedItem): string {
  if (item.type === 'open_ended') return `open_ended, follow-ups ${item.followUp ?? 'medium'}`;
  if ('carryForwardFrom' in item && item.carryForwardFrom != null) {
    return `${item.type}, options from ${item.carryForwardFrom}`;
  }
  const options = ownOptions(item);
  const rejects = options.filter(({ status }) => status === 'reject').length;
  switch (item.type) {
    case 'matrix':
      return `matrix, ${item.rows.length} by ${options.length}`;
    case 'multiple_choice':
      return `multiple_choice, ${counted(options.length, 'option')}${rejects > 0 ? `, ${rejects} rejects` : ''}`;
    case 'ranking':
    case 'max_diff':
      return `${item.type}, ${counted(options.length, 'option')}`;
    default:
      return item.type;
  }
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
