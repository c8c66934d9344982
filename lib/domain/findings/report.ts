/** A bar of a chart: how many people, of those who were asked. */
export interface Bar {
  label: string;
  count: number;
}

/** The figures of a block as they were when somebody took them. */
export interface Figures {
  /** RFC 3339. */
  takenAt: string;
  /** How many of the study's responses had been deleted by then. */
  deletedBefore: number;
  /** What is counted: the question's text, or what the themes are about. */
  title: string;
  /** One a concept or matrix row; else one, without a title unless people are counted for a part of their answer. `base`: how many people answered. */
  groups: { title: string | null; base: number; bars: Bar[] }[];
}

interface Text {
  id: string;
  type: 'text';
  /** Markdown; a first line with `## ` begins a section. */
  text: string;
}
interface QuestionChart {
  id: string;
  type: 'question';
  questionId: string;
  as: 'chart' | 'table';
  figures: Figures | null;
}
interface ThemeChart {
  id: string;
  type: 'theme';
  /** Ids of the study's themes, in the order of their bars; also of those that were deleted since. */
  themes: string[];
  as: 'chart' | 'table';
  figures: Figures | null;
}
/** Its film is that of the clip as it is. */
interface Clip {
  id: string;
  type: 'clip';
  clipId: string;
  /** Who speaks, in words that name nobody. */
  by: string;
}
/** Its passage is kept apart, where it moves with mended words. */
interface Quote {
  id: string;
  type: 'quote';
  /** Who said it, in words that name nobody. */
  by: string;
}
interface Table {
  id: string;
  type: 'table';
  columns: string[];
  rows: string[][];
}

/** A block of a report in the form in which it is stored (M3). */
export type StoredReportBlock = Text | QuestionChart | ThemeChart | Quote | Clip | Table;
