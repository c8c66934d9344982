import type { Guide, InterviewConfig } from '../guide/guide';
import type { GuideProblem } from '../guide/guide-problem';
import type { Entry } from './entry';
import type { StudyStatus } from './study';

/** A whole study as its editors see it: what acts at once, and the editable revision (decisions, F1 and F5). */
export interface StudyDetail {
  id: string;
  linkId: string;
  status: StudyStatus;
  title: string;
  folderPath: string[] | null;
  responseTarget: number;
  /** Whether nobody starts past the target (decisions, G6). */
  closeAtTarget: boolean;
  entry: Entry;
  launchers: string[] | null;
  walletId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Whether the editable revision differs from what participants see. */
  hasPendingEdits: boolean;
  externalTitle: string | null;
  background: string | null;
  studyGoal: string | null;
  config: InterviewConfig;
  /** Whether spoken answers are turned into words here. */
  transcribes: boolean;
  welcomeMessage: { title?: string; message?: string } | null;
  closingMessage: string | null;
  studyGuide: Guide;
  /** What keeps it from being published, in guide order. */
  problems: GuideProblem[];
  /** Names this state of the study; every change gives another. */
  version: number;
}
