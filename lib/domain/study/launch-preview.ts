import type { InterviewMode } from '../guide/guide';
import type { GuideProblem } from '../guide/guide-problem';
import { type Role, roleMay } from '../roles';
import type { WalletUse } from '../wallet/wallet-use';
import type { RevisionChange } from './revision-changes';
import type { StudyStatus } from './study';
import type { StudyWarning } from './study-warnings';

/** The effect of the Launch button now: `none` when a live study has nothing to publish. */
export type LaunchAction = 'launch' | 'publish' | 'resume' | 'none' | 'closed';

/** Why a member may not launch: their role, or the study names others. */
export type LaunchRefusal = 'role' | 'launchers';

/** The information that a member needs before they launch, publish, pause or close. Credits in hundredths. */
export interface LaunchPreview {
  /** `test`: nothing is held or charged, whichever wallet is named (O3). */
  study: { id: string; linkId: string; title: string; status: StudyStatus; test: boolean };
  action: LaunchAction;
  /** Null when the reader may launch. */
  refusal: LaunchRefusal | null;
  /** Who may, besides owners and admins; null when the study names nobody. */
  launchers: { userId: string; name: string }[] | null;
  interviewMode: InterviewMode;
  pricePerResponse: number;
  responseTarget: number;
  /** The amount that the launch holds in all. */
  price: number;
  /** The amount that it sets aside now, and the amount that it gives back now; one of them is 0. */
  holds: number;
  givesBack: number;
  /** Null: nothing is billed. */
  billedTo: string | null;
  /** Whether the organisation has wallets at all. */
  isBilled: boolean;
  wallets: (WalletUse & { funds: boolean; missing: number })[];
  problems: GuideProblem[];
  /** Problems that do not prevent the launch. */
  warnings: StudyWarning[];
  changes: RevisionChange[];
  /** For each language that participants may choose and that lacks texts: their paths (N1). */
  missingTranslations: Record<string, string[]>;
  closing: { givesBack: number; interviewsUnderWay: number };
}

export function launchAction(status: StudyStatus, hasSomethingToPublish: boolean): LaunchAction {
  if (status === 'draft') return 'launch';
  if (status === 'paused') return 'resume';
  if (status === 'closed') return 'closed';
  return hasSomethingToPublish ? 'publish' : 'none';
}

/** Decisions, H1: the same rule as `mayLaunch`, and which part of it refuses. */
export function launchRefusal(
  member: { role: Role; userId: string },
  launchers: readonly string[] | null,
): LaunchRefusal | null {
  if (!roleMay(member.role, 'launch')) return 'role';
  if (launchers === null || roleMay(member.role, 'administer')) return null;
  return launchers.includes(member.userId) ? null : 'launchers';
}

/** What is set aside for a study since its launch, in hundredths. */
export interface LaunchHold {
  /** All of it, with what responses past the target took from the wallet. */
  amount: number;
  /** What no response has a share of. */
  remaining: number;
  /** How many responses have a share, each at the price of the revision that it began on. */
  taken: number;
  /** The study was closed, and the rest given back. */
  closed: boolean;
}

/**
 * Decisions, G2: a launch holds the price of all responses; a publish, the difference, and at least what those need that
 * are still to come: what was taken at a dearer price is not there for them. What responses took beyond the launch, since
 * the target was raised, counts. Only what no response has taken is given back. `price` of one response, in hundredths.
 */
export function holdChange(
  hold: LaunchHold | null,
  target: number,
  price: number,
): { holds: number; givesBack: number } {
  if (hold === null) return { holds: target * price, givesBack: 0 };
  const difference = target * price - hold.amount;
  if (hold.closed || difference === 0) return { holds: 0, givesBack: 0 };
  const needed = Math.max(0, target - hold.taken) * price - hold.remaining;
  const change = Math.max(difference, needed);
  return { holds: Math.max(0, change), givesBack: Math.max(0, -change) };
}
