import type { AskedQuestion } from '../guide/questions-of-all';
import { type Fact, type FactName, factOf, type Place } from '../response/fact';
import type { AnswerCriterion } from '../response/response-filter';

/** How many responses have each fact: of the filtered ones, and of the whole study. */
export interface FactCounts {
  found: ReadonlyMap<Fact, number>;
  whole: ReadonlyMap<Fact, number>;
}

/** How many responses have it, of the filtered ones and of the whole study, and the filter that finds them. */
export interface Counted {
  count: number;
  wholeCount: number;
  filter: AnswerCriterion;
}
export interface CountedOption extends Counted {
  optionId: string;
  text: string;
  /** The options that participants typed. */
  isCustom: boolean;
}
/** An option's average place, and the range of places of the middle half; null when nobody placed it. */
export interface Places {
  mean: number;
  from: number;
  to: number;
}
export interface RankedOption extends Counted {
  optionId: string;
  text: string;
  /** `count` are those who put it first; this counts all who placed it. */
  placedCount: number;
  places: Places | null;
  wholePlaces: Places | null;
}
export interface ResultRow {
  rowId: string;
  text: string;
  cells: (Counted & { columnId: string })[];
}
export interface ScoredOption extends Counted {
  optionId: string;
  text: string;
  /** How often it was chosen so; `count` are those who chose it as best at least once. */
  best: number;
  worst: number;
  /** Best minus worst as a share of the times it was shown, -1 to 1; null without answers. */
  score: number | null;
  wholeScore: number | null;
}
export interface CountedTag extends Counted {
  tag: string;
}

/** The answers to a question, for one of its concepts. */
export interface ResultPart {
  conceptId: string | null;
  conceptTitle: string | null;
  /** How many participants answered it. */
  count: number;
  wholeCount: number;
  filter: AnswerCriterion;
  /** Which of these are present depends on the question's type. */
  options: CountedOption[];
  ranking: RankedOption[];
  columns: { columnId: string; text: string }[];
  rows: ResultRow[];
  scores: ScoredOption[];
  tags: CountedTag[];
}

/** The part of a question's results that depends on its type, for one of its concepts. */
export type TypeResults = Partial<
  Pick<ResultPart, 'options' | 'ranking' | 'columns' | 'rows' | 'scores' | 'tags'>
>;

/** Counts the facts of one question, for one of its concepts. */
export class ResultCounter {
  readonly at: Place;
  /** The first part of every filter of this question. */
  readonly base: { questionId: string; conceptId?: string };

  constructor(
    readonly question: AskedQuestion,
    readonly concept: { id: string; title: string } | null,
    readonly counts: FactCounts,
    /** The shown tags that may be based on answers to open questions. */
    readonly tags: readonly string[],
  ) {
    this.at = { question: question.id, concept: concept?.id ?? null };
    this.base = concept ? { questionId: question.id, conceptId: concept.id } : { questionId: question.id };
  }

  counted(name: FactName, filter: AnswerCriterion): Counted {
    const fact = factOf(name);
    return { count: this.counts.found.get(fact) ?? 0, wholeCount: this.counts.whole.get(fact) ?? 0, filter };
  }
}
