import type { Branding } from '../fieldwork/branding';
import type { StudyConsent } from '../fieldwork/consent';
import type { InterviewMode, TurnTaking } from '../guide/guide';

/** The data of a study that participants get: never its internal title. */
export interface StudyInvitation {
  externalTitle: string | null;
  mode: InterviewMode;
  language: string;
  availableLanguages: string[];
  /** Those in which no text is missing, the study's own among them (N1). */
  translatedLanguages: string[];
  welcome: { title: string | null; message: string | null };
  estimatedMinutes: number;
  /** The server's speech services: without them, the browser's are used. */
  speech: { transcribes: boolean; speaks: boolean };
  /** What the participant is asked to agree to; null: the page's own words. */
  consent: StudyConsent | null;
  branding: Branding | null;
  turnTaking: TurnTaking;
}
