import type { InterviewMode } from '../guide/guide';

/** What a participant learns of a study: never its internal title. */
export interface StudyInvitation {
  externalTitle: string | null;
  mode: InterviewMode;
  language: string;
  availableLanguages: string[];
  welcome: { title: string | null; message: string | null };
  estimatedMinutes: number;
}
