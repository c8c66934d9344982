import type { InterviewMode } from '../guide/guide';

/** The data of a study that participants get: never its internal title. */
export interface StudyInvitation {
  externalTitle: string | null;
  mode: InterviewMode;
  language: string;
  availableLanguages: string[];
  welcome: { title: string | null; message: string | null };
  estimatedMinutes: number;
  /** The server's speech services: without them, the browser's are used. */
  speech: { transcribes: boolean; speaks: boolean };
}
