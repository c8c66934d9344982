import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { TurnRow } from '@/lib/store/responses';

/** A turn for whatever is made or picked by the program: what sounds like danger is left to people (K5). */
export function withoutFlagged<T extends TurnRow>(turn: T): T {
  if (turn.safety?.level !== 'imminent') return turn;
  return { ...turn, user: '', answer: isOpen(turn.answer) ? { ...turn.answer, text: '' } : turn.answer };
}
