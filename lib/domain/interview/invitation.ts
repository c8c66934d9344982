import type { InterviewMode } from '../guide/guide';

/** What a participant learns of a study: never its internal title. */
export interface StudyInvitation {
  externalTitle: string | null;
  mode: InterviewMode;
  language: string;
  availableLanguages: string[];
  welcome: { title: string | null; message: string | null };
  estimatedMinutes: number;
  /** What the server does with speech: without it, the browser does what it can. */
  speech: { transcribes: boolean; speaks: boolean };
}
