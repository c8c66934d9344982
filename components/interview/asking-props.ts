import type { InterviewSession } from '@/lib/client/interview/interview-session';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import type { OwnWords } from './own-words';

/** The data for a question, typed or spoken. */
export interface AskingProps {
  session: InterviewSession;
  state: SessionState & { step: AskedStep };
  own: OwnWords;
  /** A code of the guide language (decisions, B3). */
  language: string;
  shortcuts: boolean;
  /** Whether a question was shown before this one. */
  focus: boolean;
  /** The pause dialog is open: nothing is recorded meanwhile. */
  away: boolean;
  onForget: () => void;
}
