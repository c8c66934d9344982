import { hasReachedTarget } from '../study/closes-at-target';
import type { StudyStatus } from '../study/study';

/** Whether somebody can start now, and if not, why. `full`: it has heard enough people. */
export type Openness = 'live' | 'not_open_yet' | 'paused' | 'closed' | 'full';

/** When a study takes interviews (decisions, N4). */
export interface Schedule {
  opensAt: Date | null;
  closesAt: Date | null;
  /** After so many complete responses with an answer that has content. */
  closeAfter: number | null;
}

interface Opened extends Schedule {
  status: StudyStatus;
  /** Its organisation is to be deleted (O4): nobody starts meanwhile, whatever its status. */
  withheld: boolean;
  closeAtTarget: boolean | null;
  walletId: string | null;
  responseTarget: number;
  heardCount: number;
}

/** Judged whenever somebody comes, so that a schedule holds without a worker too. */
export function opennessOf(study: Opened, now: Date): Openness {
  if (study.status === 'closed' || study.status === 'draft') return 'closed';
  if (study.closesAt !== null && study.closesAt <= now) return 'closed';
  if (study.status === 'paused' || study.withheld) return 'paused';
  if (study.opensAt !== null && study.opensAt > now) return 'not_open_yet';
  return hasHeardEnough(study) || hasReachedTarget(study) ? 'full' : 'live';
}

/** Whether its schedule ends the study now; it is then closed for good. */
export function isDueToClose(study: Opened, now: Date): boolean {
  return (study.status === 'live' || study.status === 'paused') && isOver(study, now);
}

/** Whether by its schedule nobody may start any more, whatever its status says until it is closed. */
export function isOver(study: Pick<Opened, 'closesAt' | 'closeAfter' | 'heardCount'>, now: Date): boolean {
  return (study.closesAt !== null && study.closesAt <= now) || hasHeardEnough(study);
}

function hasHeardEnough({ closeAfter, heardCount }: Pick<Opened, 'closeAfter' | 'heardCount'>): boolean {
  return closeAfter !== null && heardCount >= closeAfter;
}
