import type { Branding } from '../fieldwork/branding';
import type { StudyConsent } from '../fieldwork/consent';
import type { Quota } from '../fieldwork/quota';
import type { Redirects } from '../fieldwork/redirect';
import type { StateTexts } from '../fieldwork/state-texts';
import type { Guide, InterviewConfig } from '../guide/guide';
import type { GuideProblem } from '../guide/guide-problem';
import type { InvitationTexts } from '../invitations/invitation-text';
import type { Retention } from '../retention/retention';
import type { Entry } from './entry';
import type { StudyStatus } from './study';

/**
 * A whole study for its editors: the settings that take effect at once, and the editable revision (decisions, F1 and
 * F5).
 */
export interface StudyDetail {
  id: string;
  linkId: string;
  status: StudyStatus;
  title: string;
  folderPath: string[] | null;
  responseTarget: number;
  /** Whether no interview starts past the target (decisions, G6). */
  closeAtTarget: boolean;
  entry: Entry;
  /** Whom participants in need can turn to; null: what the organisation says (decisions, K5). */
  supportMessage: string | null;
  /** Who asks, and whom participants can write to, as they are told (decisions, K6). */
  organisation: string | null;
  contact: string | null;
  /** Fieldwork (decisions, N2 to N5). */
  quotas: Quota[];
  redirects: Redirects | null;
  opensAt: Date | null;
  closesAt: Date | null;
  closeAfter: number | null;
  stateTexts: StateTexts | null;
  consent: StudyConsent | null;
  /** For how long parts of its responses are kept (decisions, O2). */
  retention: Retention;
  branding: Branding | null;
  /** Origins whose pages may show its interviews in a frame (decisions, N7). */
  embedOrigins: string[];
  invitationTexts: InvitationTexts | null;
  launchers: string[] | null;
  walletId: string | null;
  /** Made with a test key (decisions, O3). */
  test: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Whether the editable revision differs from the published one. */
  hasPendingEdits: boolean;
  externalTitle: string | null;
  background: string | null;
  studyGoal: string | null;
  config: Required<InterviewConfig>;
  /** Whether the server transcribes spoken answers. */
  transcribes: boolean;
  welcomeMessage: { title?: string; message?: string } | null;
  closingMessage: string | null;
  studyGuide: Guide;
  /** The problems that prevent publishing, in guide order. */
  problems: GuideProblem[];
  /** The version of the study as an entity tag; every change gives another. */
  version: number;
}
