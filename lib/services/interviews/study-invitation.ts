import { Failure } from '@/lib/domain/failure';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
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
 * `conflict` (paused or closed), with a message that a participant can read.
 */
export async function findOpenStudy(
  db: Db,
  reference: StudyReference,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  const study = await findStudyByLink(db, reference);
  if (!study || study.liveRevisionId === null)
    throw new Failure('study_not_found', 'There is no study at this link.');
  if (study.status !== 'live') throw notOpen(study.status);
  return { study, revision: await findPublishedRevision(db, study.liveRevisionId) };
}

export function notOpen(status: StudyRow['status']): Failure {
  return new Failure(
    'conflict',
    status === 'closed'
      ? 'This study has ended. Thank you for your interest.'
      : 'This study is taking a pause. Please come back later.',
  );
}
