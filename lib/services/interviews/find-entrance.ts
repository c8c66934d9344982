import { type Openness, opennessOf } from '@/lib/domain/fieldwork/openness';
import { visitorText } from '@/lib/domain/fieldwork/state-texts';
import type { TargetPlatform } from '@/lib/domain/guide/guide';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import type { Entry } from '@/lib/domain/study/entry';
import { isTestEntry } from '@/lib/ports/test-link-token';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findStudyByLink } from '@/lib/store/studies';
import { setOpened } from '@/lib/store/study-invitations';
import { findTestStudy } from '@/lib/store/test-studies';
import { invitationIn } from '../study-invitations/personal-link';
import { invitationOf } from './study-invitation';

/** What a participant's page shows before any script runs. */
export interface Entrance {
  studyId: string;
  /** The study's slug now; another one than asked for when that is an old one (decisions, A10). */
  linkId: string;
  /** Whether a member tries the study (decisions, N6). */
  isTest: boolean;
  /** Whether one can start now, and if not, why (decisions, G6 and N4). */
  status: Openness;
  /** The study's own words for that. */
  statusText: string | null;
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
export async function findEntrance(
  db: Db,
  reference: StudyReference,
  { now, urlParams }: { now: Date; urlParams: readonly [string, string][] },
): Promise<Entrance | undefined> {
  const linked = await findStudyByLink(db, reference);
  if (!linked || linked.testOf !== null) return undefined;
  const test = isTestEntry(linked.id, urlParams, now) ? await findTestStudy(db, linked.id) : undefined;
  const study = test ?? linked;
  if (study.liveRevisionId === null || study.status === 'draft') return undefined;
  const revision = await findPublishedRevision(db, study.id, study.liveRevisionId);
  const invitation = invitationIn(study.id, urlParams);
  if (invitation !== undefined) await setOpened(db, study.id, invitation);
  const status = opennessOf(study, now);
  const { questionLanguage, targetPlatforms } = revision.config;
  return {
    studyId: study.id,
    linkId: linked.linkId,
    isTest: test !== undefined,
    status,
    statusText: status === 'live' ? null : visitorText(study.stateTexts, status),
    entry: study.entry.mode,
    targetPlatforms,
    study: invitationOf(revision, questionLanguage, study),
  };
}
