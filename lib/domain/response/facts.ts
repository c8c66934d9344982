import type { QuestionType } from '../guide/guide';
import { isSkip } from '../interview/answer-kinds';
import { kindOf } from '../question-types/question-kinds';
import { type Fact, type FactName, factOf } from './fact';
import { givenTags, type KeptTags, shownTags, tagKey, tagSourcesOf } from './shown-tags';
import type { StoredTurn } from './stored-turn';

/** The parts of a response that its facts are computed from. */
export interface FactSource extends KeptTags {
  turns: readonly StoredTurn[];
  /** The type of each question, which determines how its answers are read. */
  types: ReadonlyMap<string, QuestionType>;
  /** For each of the analyst's tags, the response indexes of the rows it is based on. */
  tagSources: readonly (readonly number[])[];
  themeSources: readonly (readonly number[])[];
  /** How many rows of the transcript come before the first turn. */
  rowsBefore: number;
}

/** The facts of a response, each once. */
export function factsOf(source: FactSource): Fact[] {
  return distinct([...answerNames(source), ...tagNames(source)]);
}

/**
 * The facts of the URL parameters, by the first value of a repeated name (decisions, E6). Kept apart because they are
 * never counted.
 */
export function parameterFacts(urlParams: readonly (readonly [string, string])[]): Fact[] {
  const first = new Map<string, string>();
  for (const [name, value] of urlParams) if (!first.has(name)) first.set(name, value);
  return distinct([...first].map(([name, value]) => ({ is: 'url parameter', name, value })));
}

function distinct(names: readonly FactName[]): Fact[] {
  return [...new Set(names.map(factOf))];
}

function answerNames({ turns, types }: Pick<FactSource, 'turns' | 'types'>): FactName[] {
  return turns.flatMap(({ kind, questionId, conceptId, answer }) => {
    if (kind !== 'question' || isSkip(answer)) return [];
    const at = { question: questionId, concept: conceptId };
    const type = types.get(questionId);
    const asked = type && kindOf(type);
    return [{ is: 'answered', ...at }, ...(asked?.accepts(answer) ? asked.facts(at, answer) : [])];
  });
}

function tagNames(source: FactSource): FactName[] {
  const shown = shownTags(source);
  const keys = new Set(shown.map(tagKey));
  const sources = tagSourcesOf(source);
  const tagFacts = givenTags(source).flatMap((tag, index) =>
    keys.has(tagKey(tag))
      ? (sources[index] ?? []).flatMap((row): FactName[] => {
          const turn = source.turns[row - source.rowsBefore];
          if (!turn) return [];
          const about = { is: 'told', question: turn.questionId, tag } as const;
          const anywhere = { ...about, concept: null };
          return turn.conceptId === null ? [anywhere] : [anywhere, { ...about, concept: turn.conceptId }];
        })
      : [],
  );
  return [...shown.map((tag): FactName => ({ is: 'tag', tag })), ...tagFacts];
}
