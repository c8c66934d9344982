import type { AskedQuestion } from '../guide/questions-of-all';
import { isSkip } from '../interview/answer-kinds';
import type { AnswerVariable } from '../question-types/question-kind';
import { kindOf } from '../question-types/question-kinds';
import { wholeSeconds } from './duration';
import { type ExportedResponse, highlightLine } from './export-columns';
import { visibleUrlParams } from './listed-response';
import { shownTags } from './shown-tags';

/** The number of a question that was skipped: a missing value, apart from one that was never asked. */
export const SKIPPED = -99;

/** A variable of a file for statistics programs. */
export interface Variable {
  /** Letters, digits and underscores, beginning with a letter; no two are equal but for their case. */
  name: string;
  label: string;
  kind: 'number' | 'text' | 'time';
  values: readonly { value: number; text: string }[];
  /** A value that counts as missing. */
  missing: number | null;
  read(response: ExportedResponse): number | string | Date | null;
}

const PROGRESS = ['complete', 'screened_out', 'in_progress'] as const;

/** A response's facts, URL parameters, and one or several variables a question. */
export function statisticsVariables(
  questions: readonly AskedQuestion[],
  parameterNames: readonly string[],
): Variable[] {
  return withOwnNames([
    ...FACTS,
    ...parameterNames.map(parameterVariable),
    ...questions.flatMap(questionVariables),
  ]);
}

const plain = { values: [], missing: null } as const;
const FACTS: readonly Variable[] = [
  { ...plain, name: 'number', label: 'Number of the response', kind: 'number', read: (r) => r.readableId },
  { ...plain, name: 'id', label: 'Id of the response', kind: 'text', read: (r) => r.id },
  {
    name: 'progress',
    label: 'How far the interview came',
    kind: 'number',
    values: PROGRESS.map((text, at) => ({ value: at + 1, text })),
    missing: null,
    read: (r) => PROGRESS.indexOf(r.progress) + 1,
  },
  {
    ...plain,
    name: 'end_reason',
    label: 'Why it ended before its last question',
    kind: 'text',
    read: (r) => r.endReason,
  },
  { ...plain, name: 'created', label: 'When it began (UTC)', kind: 'time', read: (r) => r.createdAt },
  { ...plain, name: 'updated', label: 'When it last changed (UTC)', kind: 'time', read: (r) => r.updatedAt },
  {
    ...plain,
    name: 'duration',
    label: 'How long it took, in seconds',
    kind: 'number',
    read: (r) => wholeSeconds(r.activeMs),
  },
  { ...plain, name: 'language', label: 'Language', kind: 'text', read: (r) => r.language },
  { ...plain, name: 'quality', label: 'Quality, from 1 to 5', kind: 'number', read: (r) => r.qualityScore },
  { ...plain, name: 'tagline', label: 'One line about it', kind: 'text', read: (r) => r.tagline },
  { ...plain, name: 'tags', label: 'Tags', kind: 'text', read: (r) => shownTags(r).join('; ') || null },
  {
    ...plain,
    name: 'highlights',
    label: 'What reviewers marked or noted, a line each: the words, the tag, the note',
    kind: 'text',
    read: (r) => r.highlights.map(highlightLine).join('\n') || null,
  },
];

function parameterVariable(name: string): Variable {
  return {
    ...plain,
    name: `param_${name}`,
    label: `Link parameter: ${name}`,
    kind: 'text',
    read: ({ urlParams }) =>
      visibleUrlParams(urlParams.map(([n, v]) => [n, v])).find((pair) => pair[0] === name)?.[1] ?? null,
  };
}

function questionVariables(question: AskedQuestion): Variable[] {
  const concepts = question.concepts.length > 0 ? question.concepts : [null];
  return concepts.flatMap((concept, nth) =>
    kindOf(question.type)
      .variables(question)
      .map((variable) => questionVariable(question, variable, concept && { ...concept, nth: nth + 1 })),
  );
}

function questionVariable(
  question: AskedQuestion,
  { suffix, part, kind, values = [], read }: AnswerVariable,
  concept: { id: string; title: string; nth: number } | null,
): Variable {
  const about = concept ? `_c${concept.nth}` : '';
  const label = [question.text, ...(concept ? [concept.title] : []), ...(part === '' ? [] : [part])];
  return {
    name: `Q${question.number}${about}${suffix === '' ? '' : `_${suffix}`}`,
    label: label.join(' / '),
    kind,
    values:
      kind === 'number' && values.length > 0 ? [...values, { value: SKIPPED, text: 'Skipped' }] : values,
    missing: kind === 'number' ? SKIPPED : null,
    read({ turns }) {
      const own = turns.filter(
        ({ questionId, conceptId }) => questionId === question.id && conceptId === (concept?.id ?? null),
      );
      const answer = own.find((turn) => turn.kind === 'question')?.answer;
      if (kind === 'number' && answer && isSkip(answer)) return SKIPPED;
      return read(own);
    },
  };
}

/** The most bytes of a name. */
const LONGEST_NAME = 60;
/** Words of the programs' languages, which are no names. */
const RESERVED = new Set('ALL AND BY EQ GE GT LE LT NE NOT OR TO WITH'.split(' '));

/** Names that the programs take: a question of an earlier revision may have the number of a later one. */
function withOwnNames(variables: readonly Variable[]): Variable[] {
  const taken = new Set<string>();
  return variables.map((variable) => {
    const base =
      variable.name
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9_]+/g, '_')
        .replace(/^[^A-Za-z]+/, '')
        .replace(/_+$/, '')
        .slice(0, LONGEST_NAME) || 'v';
    let name = RESERVED.has(base.toUpperCase()) ? `${base}_1` : base;
    for (let nth = 2; taken.has(name.toUpperCase()); nth += 1) name = `${base.slice(0, 50)}_v${nth}`;
    taken.add(name.toUpperCase());
    return { ...variable, name };
  });
}
