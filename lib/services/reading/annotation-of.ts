import type { Member } from '@/lib/domain/principal';
import { mayChangeAnnotation } from '@/lib/domain/reading/annotation';
import type { Passage } from '@/lib/domain/reading/passage';
import type { SignedAnnotation } from '@/lib/store/annotations';
import type { TurnRow } from '@/lib/store/responses';

/** A note or a highlight as readers see it. */
export interface Annotation {
  id: string;
  /** The row of the transcript that it belongs to; null: the whole response. */
  responseIndex: number | null;
  passage: Passage | null;
  /** The highlighted words. */
  quote: string | null;
  tag: string | null;
  body: string | null;
  author: { id: string; name: string } | null;
  createdAt: Date;
  updatedAt: Date;
  mayChange: boolean;
}

export function annotationOf(
  stored: SignedAnnotation,
  around: { turns: readonly TurnRow[]; offset: number; reader: Pick<Member, 'role' | 'userId'> },
): Annotation {
  const { seq, startOffset, endOffset, authorId, authorName } = stored;
  const passage = startOffset === null || endOffset === null ? null : { start: startOffset, end: endOffset };
  const words = around.turns.find((turn) => turn.seq === seq)?.user ?? '';
  return {
    id: stored.id,
    responseIndex: seq === null ? null : seq + around.offset,
    passage,
    quote: passage && words.slice(passage.start, passage.end),
    tag: stored.tag,
    body: stored.body,
    author: authorId === null || authorName === null ? null : { id: authorId, name: authorName },
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
    mayChange: mayChangeAnnotation(around.reader, stored),
  };
}
