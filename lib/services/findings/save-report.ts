import { Failure } from '@/lib/domain/failure';
import type { StoredReportBlock } from '@/lib/domain/findings/report';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { listReportQuotes, setCitations } from '@/lib/store/cited-passages';
import { listStudyClips } from '@/lib/store/clips';
import type { Db } from '@/lib/store/database';
import { findReport, lockReport, type ReportRow, setReport } from '@/lib/store/reports';
import { lockStudy, type StudyRow } from '@/lib/store/studies';
import { listThemes } from '@/lib/store/themes';
import { type MemberContext, withTransaction } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import type { SeenVersion } from '../studies/edit-study';
import { citationsOf, type WantedPassage } from './cite';
import { type Report, reportOf } from './report-of';
import { countedIn, takeFigures, withFigures } from './take-figures';

type Stored<T extends StoredReportBlock['type']> = Extract<StoredReportBlock, { type: T }>;

/** A block as somebody writes it: figures are taken by the server, and a quote names its passage. */
export type WrittenBlock =
  | Stored<'text'>
  | Stored<'table'>
  | Stored<'clip'>
  | Omit<Stored<'question'>, 'figures'>
  | Omit<Stored<'theme'>, 'figures'>
  | (Stored<'quote'> & { passage: WantedPassage | null });

export interface WrittenReport {
  title: string;
  standfirst: string;
  blocks: WrittenBlock[];
}

interface ReportPath {
  study: StudyReference;
}

/** Refuses `study_not_found`. */
export async function readReport(ctx: MemberContext, path: ReportPath): Promise<Report> {
  return reportOf(ctx.db, await findReadableStudy(ctx, path.study), ctx.now());
}

/**
 * Saves the whole report. Blocks that were there keep their figures; new charts get theirs now. Refuses
 * `study_not_found`, `forbidden`, `concurrent_modification`, and `invalid_request_body` for questions, themes, clips and
 * passages that are not in the study, unless the block had them before they were deleted.
 */
export async function saveReport(
  ctx: MemberContext,
  { study: reference, seen }: ReportPath & { seen: SeenVersion },
  written: WrittenReport,
): Promise<Report> {
  const study = await findEditable(ctx, reference);
  const before = new Map((await findReport(ctx.db, study.id))?.blocks.map((block) => [block.id, block]));
  const blocks = written.blocks.map((block) => keptBlock(block, before.get(block.id)));
  const figures = await takeFigures(ctx, study, blocks.filter(isWithoutFigures));
  refuseUnknownQuestions(blocks, figures);
  await refuseUnknownThemes(ctx.db, study.id, blocks, before);
  return editing(ctx, { study, seen }, async (db) => {
    await refuseUnknownClips(db, study.id, blocks, before);
    await cite(db, study.id, written.blocks);
    const { title, standfirst } = written;
    const fresh = new Set(blocks.filter(isWithoutFigures).map(({ id }) => id));
    return { title, standfirst, blocks: withFigures(blocks, figures, (id) => fresh.has(id)) };
  });
}

/**
 * Takes new figures of these blocks, or of all. Refuses `study_not_found`, `forbidden`, and `concurrent_modification`.
 */
export async function renewFigures(
  ctx: MemberContext,
  { study: reference, seen }: ReportPath & { seen: SeenVersion },
  blockIds: readonly string[] | undefined,
): Promise<Report> {
  const study = await findEditable(ctx, reference);
  const isWanted = (id: string) => blockIds === undefined || blockIds.includes(id);
  const stored = (await findReport(ctx.db, study.id))?.blocks ?? [];
  const wanted = stored.filter(({ id }) => isWanted(id));
  const figures = await takeFigures(ctx, study, wanted);
  return editing(ctx, { study, seen }, async (_db, row) => ({
    title: row?.title ?? study.title,
    standfirst: row?.standfirst ?? '',
    blocks: withFigures(row?.blocks ?? [], figures, isWanted),
  }));
}

async function findEditable(ctx: MemberContext, reference: StudyReference): Promise<StudyRow> {
  const study = await findReadableStudy(ctx, reference);
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not write reports.');
  return study;
}

