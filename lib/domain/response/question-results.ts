import type { QuestionType } from '../guide/guide';
import type { AskedQuestion } from '../guide/questions-of-all';
import { CUSTOM_OPTION, type Fact, type FactName, factOf } from './fact';
import type { AnswerCriterion } from './response-filter';

/** How many responses have each fact: of those wanted, and of the whole study. */
export interface FactCounts {
  found: ReadonlyMap<Fact, number>;
  whole: ReadonlyMap<Fact, number>;
}

/** How many have something, of those wanted and of the whole study, and the filter that finds them. */
export interface Counted {
  count: number;
  wholeCount: number;
  filter: AnswerCriterion;
}
export interface CountedOption extends Counted {
  optionId: string;
  text: string;
  /** What participants typed beside the options. */
  isCustom: boolean;
}
/** Where an option stands on average, and between which places the middle half put it; null when nobody placed it. */
export interface Places {
  mean: number;
  from: number;
  to: number;
}
export interface RankedOption extends Counted {
  optionId: string;
  text: string;
  /** `count` is of those who put it first; this of those who placed it at all. */
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
  /** How often it was chosen so; `count` is of those who chose it as best at least once. */
  best: number;
  worst: number;
  /** Best minus worst as a share of the times it was shown, -1 to 1; null without answers. */
  score: number | null;
  wholeScore: number | null;
}
export interface CountedTag extends Counted {
  tag: string;
}

/** What was answered to a question, for one of its concepts. */
export interface ResultPart {
  conceptId: string | null;
  conceptTitle: string | null;
  /** How many answered it. */
  count: number;
  wholeCount: number;
  filter: AnswerCriterion;
  /** Which of these are there follows from the question's type. */
  options: CountedOption[];
  ranking: RankedOption[];
  columns: { columnId: string; text: string }[];
  rows: ResultRow[];
  scores: ScoredOption[];
  tags: CountedTag[];
}

export interface QuestionResult {
  questionId: string;
  questionNumber: number;
  text: string;
  type: QuestionType;
  isScreener: boolean;
  isCurrent: boolean;
  isMultiSelect: boolean;
  metric: string;
  parts: ResultPart[];
}

/** What was answered to each question. `tags` are the shown tags that may rest on answers to open questions. */
export function questionResults(
  questions: readonly AskedQuestion[],
  counts: FactCounts,
  tags: readonly string[],
): QuestionResult[] {
  return questions.map((question) => ({
    questionId: question.id,
    questionNumber: question.number,
    text: question.text,
    type: question.type,
    isScreener: question.isScreener,
    isCurrent: question.isCurrent,
    isMultiSelect: question.isMultiSelect,
    metric: question.metric,
    parts: (question.concepts.length > 0 ? question.concepts : [null]).map((concept) =>
      new Part(question, concept, counts).result(tags),
    ),
  }));
}

/** Tags shown with a question. */
const MOST_TAGS = 12;

class Part {
  private readonly at: { question: string; concept: string | null };
  private readonly base: { questionId: string; conceptId?: string };

  constructor(
    private readonly question: AskedQuestion,
    private readonly concept: { id: string; title: string } | null,
    private readonly counts: FactCounts,
  ) {
    this.at = { question: question.id, concept: concept?.id ?? null };
    this.base = concept ? { questionId: question.id, conceptId: concept.id } : { questionId: question.id };
  }

  result(tags: readonly string[]): ResultPart {
    const { type } = this.question;
    return {
      conceptId: this.concept?.id ?? null,
      conceptTitle: this.concept?.title ?? null,
      ...this.counted({ is: 'answered', ...this.at }, { ...this.base, answered: true }),
      options: type === 'multiple_choice' ? this.options() : [],
      ranking: type === 'ranking' ? this.question.options.map((option) => this.ranked(option)) : [],
      columns: type === 'matrix' ? this.question.options.map(({ id, text }) => ({ columnId: id, text })) : [],
      rows: type === 'matrix' ? this.rows() : [],
      scores: type === 'max_diff' ? this.question.options.map((option) => this.scored(option)) : [],
      tags: type === 'open_ended' ? this.tags(tags) : [],
    };
  }

