import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { listEvidence, setCitations } from '@/lib/store/cited-passages';
import type { Db } from '@/lib/store/database';
import {
  addInsightAuthor,
  deleteInsight as deleteStored,
  findInsight,
  holdThemes,
  type InsightRow,
  insertInsight,
  lockInsight,
  setInsight,
  setInsightAuthors,
  setInsightThemes,
} from '@/lib/store/insights';
import { listMembersAmong } from '@/lib/store/members';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import type { SeenVersion } from '../studies/edit-study';
import { citationsOf, type WantedPassage } from './cite';
import { type Insight, insightOf } from './insight-of';
import { type InsightPath, noInsight } from './read-insights';

/** The fields of an insight that people write. */
export interface InsightChange {
  title?: string | undefined;
  text?: string | undefined;
  /** Null keeps a place whose words are gone, so that the others keep their numbers. */
  evidence?: (WantedPassage | null)[] | undefined;
  themes?: string[] | undefined;
  status?: InsightRow['status'] | undefined;
  /** User ids; by default whoever wrote a part of it. */
  authors?: string[] | undefined;
}

/**
 * Refuses `study_not_found`, `forbidden`, `invalid_request_body` for passages, themes and authors that are not there,
 * and `conflict` when the words of a passage are others than the caller saw.
 */
export async function createInsight(
  ctx: MemberContext,
  { study: reference, ...wanted }: InsightChange & { study: StudyReference; title: string },
): Promise<Insight> {
  const study = await findReadableStudy(ctx, reference);
  refuseUnlessWriter(ctx);
  return withTransaction(ctx, async ({ db }) => {
    const { title, text = '', status = 'draft' } = wanted;
    const at = ctx.now();
    const row = await insertInsight(db, {
      ...{ organizationId: study.organizationId, studyId: study.id, title, text, status },
      ...{ createdAt: at, updatedAt: at },
    });
    await writeParts(ctx, db, row, { ...wanted, authors: wanted.authors ?? [ctx.principal.userId] });
    return insightOf(db, row);
  });
}

/** The same as for a new one, and `not_found`, and `concurrent_modification` after a change that was not seen. */
export async function changeInsight(
  ctx: MemberContext,
  { seen, ...path }: InsightPath & { seen: SeenVersion },
  change: InsightChange,
): Promise<Insight> {
  return editing(ctx, { ...path, seen }, async (db, row) => {
    const { title, text, status } = change;
    await writeParts(ctx, db, row, change);
    if (change.authors === undefined) await addInsightAuthor(db, row, ctx.principal.userId);
    const fields = {
      ...(title !== undefined && { title }),
      ...(text !== undefined && { text }),
      ...(status !== undefined && { status }),
    };
    return insightOf(db, await setInsight(db, row.id, { ...fields, updatedAt: ctx.now() }));
  });
}

/** Refuses `study_not_found`, `not_found`, `forbidden`, `concurrent_modification`. */
export async function deleteInsight(
  ctx: MemberContext,
  path: InsightPath & { seen: SeenVersion },
): Promise<{ id: string }> {
  return editing(ctx, path, async (db, { id }) => {
    await deleteStored(db, id);
    return { id };
  });
}

async function editing<T>(
  ctx: MemberContext,
  { study: reference, insightId, seen }: InsightPath & { seen: SeenVersion },
  edit: (db: Db, row: InsightRow) => Promise<T>,
): Promise<T> {
  const study = await findReadableStudy(ctx, reference);
  if (!(await findInsight(ctx.db, study.id, insightId))) throw noInsight();
  refuseUnlessWriter(ctx);
  return withTransaction(ctx, async ({ db }) => {
    const row = await lockInsight(db, study.id, insightId);
    if (!row) throw noInsight();
    if (seen !== 'any' && seen !== row.version) {
      throw new Failure(
        'concurrent_modification',
        'The insight was changed since you read it. Read it again first.',
      );
    }
    return edit(db, row);
  });
}

async function writeParts(
  ctx: MemberContext,
  db: Db,
  row: InsightRow,
  { evidence, themes, authors }: InsightChange,
): Promise<void> {
  if (evidence) {
    await refuseNewGaps(db, row.id, evidence);
    const wanted = evidence.map((passage, at) => ({ path: ['evidence', at], blockId: null, passage }));
    const owner = { studyId: row.studyId, insightId: row.id };
    await setCitations(db, owner, await citationsOf(db, row.studyId, wanted));
  }
  if (themes) await refuseUnknownThemes(db, row.studyId, themes);
  if (themes) await setInsightThemes(db, row, [...new Set(themes)]);
  if (authors) {
    await refuseStrangers(db, ctx.principal.organizationId, authors);
    await setInsightAuthors(db, row, [...new Set(authors)]);
  }
}

/** Places without words are left by deleted responses; nobody makes new ones. */
async function refuseNewGaps(
  db: Db,
  insightId: string,
  evidence: readonly (WantedPassage | null)[],
): Promise<void> {
  const wanted = evidence.flatMap((passage, at) => (passage === null ? [at] : []));
  if (wanted.length === 0) return;
  const known = (await listEvidence(db, [insightId])).filter(({ passage }) => passage === null).length;
  const issues = wanted
    .slice(known)
    .map((at) => ({ path: ['evidence', at, 'responseId'], message: 'Expected a response of the study' }));
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'A passage needs its response.', { issues });
}

async function refuseUnknownThemes(db: Db, studyId: string, themeIds: readonly string[]): Promise<void> {
  const known = new Set(await holdThemes(db, studyId, themeIds));
  const issues = themeIds.flatMap((themeId, at) =>
    known.has(themeId) ? [] : [{ path: ['themes', at], message: 'Not a theme of this study' }],
  );
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all themes are in this study.', { issues });
}

async function refuseStrangers(db: Db, organizationId: string, userIds: readonly string[]): Promise<void> {
  const members = new Set(await listMembersAmong(db, organizationId, [...userIds]));
  const issues = userIds.flatMap((userId, at) =>
    members.has(userId) ? [] : [{ path: ['authors', at], message: 'Not a member of this organisation' }],
  );
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all authors are members.', { issues });
}

function refuseUnlessWriter({ principal }: MemberContext): void {
  if (!roleMay(principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not write insights.');
}
