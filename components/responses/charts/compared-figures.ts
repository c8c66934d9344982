import type { Share } from '@/components/ui/share-line';
import type { QuestionResultV1, ResultPartV1 } from '@/lib/wire/v1/study-results';
import type { Criterion } from '../filter-state';

/** A line of figures side by side: everybody's share, then one of each column. */
export interface ComparedLine {
  key: string;
  name: string;
  everybody: Share;
  columns: Share[];
  filter: Criterion;
}
/** The lines of one concept, or of a row of a matrix; all of a question's without either. */
export interface ComparedGroup {
  key: string;
  title: string | null;
  lines: ComparedLine[];
}

/** What the shares of a question are of. Undefined for one that has none. */
export function comparedBy({ type }: QuestionResultV1): string | undefined {
  switch (type) {
    case 'multiple_choice':
      return 'who chose it';
    case 'ranking':
      return 'who put it first';
    case 'matrix':
      return 'who chose it in this row';
    case 'max_diff':
      return 'who chose it as the most';
    case 'open_ended':
      return 'who spoke of it';
    default:
      return undefined;
  }
}

export function comparedGroups(question: QuestionResultV1): ComparedGroup[] {
  return question.parts.flatMap((part) => {
    const key = part.conceptId ?? 'all';
    if (question.type === 'matrix') {
      return part.rows.map(({ rowId, text, cells }) => ({
        key: `${key} ${rowId}`,
        title: part.conceptTitle === null ? text : `${part.conceptTitle}: ${text}`,
        lines: cells.map((cell) =>
          line(
            cell.columnId,
            part.columns.find(({ columnId }) => columnId === cell.columnId)?.text ?? '',
            cell,
            part,
          ),
        ),
      }));
    }
    return [{ key, title: part.conceptTitle, lines: linesOf(question, part) }];
  });
}

function linesOf({ type }: QuestionResultV1, part: ResultPartV1): ComparedLine[] {
  switch (type) {
    case 'multiple_choice':
      return part.options.map((one) =>
        line(one.optionId, one.isCustom ? 'In their own words' : one.text, one, part),
      );
    case 'ranking':
      return part.ranking.map((one) => line(one.optionId, one.text, one, part));
    case 'max_diff':
      return part.scores.map((one) => line(one.optionId, one.text, one, part));
    case 'open_ended':
      return part.tags.filter(({ count }) => count > 1).map((one) => line(one.tag, one.tag, one, part));
    default:
      return [];
  }
}

function line(
  key: string,
  name: string,
  one: { count: number; interval: Share['interval']; segments: Share[]; filter: Criterion },
  part: ResultPartV1,
): ComparedLine {
  const everybody = { count: one.count, of: part.count, interval: one.interval };
  return { key, name, everybody, columns: one.segments, filter: one.filter };
}
