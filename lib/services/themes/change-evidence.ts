import { Failure } from '@/lib/domain/failure';
import { passageProblem } from '@/lib/domain/reading/annotation';
import type { RowPassage } from '@/lib/domain/reading/passage';
import { pathTo, type Stance, type ThemeEvidence } from '@/lib/domain/themes/theme';
import type { Db } from '@/lib/store/database';
import { listTurns, lockResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { recountThemes } from '@/lib/store/theme-counts';
import {
  findEvidence,
  findPlacedEvidence,
  listEvidenceOf,
  putEvidence,
  takeOut,
} from '@/lib/store/theme-evidence';
import { type MemberContext, withTransaction } from '../context';
import { findReviewed, noResponse, type Reviewed } from '../reading/find-reviewed';
import { rowOffset } from '../reading/row-offset';
import { type Edited, edited } from './edit-themes';
import { findStoredTheme, noTheme, refuseUnlessEditor, type ThemePath } from './find-theme';
import { evidenceOf } from './list-evidence';
import { setThemeTags, themeTagsOf } from './theme-tags';

/**
 * Puts a passage into a theme, for or against it; one that is there already becomes this person's. Refuses
 * `study_not_found`, `not_found`, `response_not_found`, `forbidden`, and `invalid_request_body` for a place that does not
 * exist.
 */
export async function putEvidenceIn(
  ctx: MemberContext,
  path: ThemePath,
  wanted: RowPassage & { responseId: string; stance: Stance },
): Promise<ThemeEvidence> {
  const { study } = await findStoredTheme(ctx, path);
  const reviewed = await findReviewed(ctx, {
    study: path.study,
    response: { by: 'id', id: wanted.responseId },
  });
  refuseUnlessEditor(ctx);
  const { start, end, stance } = wanted;
  return withTransaction(ctx, async ({ db }) => {
    const record = await lockReviewed(db, reviewed);
    const seq = placeOf(record, wanted);
    const themes = await edited(db, study, ctx.principal.userId);
    if (!themes.themes.some(({ id }) => id === path.themeId)) throw noTheme();
    const { id: responseId, readableId } = record.row;
    const before = (await listEvidenceOf(db, responseId)).find(
      (one) =>
        one.themeId === path.themeId && one.seq === seq && one.startOffset === start && one.endOffset === end,
    );
    const id = await putEvidence(db, {
      ...{ organizationId: study.organizationId, studyId: study.id, themeId: path.themeId },
      ...{ responseId, readableId, seq, startOffset: start, endOffset: end, stance },
      ...{ origin: 'person', authorId: ctx.principal.userId },
    });
    const turned = before && !before.takenOut && before.stance !== stance;
    await themes.note(path.themeId, { what: turned ? 'turned' : 'put_in', readableId });
    await countAndShow(themes, path.themeId, record);
    const placed = await findPlacedEvidence(db, id);
    const [stored] = await evidenceOf(db, [placed!], { withRows: false });
    return stored!;
  });
}

/**
 * Takes a passage out of a theme. That is kept as a decision: no machine puts it in again. Refuses `study_not_found`,
 * `not_found`, `forbidden`.
 */
export async function takeEvidenceOut(
  ctx: MemberContext,
  path: ThemePath,
  evidenceId: string,
): Promise<{ id: string }> {
  const { study, row } = await findStoredTheme(ctx, path);
  const found = await findEvidence(ctx.db, row.id, evidenceId);
  if (!found) throw noEvidence();
  const reviewed = await findReviewed(ctx, {
    study: path.study,
    response: { by: 'id', id: found.responseId },
  });
  refuseUnlessEditor(ctx);
  return withTransaction(ctx, async ({ db }) => {
    const record = await lockReviewed(db, reviewed);
    const themes = await edited(db, study, ctx.principal.userId);
    if (!(await findEvidence(db, row.id, evidenceId))) throw noEvidence();
    await takeOut(db, evidenceId, ctx.principal.userId);
    await themes.note(row.id, { what: 'taken_out', readableId: record.row.readableId });
    await countAndShow(themes, row.id, record);
    return { id: evidenceId };
  });
}

type Locked = Omit<Reviewed, 'study'> & { now: Date };

/** Read again under the lock: an interview under way goes on. */
async function lockReviewed(db: Db, { row: { id } }: Reviewed): Promise<Locked> {
  const locked = await lockResponse(db, id);
  if (!locked) throw noResponse();
  const revision = await findPublishedRevision(db, locked.row.studyId, locked.row.revisionId);
  return { ...locked, revision, turns: await listTurns(db, id) };
}

function placeOf({ turns, revision }: Locked, { responseIndex, start, end }: RowPassage): number {
  const turn = turns.find(({ seq }) => seq === responseIndex - rowOffset(revision));
  if (!turn) throw misplaced(['responseIndex'], 'The response has no such row that was answered.');
  const problem = passageProblem(turn.user, { start, end });
  if (problem !== null) throw misplaced([end <= start ? 'start' : 'end'], problem);
  return turn.seq;
}

async function countAndShow({ db, study, themes }: Edited, themeId: string, record: Locked): Promise<void> {
  await recountThemes(db, study.id, pathTo(themes, themeId));
  await setThemeTags(db, record, themeTagsOf(themes, await listEvidenceOf(db, record.row.id), record));
}

function misplaced(path: string[], message: string): Failure {
  return new Failure('invalid_request_body', 'The passage has no place in this response.', {
    issues: [{ path, message }],
  });
}

function noEvidence(): Failure {
  return new Failure('not_found', 'There is no such passage in this theme.');
}
