/**
 * The study guide language (decisions, B1), as plain values. `Guide` is what a client writes; the store keeps
 * `IdentifiedGuide`, the same document with an `id` on every block, item, option, row and concept.
 * Dropping the ids gives back exactly what was written: absent fields stay absent and nulls stay null.
 */

export const INTERVIEW_MODES = [
  'text',
  'audio',
  'audio_text',
  'audio_screen',
  'video',
  'video_screen',
] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

/** How a spoken turn ends: by a press alone, or also by a silence (K9). */
export const TURN_TAKING = ['button', 'patient'] as const;
export type TurnTaking = (typeof TURN_TAKING)[number];

/** How the interviewer sounds and what it asks for; no style lifts a rule of the checker (K3). */
export const INTERVIEWER_STYLES = ['balanced', 'warm', 'brisk', 'non_directive'] as const;
export type InterviewerStyle = (typeof INTERVIEWER_STYLES)[number];

export const TARGET_PLATFORMS = ['ios', 'android', 'desktop'] as const;
export type TargetPlatform = (typeof TARGET_PLATFORMS)[number];

export const QUESTION_TYPES = [
  'open_ended',
  'file_upload',
  'multiple_choice',
  'ranking',
  'statement',
  'matrix',
  'max_diff',
] as const satisfies readonly QuestionType[];

export type FollowUpDepth = 'none' | 'light' | 'medium' | 'heavy';
export type OptionStatus = 'approve' | 'reject' | 'neutral';

export interface Media {
  name: string;
  url: string;
  type: 'image' | 'video';
  widthPercentage?: number;
}
/** Media of an item; `forceWatching` prevents continuing before the media was played to its end. */
export interface ItemMedia extends Media {
  forceWatching?: boolean;
}
export interface Embed {
  url: string;
}
export interface ItemEmbed extends Embed {
  proxyUrl?: string;
}

export interface SelectionCriterion {
  type: 'selectedTemplateOptions';
  questionId: string;
  matchingCriteria: 'mustSelect' | 'mustNotSelect';
  choices: string[];
  matrixRow?: string | null;
}
export interface SearchParamCriterion {
  type: 'searchParam';
  parameter: string;
  value: string;
}
export type Criterion = SelectionCriterion | SearchParamCriterion;
export interface Conditional {
  operator: 'and' | 'or';
  criteria: Criterion[];
}

export interface Option {
  externalId?: string;
  text: string;
  status?: OptionStatus | null;
  exclusiveOption?: boolean;
}
export interface Row {
  text: string;
}

/** What items of every type have. */
export interface ItemBase {
  text: string;
  externalId?: string;
  conditional?: Conditional | null;
  media?: ItemMedia[] | null;
  embed?: ItemEmbed | null;
}
export interface OpenEndedItem extends ItemBase {
  type: 'open_ended';
  followUp?: FollowUpDepth | null;
  addInstructions?: string | null;
  preferredInput?: 'text' | 'voice' | 'screenRecording' | 'none' | null;
  screenObservationEnabled?: boolean | null;
}
export interface MultipleChoiceItem extends ItemBase {
  type: 'multiple_choice';
  options?: Option[];
  multiSelect?: boolean | null;
  allowCustomOption?: boolean | null;
  minSelect?: number | null;
  maxSelect?: number | null;
  randomizeOptionOrder?: boolean | null;
  pinnedFinalOption?: boolean | null;
  carryForwardFrom?: string | null;
}
export interface RankingItem extends ItemBase {
  type: 'ranking';
  options?: Option[];
  randomizeOptionOrder?: boolean | null;
  carryForwardFrom?: string | null;
}
export interface MatrixItem extends ItemBase {
  type: 'matrix';
  /** The columns. */
  options: Option[];
  rows: Row[];
  multiSelect?: boolean | null;
}
export interface MaxDiffItem extends ItemBase {
  type: 'max_diff';
  options: Option[];
  metric?: string | null;
  itemsPerScreen?: number | null;
}
export interface StatementItem extends ItemBase {
  type: 'statement';
  continueButtonText?: string;
}
export interface FileUploadItem extends ItemBase {
  type: 'file_upload';
  acceptedTypes?: string[] | null;
  maxFiles?: number | null;
  maxFileSizeMb?: number | null;
}
/** The item of each question type. To add a type, begin here: the compiler then names all other places that need it. */
export interface Items {
  open_ended: OpenEndedItem;
  file_upload: FileUploadItem;
  multiple_choice: MultipleChoiceItem;
  ranking: RankingItem;
  statement: StatementItem;
  matrix: MatrixItem;
  max_diff: MaxDiffItem;
}
export type QuestionType = keyof Items;
export type Item = Items[QuestionType];

export interface Concept {
  externalId?: string;
  nickname: string;
  content: {
    title: string;
    description?: string | null;
    media?: Media[];
    embed?: Embed | null;
  };
  conditional?: Conditional | null;
}
export interface ConceptSamplingConfig {
  concepts: Concept[];
  /** How many concepts each participant sees; null or absent: all. */
  subsampleCount?: number | null;
}
export interface Block {
  externalId?: string;
  type: 'flat' | 'concept' | 'screening';
  title: string;
  conceptSamplingConfig?: ConceptSamplingConfig | null;
  items: Item[];
}
export type Guide = Block[];

type WithId<T> = T & { id: string };
/** An item with ids on itself, its options and its rows. Distributes over the item types. */
export type IdentifiedItem = Item extends infer I
  ? I extends Item
    ? Omit<I, 'options' | 'rows'> &
        (I extends { options: Option[] }
          ? { options: WithId<Option>[] }
          : I extends { options?: Option[] }
            ? { options?: WithId<Option>[] }
            : unknown) &
        (I extends { rows: Row[] } ? { rows: WithId<Row>[] } : unknown) & { id: string }
    : never
  : never;
export type IdentifiedOption = WithId<Option>;
export type IdentifiedRow = WithId<Row>;
export type IdentifiedConcept = WithId<Concept>;
export interface IdentifiedBlock extends Omit<Block, 'items' | 'conceptSamplingConfig'> {
  id: string;
  conceptSamplingConfig?:
    | (Omit<ConceptSamplingConfig, 'concepts'> & { concepts: IdentifiedConcept[] })
    | null;
  items: IdentifiedItem[];
}
export type IdentifiedGuide = IdentifiedBlock[];

/** How the interview is held (decisions, B1 `config`), with the defaults filled in. */
export interface InterviewConfig {
  interviewMode: InterviewMode;
  questionLanguage: string;
  availableLanguages: string[] | null;
  targetPlatforms: TargetPlatform[];
  /** Absent in studies that are older than the choice: `button`. */
  turnTaking?: TurnTaking;
  /** Absent in studies that are older than the choice: `balanced`. */
  style?: InterviewerStyle;
  /** Whether participants may change earlier answers of a block that they are still in. Absent: false. */
  allowRevision?: boolean;
}

export function turnTakingOf({ turnTaking = 'button' }: Pick<InterviewConfig, 'turnTaking'>): TurnTaking {
  return turnTaking;
}

export function styleOf({ style = 'balanced' }: Pick<InterviewConfig, 'style'>): InterviewerStyle {
  return style;
}
