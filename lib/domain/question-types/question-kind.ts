import type { Issue } from '../failure';
import type { IdentifiedItem, Items, OptionStatus, QuestionType } from '../guide/guide';
import type { Question } from '../guide/question';
import type { AskedQuestion } from '../guide/questions-of-all';
import type { Answer, Answers, QuestionStep } from '../interview/interview';
import type { FactName, Place } from '../response/fact';
import type { StoredTurn } from '../response/stored-turn';
import type { ResultCounter, TypeResults } from './results';

export type ItemOf<T extends QuestionType> = Extract<IdentifiedItem, { type: T }>;
/** A question of this type, as it is asked of one participant. */
export type StepOf<T extends QuestionType> = QuestionStep & { item: ItemOf<T> };

export interface GivenFile {
  id: string;
  name: string;
  sizeBytes: number | null;
}

/** A participant's answer to a question of each type, in the texts of the guide. Statements have none. */
export interface GivenTo {
  open_ended: { type: 'open_ended'; texts: string[] };
  file_upload: { type: 'file_upload'; files: GivenFile[] };
  multiple_choice: {
    type: 'multiple_choice';
    selected: { text: string; status: OptionStatus | null }[];
    custom: string | null;
  };
  ranking: { type: 'ranking'; ranked: string[] };
  statement: never;
  matrix: { type: 'matrix'; columns: string[]; rows: { text: string; chosen: string[] }[] };
  max_diff: {
    type: 'max_diff';
    metric: string;
    screens: { options: string[]; best: string; worst: string }[];
  };
}
/** Further input besides the answer: all words of its turns, follow-ups included, and uploaded files. */
export interface GivenBeside {
  texts: string[];
  files: ReadonlyMap<string, GivenFile>;
}

/** One column of a table of responses. `part` is the part of the question that it shows, "" for the whole question. */
export interface AnswerColumn {
  part: string;
  /** What a cell holds, for the codebook. */
  holds: string;
  /** The texts that a cell is made of, where they are known. */
  values?: readonly string[];
  /** Computed from the turns of one response to this question, the question's own first. Null: an empty cell. */
  cell(turns: readonly StoredTurn[]): string | number | null;
}

/** A variable of a statistics program: a number, with the meaning of each where it stands for something, or a text. */
export interface AnswerVariable {
  /** What is after the question's name in the variable's: "" for the whole question, `2` for its second option. */
  suffix: string;
  /** The part of the question that it is about, "" for the whole question. */
  part: string;
  kind: 'number' | 'text';
  /** What its numbers stand for, where they are not amounts. */
  values?: readonly { value: number; text: string }[];
  /** Computed like a column's cell. Null: not answered. */
  read(turns: readonly StoredTurn[]): number | string | null;
}

/** The fields that a v1 Question of this type has in addition to the common ones. */
export type QuestionFields<T extends QuestionType> = Omit<
  Extract<Question, { type: T }>,
  'id' | 'text' | 'isScreener' | 'questionNumber' | 'concepts' | 'type'
>;

/**
 * Everything that the rules need to know about a question type: one module per type, all of them in `QUESTION_KINDS`.
 */
export interface QuestionKind<T extends QuestionType> {
  /** Whether an answer that is not a skip is one of this type. */
  accepts(answer: Answer): answer is Answers[T];
  /** Why an answer does not fit its step (interview protocol, Answer; decisions, D3 and D4). */
  problems(step: StepOf<T>, answer: Answers[T]): Iterable<Issue>;
  /**
   * The answer in words (decisions, D9), in the language of the step's texts. `fileNames` are the names of uploaded
   * files by recording id.
   */
  text(step: StepOf<T>, answer: Answers[T], fileNames: ReadonlyMap<string, string>): string;
  /** The answer with its sets in a fixed order, so that two equal answers are equal as JSON. */
  normalised(answer: Answers[T]): unknown;
  /** The facts that can be counted and filtered by, besides whether the question was answered. */
  facts(at: Place, answer: Answers[T]): FactName[];
  /** The results of its answers, besides their number. */
  results(counter: ResultCounter): TypeResults;
  /** The columns of a table of responses; none for a type without answers. */
  columns(question: AskedQuestion): AnswerColumn[];
  /** The same for a statistics program; none for a type without answers. */
  variables(question: AskedQuestion): AnswerVariable[];
  /** The answer for readers; null for a type without answers. */
  given(step: StepOf<T>, answer: Answers[T], beside: GivenBeside): GivenTo[T] | null;
  /** The answer as one text that can stand alone, a line for each part. */
  givenText(given: GivenTo[T]): string;
  /** The type's own fields of a v1 Question (specification, Question). `options` are the texts on offer. */
  question(item: ItemOf<T>, options: string[]): QuestionFields<T>;
  /** About how long a participant takes for it, in seconds; `options` is how many are on offer. */
  seconds(item: Items[T], options: number): number;
  /** How many options an item of this type needs of its own (decisions, B2). */
  leastOptions(item: Items[T]): number;
}
