import type { StoredTurn } from '../response/stored-turn';
import type { AnswerVariable } from './question-kind';

interface Option {
  id: string;
  text: string;
}
/** The ids of what was chosen; undefined when the question was not answered. */
type Chosen = (turns: readonly StoredTurn[]) => readonly string[] | undefined;

/** One of several options as one variable: the option's number, in guide order from 1. */
export function oneVariable(options: readonly Option[], chosen: Chosen, suffix = ''): AnswerVariable {
  const numbers = new Map(options.map(({ id }, at) => [id, at + 1]));
  return {
    suffix,
    part: '',
    kind: 'number',
    values: options.map(({ text }, at) => ({ value: at + 1, text })),
    read: (turns) => numbers.get(chosen(turns)?.[0] ?? '') ?? null,
  };
}

const CHOSEN = [
  { value: 0, text: 'Not chosen' },
  { value: 1, text: 'Chosen' },
];

/** Any of several options as one variable an option: 1 when it was chosen, 0 when only others were. */
export function manyVariables(
  options: readonly Option[],
  chosen: Chosen,
  suffix = '',
  part = '',
): AnswerVariable[] {
  return options.map(({ id, text }, at) => ({
    suffix: `${suffix}${at + 1}`,
    part: `${part}${text}`,
    kind: 'number',
    values: CHOSEN,
    read(turns) {
      const ids = chosen(turns);
      return ids === undefined || ids.length === 0 ? null : Number(ids.includes(id));
    },
  }));
}
