import { Failure } from '@/lib/domain/failure';
import type { IdentifiedGuide } from '@/lib/domain/guide/guide';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import { placedItems } from '@/lib/domain/guide/read';
import type { StudyReference } from '@/lib/domain/identifier';
import { REHEARSAL_KEPT_DAYS, type RehearsalStatus, type Walk } from '@/lib/domain/rehearsal/rehearsal';
import { type RehearsalReport, rehearsalReport } from '@/lib/domain/rehearsal/report';
import { untranslatedQuestions } from '@/lib/domain/rehearsal/untranslated-questions';
import { findRehearsal, listRehearsals, listWalks, type RehearsalRow } from '@/lib/store/rehearsals';
import { findEditableRevision, findPublishedRevision } from '@/lib/store/revisions';
import type { StudyRow } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

/** A rehearsal as it is listed. */
export interface ListedRehearsal {
  id: string;
  studyId: string;
  status: RehearsalStatus;
  /** Scripted participants in all, and how many have walked. */
  total: number;
  done: number;
  createdAt: Date;
  finishedAt: Date | null;
  expiresAt: Date;
}

export interface RehearsalState extends ListedRehearsal, RehearsalReport {
  announcedMinutes: number;
  /** The numbers of questions of the guide that are others now. */
  changed: number[];
  walks: Walk[];
}

/** The rehearsals of a study, the newest first. Refuses `study_not_found`. */
export async function readRehearsals(
  ctx: MemberContext,
  reference: StudyReference,
): Promise<ListedRehearsal[]> {
  const study = await findReal(ctx, reference);
  return (await listRehearsals(ctx.db, study.id)).map((row) => listed(row, row));
}

/** How far a rehearsal is and what it shows. Refuses `study_not_found`, and `not_found` also once it is forgotten. */
export async function readRehearsal(
  ctx: MemberContext,
  input: { study: StudyReference; rehearsalId: string },
): Promise<RehearsalState> {
  const { study, row } = await findOne(ctx, input);
  const walks = await listWalks(ctx.db, row.id);
  // It is one of the study that this one is rehearsed in.
  const revision = await findPublishedRevision(ctx.db, null, row.revisionId);
  const editable = await findEditableRevision(ctx.db, study.id);
  const announcedMinutes = minutesEstimate(revision.guide);
  const done = walks.filter(({ status }) => status !== 'waiting' && status !== 'walking').length;
  return {
    ...listed(row, { total: walks.length, done }),
    announcedMinutes,
    changed: editable ? changedQuestions(revision.guide, editable.guide) : [],
    walks,
    ...rehearsalReport({
      guide: revision.guide,
      walks,
      isOver: row.status === 'ready',
      unreachable: row.search?.unreachable ?? [],
      letsEverybodyIn: row.search?.letsEverybodyIn ?? false,
      announcedMinutes,
      untranslated: untranslatedQuestions(revision),
    }),
  };
}

/** The study and its rehearsal. */
export async function findOne(
  ctx: MemberContext,
  input: { study: StudyReference; rehearsalId: string },
): Promise<{ study: StudyRow; row: RehearsalRow }> {
  const study = await findReal(ctx, input.study);
  const { organizationId } = ctx.principal;
  const row = await findRehearsal(ctx.db, { organizationId, studyId: study.id, id: input.rehearsalId });
  if (!row) throw new Failure('not_found', 'There is no such rehearsal, or it was forgotten after a week.');
  return { study, row };
}

async function findReal(ctx: MemberContext, reference: StudyReference): Promise<StudyRow> {
  const study = await findReadableStudy(ctx, reference);
  if (study.testOf !== null)
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  return study;
}

function listed(row: RehearsalRow, { total, done }: { total: number; done: number }): ListedRehearsal {
  const { id, studyId, status, createdAt, finishedAt } = row;
  const expiresAt = new Date(createdAt.getTime() + REHEARSAL_KEPT_DAYS * 86_400_000);
  return { id, studyId, status, total, done, createdAt, finishedAt, expiresAt };
}

/** Questions of the guide as it was that read or behave otherwise now, or are gone; by the numbers they had. */
function changedQuestions(before: IdentifiedGuide, now: IdentifiedGuide): number[] {
  const present = new Map(placedItems(now).map(({ item }) => [item.id, JSON.stringify(item)]));
  return placedItems(before)
    .filter(({ item }) => present.get(item.id) !== JSON.stringify(item))
    .map(({ number }) => number);
}
