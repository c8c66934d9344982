import type { AskedQuestion } from '../guide/questions-of-all';
import { kindOf } from '../question-types/question-kinds';
import { wholeSeconds } from './duration';
import { type ResponseProgress, visibleUrlParams } from './listed-response';
import { type KeptTags, shownTags } from './shown-tags';
import type { StoredTurn } from './stored-turn';

/** A response as a row of a table. */
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

/** One row per response: its facts, URL parameters, tags and summary, then one or several columns per question. */
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
  const concepts = question.concepts.length > 0 ? question.concepts : [null];
  return concepts.flatMap((concept) => {
    const about = concept ? ` [${concept.title}]` : '';
    const name = `Q${question.number}: ${question.text}${about}`;
    const conceptId = concept?.id ?? null;
    return kindOf(question.type)
      .columns(question)
      .map(({ part, cell }) => ({
        name: part === '' ? name : `${name} / ${part}`,
        cell: ({ turns }: ExportedResponse) =>
          cell(turns.filter((turn) => turn.questionId === question.id && turn.conceptId === conceptId)),
      }));
  });
}
