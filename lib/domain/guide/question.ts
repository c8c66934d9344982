import type { QuestionType } from './guide';

/** A concept as readers and participants see it (specification, Concept). */
export interface QuestionConcept {
  id: string;
  title: string;
  description: string;
  media: { type: 'image' | 'video'; name: string; url: string }[];
  embedUrl: string | null;
}

interface QuestionBase {
  id: string;
  text: string;
  isScreener: boolean;
  questionNumber: number;
  concepts: QuestionConcept[];
}

/** A participant-facing question (specification, Question), derived from an item of a guide. */
export type Question = QuestionBase &
  (
    | { type: Extract<QuestionType, 'open_ended' | 'file_upload' | 'statement'> }
    | { type: 'multiple_choice'; isMultiSelect: boolean; options: string[] }
    | { type: 'ranking'; options: string[] }
    | { type: 'matrix'; isMultiSelect: boolean; rows: string[]; columns: string[] }
    | { type: 'max_diff'; options: string[]; metric: string; itemsPerScreen: number }
  );
