import type { AskedQuestion } from '../guide/questions-of-all';
import { type Fact, type FactName, factOf, type Place } from '../response/fact';
import type { AnswerCriterion } from '../response/response-filter';
import { type Interval, wilsonInterval } from '../response/wilson-interval';

/** How many responses have each fact. */
export type Counts = Pick<ReadonlyMap<Fact, number>, 'get'>;

/** The same of the filtered ones, of the whole study, and of the filtered ones in each column side by side. */
export interface FactCounts {
  found: Counts;
  whole: Counts;
  columns: readonly Counts[];
}

/** A share of one column. */
export interface ColumnShare {
  count: number;
  /** How many people it is a share of. */
  of: number;
  interval: Interval | null;
}

/** How many responses have it, of the filtered ones and of the whole study, and the filter that finds them. */
export interface Counted {
  count: number;
  wholeCount: number;
  filter: AnswerCriterion;
  /** Of `count` as a share of those who answered. */
  interval: Interval | null;
  /** One for each column, when results are laid side by side. */
  segments: ColumnShare[];
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
  /** How many of each column answered it. */
  segments: ColumnShare[];
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
    return this.shares((counts) => counts.get(fact) ?? 0, filter);
  }

  /** The same for what is counted by more than one fact. */
  shares(countIn: (counts: Counts) => number, filter: AnswerCriterion): Counted {
    const { found, whole, columns } = this.counts;
    const answered = factOf({ is: 'answered', ...this.at });
    const of = (counts: Counts) => counts.get(answered) ?? 0;
    const count = countIn(found);
    return {
      count,
      wholeCount: countIn(whole),
      filter,
      interval: wilsonInterval(count, of(found)),
      segments: columns.map((column) => columnShare(countIn(column), of(column))),
    };
  }
}

/** More may have it than answered: a tag may rest on a follow-up to a question that was skipped. */
export function columnShare(count: number, of: number): ColumnShare {
  return { count, of, interval: wilsonInterval(count, of) };
}
