import type { TargetPlatform } from '@/lib/domain/guide/guide';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { hasReachedTarget } from '@/lib/domain/study/closes-at-target';
import type { Entry } from '@/lib/domain/study/entry';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findStudyByLink } from '@/lib/store/studies';
import { invitationOf } from './study-invitation';

/** What a participant's page shows before any script runs. */
export interface Entrance {
  studyId: string;
  /** The study's slug now; another one than asked for when that is an old one (decisions, A10). */
  linkId: string;
  /** `full`: past its target (decisions, G6). */
  status: 'live' | 'full' | 'paused' | 'closed';
  /** Who may start, and how often (decisions, G6). */
  entry: Entry['mode'];
  /** Devices that the study is for; empty: any (decisions, B4). */
  targetPlatforms: TargetPlatform[];
  study: StudyInvitation;
}

/**
 * The study behind a participant's link, also when it takes no new interviews: those under way go on there (F7).
 * Undefined for an unknown link and for a draft.
 */
export async function findEntrance(db: Db, reference: StudyReference): Promise<Entrance | undefined> {
  const study = await findStudyByLink(db, reference);
  if (!study || study.liveRevisionId === null || study.status === 'draft') return undefined;
  const revision = await findPublishedRevision(db, study.liveRevisionId);
  const { questionLanguage, targetPlatforms } = revision.config;
  return {
    studyId: study.id,
    linkId: study.linkId,
    status: study.status === 'live' && hasReachedTarget(study) ? 'full' : study.status,
    entry: study.entry.mode,
    targetPlatforms,
    study: invitationOf(revision, questionLanguage),
  };
}
