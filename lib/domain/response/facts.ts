import type { QuestionType } from '../guide/guide';
import { isChoice, isMatrix, isMaxDiff, isSkip } from '../interview/answer-kinds';
import type { Answer, ChoiceAnswer } from '../interview/interview';
import { type KeptTags, shownTags, tagKey } from './shown-tags';
import type { StoredTurn } from './stored-turn';

/**
 * What can be counted and filtered by of one response, each as a number: a few dozen for a response, so that a
 * hundred thousand of them are counted in one pass over a narrow table, and any of them is found by one index.
 */
export type Fact = number;

/** Stands for a text that a participant typed beside the options. */
export const CUSTOM_OPTION = 'custom';

/** Which fact it is; `concept` is the one that the question was asked for, if any. */
export type FactName =
  | { is: 'answered'; question: string; concept: string | null }
  /** multiple_choice; `option` may be CUSTOM_OPTION. */
  | { is: 'chose'; question: string; concept: string | null; option: string }
  /** ranking; places count from 1. */
  | { is: 'placed'; question: string; concept: string | null; option: string; place: number }
  | { is: 'cell'; question: string; concept: string | null; row: string; column: string }
  /** max_diff; on how many of the screens. */
  | { is: 'best' | 'worst'; question: string; concept: string | null; option: string; times: number }
  /** A shown tag, of the whole response or resting on the words given to one question: for one concept, or any (null). */
  | { is: 'tag'; tag: string }
  | { is: 'told'; question: string; concept: string | null; tag: string }
  | { is: 'url parameter'; name: string; value: string };

/** The number of a fact: 53 bits of a hash of its name. Among a study's thousand facts no two are likely to meet. */
export function factOf(name: FactName): Fact {
  return hash53(JSON.stringify(partsOf(name)));
}

function partsOf(name: FactName): (string | number | null)[] {
  switch (name.is) {
    case 'answered':
      return [name.is, name.question, name.concept];
    case 'chose':
      return [name.is, name.question, name.concept, name.option];
    case 'placed':
      return [name.is, name.question, name.concept, name.option, name.place];
    case 'cell':
      return [name.is, name.question, name.concept, name.row, name.column];
    case 'best':
    case 'worst':
      return [name.is, name.question, name.concept, name.option, name.times];
    case 'tag':
      return [name.is, tagKey(name.tag)];
    case 'told':
      return [name.is, name.question, tagKey(name.tag), ...(name.concept === null ? [] : [name.concept])];
    case 'url parameter':
      return [name.is, name.name, name.value];
  }
}

/** Two 32-bit multiplicative hashes over the same text, mixed at the end; 53 bits are exact as a number. */
function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 11) * 4294967296 + (low >>> 0);
}

/** What of a response its facts come from. */
export interface FactSource extends KeptTags {
  turns: readonly StoredTurn[];
  /** The type of each question: a ranking is answered as a choice is. */
  types: ReadonlyMap<string, QuestionType>;
  /** For each of the analyst's tags, the response indexes of the rows it rests on. */
  tagSources: readonly (readonly number[])[];
  /** How many rows of the transcript come before the first turn. */
  rowsBefore: number;
}

/** The facts of a response, each once. */
export function factsOf(source: FactSource): Fact[] {
  return distinct([...answerNames(source), ...tagNames(source)]);
}

/** Those of the URL parameters, by the first value of a repeated name (decisions, E6). Kept apart: nobody counts them. */
export function parameterFacts(urlParams: readonly (readonly [string, string])[]): Fact[] {
  const first = new Map<string, string>();
  for (const [name, value] of urlParams) if (!first.has(name)) first.set(name, value);
  return distinct([...first].map(([name, value]) => ({ is: 'url parameter', name, value })));
}

function distinct(names: readonly FactName[]): Fact[] {
  return [...new Set(names.map(factOf))];
}

function answerNames({ turns, types }: Pick<FactSource, 'turns' | 'types'>): FactName[] {
  return turns.flatMap((turn) => {
    if (turn.kind !== 'question' || isSkip(turn.answer)) return [];
    const at = { question: turn.questionId, concept: turn.conceptId };
    return [
      { is: 'answered', ...at },
      ...namesOfAnswer(at, turn.answer, types.get(turn.questionId) === 'ranking'),
    ];
  });
}

interface Place {
  question: string;
  concept: string | null;
}

function namesOfAnswer(at: Place, answer: Answer, isRanking: boolean): FactName[] {
  if (isChoice(answer)) return isRanking ? placeNames(at, answer) : choiceNames(at, answer);
  if (isMatrix(answer)) {
    return Object.entries(answer.cells).flatMap(([row, columns]) =>
      columns.map((column): FactName => ({ is: 'cell', ...at, row, column })),
    );
  }
  if (!isMaxDiff(answer)) return [];
  return (['best', 'worst'] as const).flatMap((is) =>
    [...tally(answer.screens.map((screen) => screen[is]))].map(
      ([option, times]): FactName => ({ is, ...at, option, times }),
    ),
  );
}

function choiceNames(at: Place, { optionIds, custom }: ChoiceAnswer): FactName[] {
  const options = custom === undefined ? optionIds : [...optionIds, CUSTOM_OPTION];
  return options.map((option) => ({ is: 'chose', ...at, option }));
}

function placeNames(at: Place, { optionIds }: ChoiceAnswer): FactName[] {
  return optionIds.map((option, index) => ({ is: 'placed', ...at, option, place: index + 1 }));
}

function tally(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function tagNames(source: FactSource): FactName[] {
  const shown = shownTags(source);
  const keys = new Set(shown.map(tagKey));
  const told = source.tags.flatMap((tag, index) =>
    keys.has(tagKey(tag))
      ? (source.tagSources[index] ?? []).flatMap((row): FactName[] => {
          const turn = source.turns[row - source.rowsBefore];
          if (!turn) return [];
          const about = { is: 'told', question: turn.questionId, tag } as const;
          const anywhere = { ...about, concept: null };
          return turn.conceptId === null ? [anywhere] : [anywhere, { ...about, concept: turn.conceptId }];
        })
      : [],
  );
  return [...shown.map((tag): FactName => ({ is: 'tag', tag })), ...told];
}
