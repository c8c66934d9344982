import { placedItems } from '@/lib/domain/guide/read';
import type { StudyReference } from '@/lib/domain/identifier';
import { isSkip } from '@/lib/domain/interview/answer-kinds';
import { nextStep } from '@/lib/domain/interview/next-step';
import { wholeSeconds } from '@/lib/domain/response/duration';
import { type Excerpt, excerptOf } from '@/lib/domain/response/excerpt';
import { type ResponseProgress, visibleUrlParams } from '@/lib/domain/response/listed-response';
import { lastWords, type Quote, quoteOf } from '@/lib/domain/response/quote';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import type { PageEnd, ResponseOrder } from '@/lib/domain/response/response-order';
import { type ShownTag, shownTagsBy } from '@/lib/domain/response/shown-tags';
import { type SoughtPhrase, soughtPhrases, spokenText } from '@/lib/domain/response/spoken-words';
import { welcomeText } from '@/lib/domain/response/transcript';
import type { Db } from '@/lib/store/database';
import { listResponsesById, listTurnsOf } from '@/lib/store/response-pages';
import { countFound, findPage } from '@/lib/store/response-search';
import { listPublishedRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { type InterviewRecord, interviewOf } from '../interviews/interview-record';
import { findReadableStudy } from './find-readable-study';
import { storedFilter } from './stored-filter';
import { withoutFlagged } from './without-flagged';

/** A response as a list of findings shows it. */
export interface ResponseFinding {
  id: string;
  readableId: number;
  createdAt: Date;
  updatedAt: Date;
  progress: ResponseProgress;
  durationSeconds: number;
  language: string;
  tagline: string | null;
  flags: ResponseFlag[];
  /** Verbatim; null when no open question was answered. */
  quote: Quote | null;
  bulletSummary: string[];
  tags: ShownTag[];
  qualityScore: number | null;
  urlParams: [string, string][];
  /** How many questions were answered, skipped ones aside. */
  answeredCount: number;
  /** The current question of one under way; null after its end. */
  atQuestion: number | null;
  /** The matches of the search in it, if there was one. */
  match: (Excerpt & { responseIndex: number }) | null;
}

export interface SearchRequest {
  study: StudyReference;
  filter: ResponseFilter;
  order: ResponseOrder;
  after?: PageEnd | undefined;
  limit: number;
}

/** A page of the responses that pass the filter, and how many pass in all. Refuses `study_not_found`. */
export async function searchResponses(
  ctx: MemberContext,
  input: SearchRequest,
): Promise<{ responses: ResponseFinding[]; total: number; end: PageEnd | null }> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const [page, total] = await Promise.all([findPage(filter, input), countFound(filter)]);
  const records = await recordsOf(ctx.db, page.ids);
  const phrases = soughtPhrases(input.filter.search ?? '');
  return { responses: records.map((record) => foundResponse(record, phrases)), total, end: page.end };
}

/** Whole interviews in the order of their ids; those deleted meanwhile are missing. */
export async function recordsOf(db: Db, ids: readonly string[]): Promise<InterviewRecord[]> {
  const rows = new Map((await listResponsesById(db, ids)).map((row) => [row.id, row]));
  const turns = await listTurnsOf(db, ids);
  const revisionIds = [...rows.values()].map(({ revisionId }) => revisionId);
  const revisions = new Map((await listPublishedRevisions(db, revisionIds)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const revision = row && revisions.get(row.revisionId);
    return row && revision ? [{ row, revision, turns: turns.get(id) ?? [] }] : [];
  });
}

function foundResponse(record: InterviewRecord, phrases: readonly SoughtPhrase[]): ResponseFinding {
  const { row, revision, turns } = record;
  const rowsBefore = welcomeText(revision.welcomeMessage) === '' ? 0 : 1;
  const reading = {
    language: row.language,
    rowsBefore,
    cited: row.bulletSources.flat(),
    tagline: row.tagline,
  };
  const quotable = turns.map(withoutFlagged);
  const isUnderWay = row.progress === 'in_progress';
  return {
    id: row.id,
    readableId: row.readableId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    progress: row.progress,
    durationSeconds: wholeSeconds(row.activeMs),
    language: row.language,
    tagline: row.tagline,
    flags: row.flags,
    quote: (isUnderWay ? lastWords(quotable, reading) : quoteOf(quotable, reading)) ?? null,
    bulletSummary: row.bulletSummary,
    tags: shownTagsBy(row),
    qualityScore: row.qualityScore,
    urlParams: visibleUrlParams(row.urlParams),
    answeredCount: turns.filter(({ kind, answer }) => kind === 'question' && !isSkip(answer)).length,
    atQuestion: isUnderWay ? standing(record) : null,
    match: matchOf(turns, rowsBefore, phrases),
  };
}

/** The number of the question that is asked next, or of the last one when only a draw or a follow-up comes next. */
function standing(record: InterviewRecord): number | null {
  const next = nextStep(interviewOf(record));
  if (next.kind === 'question' || next.kind === 'follow_up') return next.questionNumber;
  const last = record.turns.at(-1)?.questionId;
  return placedItems(record.revision.guide).find(({ item }) => item.id === last)?.number ?? null;
}

function matchOf(
  turns: InterviewRecord['turns'],
  rowsBefore: number,
  phrases: readonly SoughtPhrase[],
): ResponseFinding['match'] {
  if (phrases.length === 0) return null;
  for (const [index, turn] of turns.entries()) {
    const excerpt = excerptOf(spokenText(turn), phrases);
    if (excerpt) return { ...excerpt, responseIndex: index + rowsBefore };
  }
  return null;
}