async function editing(
  ctx: MemberContext,
  { study, seen }: { study: StudyRow; seen: SeenVersion },
  change: (db: Db, row: ReportRow | undefined) => Promise<Pick<ReportRow, 'title' | 'standfirst' | 'blocks'>>,
): Promise<Report> {
  return withTransaction(ctx, async ({ db }) => {
    // Before the first save there is no row of its own to hold.
    const locked = await lockStudy(db, study.id);
    if (!locked) throw new Failure('study_not_found', 'There is no such study in this organisation.');
    const row = await lockReport(db, study.id);
    if (seen !== 'any' && seen !== (row?.version ?? 0)) {
      throw new Failure(
        'concurrent_modification',
        'The report was changed since you read it. Read it again first.',
      );
    }
    const { organizationId, id: studyId } = study;
    // A row that citations can refer to.
    if (!row) {
      const empty = { title: study.title, standfirst: '', blocks: [], updatedAt: ctx.now() };
      await setReport(db, { organizationId, studyId }, empty);
    }
    const changed = await change(db, row);
    await setReport(db, { organizationId, studyId }, { ...changed, updatedAt: ctx.now() });
    return reportOf(db, locked, ctx.now());
  });
}

function keptBlock(written: WrittenBlock, before: StoredReportBlock | undefined): StoredReportBlock {
  if (written.type === 'quote') {
    const { passage: _, ...block } = written;
    return block;
  }
  if (written.type === 'question') {
    const isSame = before?.type === 'question' && before.questionId === written.questionId;
    return { ...written, figures: isSame ? before.figures : null };
  }
  if (written.type === 'theme') {
    const isSame = before?.type === 'theme' && before.themes.join() === written.themes.join();
    return { ...written, figures: isSame ? before.figures : null };
  }
  return written;
}

const isWithoutFigures = (block: StoredReportBlock) =>
  (block.type === 'question' || block.type === 'theme') && block.figures === null;

type Blocks = readonly StoredReportBlock[];
type Before = ReadonlyMap<string, StoredReportBlock>;

async function refuseUnknownThemes(db: Db, studyId: string, blocks: Blocks, before: Before): Promise<void> {
  if (!blocks.some(({ type }) => type === 'theme')) return;
  const known = new Set((await listThemes(db, studyId)).map(({ id }) => id));
  const issues = blocks.flatMap((block, at) => {
    if (block.type !== 'theme') return [];
    const old = before.get(block.id);
    const kept = new Set(old?.type === 'theme' ? old.themes : []);
    return block.themes.flatMap((id, place) =>
      known.has(id) || kept.has(id)
        ? []
        : [{ path: ['blocks', at, 'themes', place], message: 'Not a theme of this study' }],
    );
  });
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all themes are in this study.', { issues });
}

async function refuseUnknownClips(db: Db, studyId: string, blocks: Blocks, before: Before): Promise<void> {
  const wanted = blocks.flatMap((block, at) => (block.type === 'clip' ? [{ block, at }] : []));
  const rows = await listStudyClips(
    db,
    studyId,
    wanted.map(({ block }) => block.clipId),
  );
  const known = new Set(rows.map(({ id }) => id));
  const issues = wanted.flatMap(({ block, at }) => {
    const old = before.get(block.id);
    const isKept = old?.type === 'clip' && old.clipId === block.clipId;
    return known.has(block.clipId) || isKept
      ? []
      : [{ path: ['blocks', at, 'clipId'], message: 'Not a clip of this study' }];
  });
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all clips are in this study.', { issues });
}

function refuseUnknownQuestions(blocks: Blocks, figures: ReadonlyMap<string, unknown>): void {
  const issues = blocks.flatMap((block, at) =>
    block.type === 'question' && block.figures === null && !figures.has(countedIn(block))
      ? [{ path: ['blocks', at, 'questionId'], message: 'Not a question that the study asked' }]
      : [],
  );
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all questions are in this study.', { issues });
}

async function cite(db: Db, studyId: string, blocks: readonly WrittenBlock[]): Promise<void> {
  const known = new Set((await listReportQuotes(db, studyId)).map(({ blockId }) => blockId));
  const quotes = blocks.flatMap((block, at) =>
    block.type === 'quote'
      ? [{ path: ['blocks', at, 'passage'], blockId: block.id, passage: block.passage }]
      : [],
  );
  const issues = quotes
    .filter(({ blockId, passage }) => passage === null && !known.has(blockId))
    .map(({ path }) => ({ path: [...path, 'responseId'], message: 'Expected a response of the study' }));
  if (issues.length > 0) throw new Failure('invalid_request_body', 'A quote needs its response.', { issues });
  await setCitations(db, { studyId, reportId: studyId }, await citationsOf(db, studyId, quotes));
}
