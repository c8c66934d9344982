import { cellsOf, isMatrix } from '../interview/answer-kinds';
import type { MatrixAnswer } from '../interview/interview';
import type { StoredTurn } from '../response/stored-turn';
import { answerIssue, type Issues, idIssues, idsOf } from './answer-issues';
import { SECONDS } from './answer-seconds';
import { manyVariables, oneVariable } from './choice-variables';
import { ownAnswer } from './own-answer';
import type { AnswerVariable, QuestionKind } from './question-kind';

/** Rows, in each of which one of the columns is chosen, or several. An item's options are the columns. */
export const matrix: QuestionKind<'matrix'> = {
  accepts: isMatrix,
  *problems({ item, options, rows }, answer): Issues {
    const columnIds = idsOf(options);
    const rowIds = idsOf(rows);
    for (const id of Object.keys(answer.cells)) {
      if (!rowIds.has(id)) yield answerIssue('Not a row of this question', 'cells', id);
    }
    for (const { id } of rows) {
      const chosen = cellsOf(answer, id);
      yield* idIssues(chosen, columnIds, 'cells', id);
      if (chosen.length === 0) yield answerIssue('Every row needs an answer', 'cells', id);
      else if (chosen.length > 1 && !item.multiSelect) {
        yield answerIssue('Select exactly one in each row', 'cells', id);
      }
    }
  },
  text: ({ rows, optionsInGuideOrder }, answer) =>
    rows.map(({ id, text }) => `${text}: ${chosenIn(answer, id, optionsInGuideOrder).join(', ')}`).join('; '),
  // The cells of a row are a set.
  normalised: ({ cells }) => ({
    cells: Object.fromEntries(Object.entries(cells).map(([row, columns]) => [row, [...columns].sort()])),
  }),
  facts: (at, { cells }) =>
    Object.entries(cells).flatMap(([row, columns]) =>
      columns.map((column) => ({ is: 'cell' as const, ...at, row, column })),
    ),
  results: (counter) => ({
    columns: counter.question.options.map(({ id, text }) => ({ columnId: id, text })),
    rows: counter.question.rows.map((row) => ({
      rowId: row.id,
      text: row.text,
      cells: counter.question.options.map((column) => ({
        columnId: column.id,
        ...counter.counted(
          { is: 'cell', ...counter.at, row: row.id, column: column.id },
          { ...counter.base, rowId: row.id, columnId: column.id },
        ),
      })),
    })),
  }),
  columns: ({ rows, options }) =>
    rows.map(({ id, text }) => ({
      part: text,
      holds: 'what was chosen in this row',
      values: options.map((option) => option.text),
      cell(turns) {
        const answer = ownAnswer(turns, isMatrix);
        return (answer && chosenIn(answer, id, options).join('; ')) || null;
      },
    })),
  variables: ({ rows, options, isMultiSelect }) =>
    rows.flatMap((row, at): AnswerVariable[] => {
      const chosen = (turns: readonly StoredTurn[]) => {
        const answer = ownAnswer(turns, isMatrix);
        return answer && cellsOf(answer, row.id);
      };
      if (isMultiSelect) return manyVariables(options, chosen, `${at + 1}_`, `${row.text}: `);
      return [{ ...oneVariable(options, chosen, `${at + 1}`), part: row.text }];
    }),
  given({ item, rows, optionsInGuideOrder }, answer) {
    const texts = new Map(optionsInGuideOrder.map(({ id, text }) => [id, text]));
    return {
      type: 'matrix',
      columns: item.options.map(({ text }) => text),
      rows: rows.map(({ id, text }) => ({
        text,
        chosen: cellsOf(answer, id).map((column) => texts.get(column) ?? ''),
      })),
    };
  },
  givenText: ({ rows }) => rows.map(({ text, chosen }) => `${text}: ${chosen.join(', ')}`).join('\n'),
  question: (item, columns) => ({
    isMultiSelect: item.multiSelect === true,
    rows: item.rows.map(({ text }) => text),
    columns,
  }),
  seconds: ({ rows }, options) =>
    SECONDS.readQuestion + options * SECONDS.readOption + rows.length * SECONDS.matrixRow,
  leastOptions: () => 1,
};

/** The texts of the columns chosen in a row, in guide order. */
function chosenIn(
  answer: MatrixAnswer,
  rowId: string,
  columns: readonly { id: string; text: string }[],
): string[] {
  const chosen = new Set(cellsOf(answer, rowId));
  return columns.filter(({ id }) => chosen.has(id)).map(({ text }) => text);
}
