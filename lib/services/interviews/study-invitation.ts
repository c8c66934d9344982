import { Failure } from '@/lib/domain/failure';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { hasReachedTarget } from '@/lib/domain/study/closes-at-target';
import { transcriber } from '@/lib/ports/transcriber';
import { voice } from '@/lib/ports/voice';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudyByLink, type StudyRow } from '@/lib/store/studies';

/** The languages that a participant may choose, the study's own first (B4). */
export function languagesOf(revision: RevisionRow): string[] {
  const { questionLanguage, availableLanguages } = revision.config;
  return [...new Set([questionLanguage, ...(availableLanguages ?? [])])];
}

export function invitationOf(revision: RevisionRow, language: string): StudyInvitation {
  return {
    externalTitle: revision.externalTitle,
    mode: revision.config.interviewMode,
    language,
    availableLanguages: languagesOf(revision),
    welcome: {
      title: revision.welcomeMessage?.title ?? null,
      message: revision.welcomeMessage?.message ?? null,
    },
    estimatedMinutes: minutesEstimate(revision.guide),
    speech: { transcribes: transcriber() !== null, speaks: voice() !== null },
  };
}

/**
 * The study behind a participant's link, taking interviews now. Refuses `study_not_found` (unknown, or a draft) and
 * `conflict` (paused, closed or past its target), with a message that a participant can read.
 */
export async function findOpenStudy(
  db: Db,
  reference: StudyReference,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  return openStudy(db, await findLinkedStudy(db, reference));
}

/** The study behind a participant's link, open or not. Refuses `study_not_found`. */
export async function findLinkedStudy(db: Db, reference: StudyReference): Promise<StudyRow> {
  const study = await findStudyByLink(db, reference);
  if (!study || study.liveRevisionId === null)
    throw new Failure('study_not_found', 'There is no study at this link.');
  return study;
}

/** A study that takes interviews now, with what participants are asked. Refuses `conflict`. */
export async function openStudy(
  db: Db,
  study: StudyRow,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  if (study.liveRevisionId === null) throw new Failure('study_not_found', 'There is no study at this link.');
  if (study.status !== 'live') throw notOpen(study.status);
  if (hasReachedTarget(study)) throw notOpen('full');
  return { study, revision: await findPublishedRevision(db, study.liveRevisionId) };
}

const NOT_OPEN = {
  paused: 'This study is taking a pause. Please come back later.',
  closed: 'This study has ended. Thank you for your interest.',
  full: 'This study has heard enough people. Thank you for your interest.',
} as const;

/** `full`: it has all the responses that it asked for, or those under way will give them. */
export function notOpen(status: StudyRow['status'] | 'full'): Failure {
  return new Failure('conflict', NOT_OPEN[status === 'closed' || status === 'full' ? status : 'paused']);
}
