import type {
  Block,
  IdentifiedBlock,
  IdentifiedConcept,
  IdentifiedItem,
  IdentifiedOption,
  QuestionType,
} from '@/lib/domain/guide/guide';
import type { NewId } from './edit-parts';

/** New parts with empty texts, ready to be filled in. */

export function newOption(newId: NewId, blockType: Block['type'], text = ''): IdentifiedOption {
  return blockType === 'screening' ? { id: newId(), text, status: 'approve' } : { id: newId(), text };
}

export function newItem(newId: NewId, type: QuestionType, blockType: Block['type']): IdentifiedItem {
  const id = newId();
  const options = (count: number) => Array.from({ length: count }, () => newOption(newId, blockType));
  switch (type) {
    case 'multiple_choice':
    case 'ranking':
      return { id, type, text: '', options: options(2) };
    case 'matrix':
      return { id, type, text: '', rows: [{ id: newId(), text: '' }], options: options(2) };
    case 'max_diff':
      return { id, type, text: '', options: options(4) };
    case 'open_ended':
    case 'statement':
    case 'file_upload':
      return { id, type, text: '' };
  }
}

export function newConcept(newId: NewId, nickname: string): IdentifiedConcept {
  return { id: newId(), nickname, content: { title: '' } };
}

/** A, B, … Z, then AA: the default name of the nth concept, from 0. */
export function conceptLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : conceptLetter(Math.floor(index / 26) - 1) + last;
}

export function newBlock(newId: NewId, type: Block['type'], title: string): IdentifiedBlock {
  const id = newId();
  const items = [newItem(newId, type === 'screening' ? 'multiple_choice' : 'open_ended', type)];
  if (type !== 'concept') return { id, type, title, items };
  return { id, type, title, conceptSamplingConfig: { concepts: [newConcept(newId, 'A')] }, items };
}