  private counted(name: FactName, filter: AnswerCriterion): Counted {
    const fact = factOf(name);
    return { count: this.counts.found.get(fact) ?? 0, wholeCount: this.counts.whole.get(fact) ?? 0, filter };
  }

  private options(): CountedOption[] {
    const own = this.question.allowsCustom ? [{ id: CUSTOM_OPTION, text: '' }] : [];
    return [...this.question.options, ...own].map(({ id, text }) => ({
      optionId: id,
      text,
      isCustom: id === CUSTOM_OPTION,
      ...this.counted({ is: 'chose', ...this.at, option: id }, { ...this.base, optionIds: [id] }),
    }));
  }

  private ranked({ id, text }: { id: string; text: string }): RankedOption {
    const places = (counts: ReadonlyMap<Fact, number>) =>
      this.question.options.map((_, index) => {
        return counts.get(factOf({ is: 'placed', ...this.at, option: id, place: index + 1 })) ?? 0;
      });
    const found = places(this.counts.found);
    return {
      optionId: id,
      text,
      placedCount: found.reduce((sum, count) => sum + count, 0),
      places: placesOf(found),
      wholePlaces: placesOf(places(this.counts.whole)),
      ...this.counted(
        { is: 'placed', ...this.at, option: id, place: 1 },
        { ...this.base, optionId: id, place: 1 },
      ),
    };
  }

  private rows(): ResultRow[] {
    return this.question.rows.map((row) => ({
      rowId: row.id,
      text: row.text,
      cells: this.question.options.map((column) => ({
        columnId: column.id,
        ...this.counted(
          { is: 'cell', ...this.at, row: row.id, column: column.id },
          { ...this.base, rowId: row.id, columnId: column.id },
        ),
      })),
    }));
  }

  private scored({ id, text }: { id: string; text: string }): ScoredOption {
    const { options, itemsPerScreen } = this.question;
    // D10: with so many screens each option is shown so often, as good as.
    const screens = itemsPerScreen > 0 ? Math.ceil((3 * options.length) / itemsPerScreen) : 0;
    const shown = options.length > 0 ? (screens * itemsPerScreen) / options.length : 0;
    const times = (is: 'best' | 'worst', counts: ReadonlyMap<Fact, number>) =>
      Array.from({ length: screens }, (_, index) => {
        const fact = factOf({ is, ...this.at, option: id, times: index + 1 });
        return { times: index + 1, count: counts.get(fact) ?? 0 };
      });
    const total = (list: { times: number; count: number }[]) =>
      list.reduce((sum, one) => sum + one.times * one.count, 0);
    const answered = factOf({ is: 'answered', ...this.at });
    const score = (counts: ReadonlyMap<Fact, number>) => {
      const showings = shown * (counts.get(answered) ?? 0);
      if (showings === 0) return null;
      return Math.max(
        -1,
        Math.min(1, (total(times('best', counts)) - total(times('worst', counts))) / showings),
      );
    };
    const { found, whole } = this.counts;
    const chosen = (counts: ReadonlyMap<Fact, number>) =>
      times('best', counts).reduce((sum, { count }) => sum + count, 0);
    return {
      optionId: id,
      text,
      best: total(times('best', found)),
      worst: total(times('worst', found)),
      score: score(found),
      wholeScore: score(whole),
      count: chosen(found),
      wholeCount: chosen(whole),
      filter: { ...this.base, bestOptionId: id },
    };
  }

  private tags(tags: readonly string[]): CountedTag[] {
    return tags
      .map((tag) => ({
        tag,
        ...this.counted({ is: 'told', ...this.at, tag }, { ...this.base, tag }),
      }))
      .filter(({ count, wholeCount }) => count > 0 || wholeCount > 1)
      .sort((a, b) => b.count - a.count || b.wholeCount - a.wholeCount)
      .slice(0, MOST_TAGS);
  }
}

/** From how many put it at each place, the first place first. */
export function placesOf(counts: readonly number[]): Places | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0);
  return { mean: sum / total, from: placeAt(counts, total * 0.25), to: placeAt(counts, total * 0.75) };
}

/** The place of whoever stands at this point of the line of all. */
function placeAt(counts: readonly number[], point: number): number {
  let passed = 0;
  for (const [index, count] of counts.entries()) {
    passed += count;
    if (count > 0 && passed >= point) return index + 1;
  }
  return counts.length;
}
