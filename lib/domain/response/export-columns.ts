import type { AskedQuestion } from '../guide/questions-of-all';
import { cellsOf, isChoice, isFiles, isMatrix, isMaxDiff, isOpen, isSkip } from '../interview/answer-kinds';
import { wholeSeconds } from './duration';
import { type ResponseProgress, visibleUrlParams } from './listed-response';
import { type KeptTags, shownTags } from './shown-tags';
import type { StoredTurn } from './stored-turn';

/** A response as a table has it. */
export interface ExportedResponse extends KeptTags {
  id: string;
  readableId: number;
  progress: ResponseProgress;
  createdAt: Date;
  updatedAt: Date;
  activeMs: number;
  language: string;
  qualityScore: number | null;
  tagline: string | null;
  bulletSummary: readonly string[];
  urlParams: readonly (readonly [string, string])[];
  turns: readonly StoredTurn[];
}

/** Empty cells are null. */
export type Cell = string | number | null;
export interface ExportColumn {
  name: string;
  cell(response: ExportedResponse): Cell;
}

/** One row a response: its facts, URL parameters, tags and summary, then one or several columns a question. */
export function exportColumns(
  questions: readonly AskedQuestion[],
  parameterNames: readonly string[],
): ExportColumn[] {
  return [...FACTS, ...parameterNames.map(parameterColumn), ...questions.flatMap(questionColumns)];
}

const FACTS: readonly ExportColumn[] = [
  { name: 'No.', cell: ({ readableId }) => readableId },
  { name: 'id', cell: ({ id }) => id },
  { name: 'progress', cell: ({ progress }) => progress },
  { name: 'createdAt', cell: ({ createdAt }) => createdAt.toISOString() },
  { name: 'updatedAt', cell: ({ updatedAt }) => updatedAt.toISOString() },
  { name: 'responseDurationSeconds', cell: ({ activeMs }) => wholeSeconds(activeMs) },
  { name: 'language', cell: ({ language }) => language },
  { name: 'qualityScore', cell: ({ qualityScore }) => qualityScore },
  { name: 'tagline', cell: ({ tagline }) => tagline },
  { name: 'tags', cell: (response) => shownTags(response).join('; ') || null },
  { name: 'bulletSummary', cell: ({ bulletSummary }) => bulletSummary.join('\n') || null },
];

function parameterColumn(name: string): ExportColumn {
  return {
    name: `urlParams: ${name}`,
    cell: ({ urlParams }) =>
      visibleUrlParams([...urlParams].map(([n, v]) => [n, v])).find((pair) => pair[0] === name)?.[1] ?? null,
  };
}

function questionColumns(question: AskedQuestion): ExportColumn[] {
  if (question.type === 'statement') return [];
  const concepts = question.concepts.length > 0 ? question.concepts : [null];
  return concepts.flatMap((concept) => {
    const about = concept ? ` [${concept.title}]` : '';
    const name = `Q${question.number}: ${question.text}${about}`;
    return columnsOf(question, name, concept?.id ?? null);
  });
}

function columnsOf(question: AskedQuestion, name: string, conceptId: string | null): ExportColumn[] {
  const column = (part: string, cell: (turns: readonly StoredTurn[]) => Cell): ExportColumn => ({
    name: part === '' ? name : `${name} / ${part}`,
    cell: ({ turns }) =>
      cell(turns.filter((turn) => turn.questionId === question.id && turn.conceptId === conceptId)),
  });
  switch (question.type) {
    case 'ranking':
      return question.options.map(({ id, text }) => column(text, (turns) => placeOf(turns, id)));
    case 'matrix':
      return question.rows.map(({ id, text }) => column(text, (turns) => chosenIn(turns, id, question)));
    case 'max_diff':
      return question.options.map(({ id, text }) => column(text, (turns) => balanceOf(turns, id)));
    case 'multiple_choice':
      return [column('', (turns) => selectionOf(turns, question))];
    default:
      return [column('', wordsOf)];
  }
}

function selectionOf(turns: readonly StoredTurn[], { options }: AskedQuestion): Cell {
  const answer = turns.find(({ kind }) => kind === 'question')?.answer;
  if (!answer || isSkip(answer) || !isChoice(answer)) return null;
  const chosen = new Set(answer.optionIds);
  const names = options.filter(({ id }) => chosen.has(id)).map(({ text }) => text);
  return [...names, ...(answer.custom === undefined ? [] : [answer.custom])].join('; ');
}

function placeOf(turns: readonly StoredTurn[], optionId: string): Cell {
  const answer = turns.find(({ kind }) => kind === 'question')?.answer;
  if (!answer || !isChoice(answer)) return null;
  const index = answer.optionIds.indexOf(optionId);
  return index === -1 ? null : index + 1;
}

function chosenIn(turns: readonly StoredTurn[], rowId: string, { options }: AskedQuestion): Cell {
  const answer = turns.find(({ kind }) => kind === 'question')?.answer;
  if (!answer || !isMatrix(answer)) return null;
  const chosen = new Set(cellsOf(answer, rowId));
  return (
    options
      .filter(({ id }) => chosen.has(id))
      .map(({ text }) => text)
      .join('; ') || null
  );
}

/** How often as the most, minus how often as the least. */
function balanceOf(turns: readonly StoredTurn[], optionId: string): Cell {
  const answer = turns.find(({ kind }) => kind === 'question')?.answer;
  if (!answer || !isMaxDiff(answer)) return null;
  const { screens } = answer;
  const best = screens.filter((screen) => screen.best === optionId).length;
  return best - screens.filter((screen) => screen.worst === optionId).length;
}

/** All of the texts to an open question, a line each; the names of files. */
function wordsOf(turns: readonly StoredTurn[]): Cell {
  const said = turns.filter(({ answer }) => isOpen(answer) || isFiles(answer)).map(({ user }) => user);
  return said.filter((text) => text !== '').join('\n') || null;
}
