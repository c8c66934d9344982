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
  endReason: string | null;
  consent: { version?: string; at: string } | null;
  createdAt: Date;
  updatedAt: Date;
  activeMs: number;
  language: string;
  qualityScore: number | null;
  tagline: string | null;
  bulletSummary: readonly string[];
  urlParams: readonly (readonly [string, string])[];
  turns: readonly StoredTurn[];
  /** What reviewers marked, in the order of the transcript. */
  highlights: readonly Highlight[];
}

/** A passage that a reviewer marked, or a note on a row or the whole response. */
export interface Highlight {
  /** The words, "" for a note. */
  quote: string;
  tag: string | null;
  note: string | null;
}

/** Empty cells are null. */
export type Cell = string | number | null;
export interface ExportColumn {
  name: string;
  /** For the codebook. */
  about: { holds: string; type: string; values?: readonly string[] | undefined };
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
  {
    name: 'No.',
    about: { holds: 'the number of the response in the study', type: 'number' },
    cell: ({ readableId }) => readableId,
  },
  {
    name: 'id',
    about: { holds: 'the permanent id of the response', type: 'text' },
    cell: ({ id }) => id,
  },
  {
    name: 'progress',
    about: {
      holds: 'how far the interview came',
      type: 'text',
      values: ['complete', 'screened_out', 'in_progress'],
    },
    cell: ({ progress }) => progress,
  },
  {
    name: 'endReason',
    about: { holds: 'why it ended before its last question', type: 'text' },
    cell: ({ endReason }) => endReason,
  },
  {
    name: 'createdAt',
    about: { holds: 'when it began (UTC)', type: 'time' },
    cell: ({ createdAt }) => createdAt.toISOString(),
  },
  {
    name: 'updatedAt',
    about: { holds: 'when it last changed (UTC)', type: 'time' },
    cell: ({ updatedAt }) => updatedAt.toISOString(),
  },
  {
    name: 'responseDurationSeconds',
    about: { holds: 'how long it took, in seconds, long pauses left out', type: 'number' },
    cell: ({ activeMs }) => wholeSeconds(activeMs),
  },
  {
    name: 'language',
    about: { holds: 'the language it was held in', type: 'text' },
    cell: ({ language }) => language,
  },
  {
    name: 'qualityScore',
    about: { holds: 'from 1 to 5; empty until there is one', type: 'number' },
    cell: ({ qualityScore }) => qualityScore,
  },
  {
    name: 'consentVersion',
    about: { holds: 'the version of the text that was agreed to', type: 'text' },
    cell: ({ consent }) => consent?.version ?? null,
  },
  {
    name: 'consentAt',
    about: { holds: 'when it was agreed to (UTC)', type: 'time' },
    cell: ({ consent }) => consent?.at ?? null,
  },
  {
    name: 'tagline',
    about: { holds: 'one line about it', type: 'text' },
    cell: ({ tagline }) => tagline,
  },
  {
    name: 'tags',
    about: { holds: 'its tags, separated by semicolons', type: 'text' },
    cell: (response) => shownTags(response).join('; ') || null,
  },
  {
    name: 'bulletSummary',
    about: { holds: 'a summary in points, a line each', type: 'text' },
    cell: ({ bulletSummary }) => bulletSummary.join('\n') || null,
  },
  {
    name: 'highlights',
    about: {
      holds: 'what reviewers marked or noted, a line each: the words, the tag, the note',
      type: 'text',
    },
    cell: ({ highlights }) => highlights.map(highlightLine).join('\n') || null,
  },
];

/** One line: “the words” [tag] note. */
export function highlightLine({ quote, tag, note }: Highlight): string {
  const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return [quote && `“${oneLine(quote)}”`, tag && `[${tag}]`, note && oneLine(note)].filter(Boolean).join(' ');
}

function parameterColumn(name: string): ExportColumn {
  return {
    name: `urlParams: ${name}`,
    about: { holds: `the parameter “${name}” of the participant’s link`, type: 'text' },
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
      .map(({ part, holds, values, cell }) => ({
        name: part === '' ? name : `${name} / ${part}`,
        about: { holds, type: question.type, values },
        cell: ({ turns }: ExportedResponse) =>
          cell(turns.filter((turn) => turn.questionId === question.id && turn.conceptId === conceptId)),
      }));
  });
}
