import {
  CircleDot,
  Grid3x3,
  ListOrdered,
  type LucideIcon,
  Mic,
  Paperclip,
  Pilcrow,
  Scale,
  SquareCheck,
} from 'lucide-react';
import type { QuestionType } from '@/lib/domain/guide/guide';

const ICONS: Record<QuestionType, LucideIcon> = {
  open_ended: Mic,
  multiple_choice: CircleDot,
  ranking: ListOrdered,
  matrix: Grid3x3,
  max_diff: Scale,
  statement: Pilcrow,
  file_upload: Paperclip,
};

/** The icon of a type. A multiple choice with several answers has a box instead of a dot. */
export function ItemIcon({ type, several }: { type: QuestionType; several?: boolean }) {
  const Icon = several && type === 'multiple_choice' ? SquareCheck : ICONS[type];
  return <Icon aria-hidden strokeWidth={1.5} className="size-4 shrink-0" />;
}
