import { placedItems } from '@/lib/domain/guide/read';
import type { StudyReference } from '@/lib/domain/identifier';
import { isSkip } from '@/lib/domain/interview/answer-kinds';
import { nextStep } from '@/lib/domain/interview/next-step';
import { wholeSeconds } from '@/lib/domain/response/duration';
import { type Excerpt, excerptOf } from '@/lib/domain/response/excerpt';
import { type ResponseProgress, visibleUrlParams } from '@/lib/domain/response/listed-response';
import type { LookedAfter } from '@/lib/domain/response/looked-after';
import { lastWords, type Quote, quoteOf } from '@/lib/domain/response/quote';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import type { ResponseFlag } from '@/lib/domain/response/response-flag';
import type { PageEnd, ResponseOrder } from '@/lib/domain/response/response-order';
import { type ShownTag, shownTagsBy } from '@/lib/domain/response/shown-tags';
import { nearPhrases, type SoughtPhrase, spokenText } from '@/lib/domain/response/spoken-words';
import { welcomeText } from '@/lib/domain/response/transcript';
import type { Db } from '@/lib/store/database';
import { listLookedAfter } from '@/lib/store/looked-after';
import {
  listPlainResponses,
  listResponsesById,
  listTurnsOf,
  type PlainResponseRow,
} from '@/lib/store/response-pages';
import { countFound, findPage } from '@/lib/store/response-search';
import type { TurnRow } from '@/lib/store/responses';
import { listPublishedRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { type InterviewRecord, interviewOf, type PlainRecord } from '../interviews/interview-record';
import { findReadableStudy } from './find-readable-study';
import { phrasesOf } from './phrases-of';
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
  lookedAfter: LookedAfter | null;
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
  /** The matches of the search in it, if there was one; `near` is the searched word that they are near. */
  match: (Excerpt & { responseIndex: number; near: string | null }) | null;
}

/** A searched word, and what was looked for as near it. */
export interface NearFound {
  word: string;
  near: string[];
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
): Promise<{ responses: ResponseFinding[]; total: number; end: PageEnd | null; near: NearFound[] }> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const [page, total] = await Promise.all([findPage(filter, input), countFound(filter)]);
  const records = await plainRecordsOf(ctx.db, study.id, page.ids);
  const phrases = await phrasesOf(ctx.db, study.id, input.filter);
  const flagged = records.filter(({ row }) => row.flags.length > 0).map(({ row }) => row.id);
  const kept = await listLookedAfter(ctx.db, flagged);
  const responses = records.map((record) => ({
    ...foundResponse(record, phrases),
    lookedAfter: kept.get(record.row.id) ?? null,
  }));
  const near = phrases.flatMap(({ words, near: found = [] }) =>
    found.length === 0 ? [] : [{ word: words.join(' '), near: found.map(({ word }) => word) }],
  );
  return { responses, total, end: page.end, near };
}

/**
 * Whole interviews in the order of their ids; those deleted meanwhile are missing. `studyId`: of all of them; null where
 * they are of several.
 */
export async function recordsOf(
  db: Db,
  studyId: string | null,
  ids: readonly string[],
): Promise<InterviewRecord[]> {
  const rows = await listResponsesById(db, studyId, ids);
  return together(db, { studyId, ids }, rows, await listTurnsOf(db, studyId, ids));
}

/** The same without the documents of the responses, on two connections at once: outside of transactions. */
export async function plainRecordsOf(
  db: Db,
  studyId: string | null,
  ids: readonly string[],
): Promise<PlainRecord[]> {
  const [rows, turns] = await Promise.all([
    listPlainResponses(db, studyId, ids),
    listTurnsOf(db, studyId, ids),
  ]);
  return together(db, { studyId, ids }, rows, turns);
}

async function together<Row extends PlainResponseRow>(
  db: Db,
  { studyId, ids }: { studyId: string | null; ids: readonly string[] },
  found: readonly Row[],
  turns: ReadonlyMap<string, TurnRow[]>,
): Promise<(Omit<PlainRecord, 'row'> & { row: Row })[]> {
  const rows = new Map(found.map((row) => [row.id, row]));
  const revisionIds = found.map(({ revisionId }) => revisionId);
  const revisions = new Map(
    (await listPublishedRevisions(db, studyId, revisionIds)).map((one) => [one.id, one]),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const revision = row && revisions.get(row.revisionId);
    return row && revision ? [{ row, revision, turns: turns.get(id) ?? [] }] : [];
  });
}

function foundResponse(
  record: PlainRecord,
  phrases: readonly SoughtPhrase[],
): Omit<ResponseFinding, 'lookedAfter'> {
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
    match: matchOf(turns, { rowsBefore, language: row.language }, phrases),
  };
}

/** The number of the question that is asked next, or of the last one when only a draw or a follow-up comes next. */
function standing(record: PlainRecord): number | null {
  const next = nextStep(interviewOf(record));
  if (next.kind === 'question' || next.kind === 'follow_up') return next.questionNumber;
  const last = record.turns.at(-1)?.questionId;
  return placedItems(record.revision.guide).find(({ item }) => item.id === last)?.number ?? null;
}

function matchOf(
  turns: PlainRecord['turns'],
  { rowsBefore, language }: { rowsBefore: number; language: string },
  phrases: readonly SoughtPhrase[],
): ResponseFinding['match'] {
  if (phrases.length === 0) return null;
  const find = (sought: readonly SoughtPhrase[], near: string | null) => {
    for (const [index, turn] of turns.entries()) {
      const excerpt = excerptOf(spokenText(turn), sought, language);
      if (excerpt) return { ...excerpt, responseIndex: index + rowsBefore, near };
    }
    return null;
  };
  const exact = find(phrases, null);
  if (exact) return exact;
  for (const phrase of phrases) {
    const found = find(nearPhrases(phrase), phrase.words.join(' '));
    if (found) return found;
  }
  return null;
}
