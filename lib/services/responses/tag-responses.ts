import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { factsOf } from '@/lib/domain/response/facts';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { withoutTag, withTag } from '@/lib/domain/response/shown-tags';
import { roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import { setFacts } from '@/lib/store/response-index';
import { countFound, findPage } from '@/lib/store/response-search';
import { listTurns, lockResponse, setResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import type { InterviewRecord } from '../interviews/interview-record';
import { changedAt } from '../interviews/progressed';
import { findReadableStudy } from './find-readable-study';
import { factSourceOf } from './index-responses';
import { renderDocument } from './render-document';
import { recordsOf } from './search-responses';
import { storedFilter } from './stored-filter';

/** A reviewer's change of one tag. */
export interface TagChange {
  change: 'add' | 'remove';
  tag: string;
}

/** The number of responses processed by one request, so that it takes seconds; the next request continues. */
const MOST = 200;

/** Responses of one transaction: a participant among them waits for no more than these. */
const HELD = 20;
/** After so long no further ones are begun: on a busy machine a request processes fewer, and is answered in time. */
const LONGEST_MS = 2_000;

export interface TaggedResponses {
  /** All that pass the filter. */
  total: number;
  /** Of those processed by this request. */
  changed: number;
  seen: number;
  /** The last processed readable id; null at the end. */
  after: number | null;
}

/**
 * Adds a tag to the responses that pass the filter, or removes it, in the order of readable ids from after `after`.
 * Processes some hundreds at a time: the caller repeats until `after` is null. Repeating a request changes nothing.
 * Refuses `study_not_found`, `forbidden`.
 */
export async function tagResponses(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; after: number; tag: TagChange },
): Promise<TaggedResponses> {
  const study = await findReadableStudy(ctx, input.study);
  if (!roleMay(ctx.principal.role, 'edit')) {
    throw new Failure('forbidden', 'Viewers read responses and export them; they do not tag.');
  }
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const order = { by: 'readableId', descending: false } as const;
  const after = { value: input.after, readableId: input.after };
  const [page, total] = await Promise.all([
    findPage(filter, { order, after, limit: MOST }),
    countFound(filter),
  ]);
  const began = performance.now();
  let changed = 0;
  let last = input.after;
  for (let first = 0; first < page.ids.length; first += HELD) {
    if (first > 0 && performance.now() - began > LONGEST_MS)
      return { total, changed, seen: first, after: last };
    const some = page.ids.slice(first, first + HELD);
    const tagged = await withTransaction(ctx, ({ db }) => tagAll(db, study.id, some, input.tag));
    changed += tagged.changed;
    last = Math.max(last, tagged.last);
  }
  return { total, changed, seen: page.ids.length, after: page.end?.readableId ?? null };
}

/**
 * In the order of their ids, as the indexer writes, so that it and others who tag at once cannot deadlock. Answers how
 * many changed, and the largest readable id.
 */
async function tagAll(
  db: Db,
  studyId: string,
  ids: readonly string[],
  tag: TagChange,
): Promise<{ changed: number; last: number }> {
  let [changed, last] = [0, 0];
  for (const record of await recordsOf(db, studyId, [...ids].sort())) {
    last = Math.max(last, record.row.readableId);
    if (changesOf(record, tag) && (await tagResponse(db, record, tag))) changed += 1;
  }
  return { changed, last };
}

function changesOf({ row }: InterviewRecord, { change, tag }: TagChange) {
  const reviewed = change === 'add' ? withTag(row, tag) : withoutTag(row, tag);
  return reviewed === row
    ? undefined
    : { removedTags: [...reviewed.removedTags], reviewTags: [...reviewed.reviewTags] };
}

/**
 * Adds a tag to one response or removes it, in the caller's transaction, with its stored document and its facts. False
 * when there was nothing to change or the response was deleted.
 */
export async function tagResponse(db: Db, record: InterviewRecord, tag: TagChange): Promise<boolean> {
  const locked = await lockResponse(db, record.row.id);
  if (!locked) return false;
  // Read under the lock, because an interview under way may have changed.
  const current = { ...record, row: locked.row, turns: await listTurns(db, locked.row.id) };
  const change = changesOf(current, tag);
  if (!change) return false;
  const tagged = {
    ...current,
    row: { ...locked.row, ...change, updatedAt: changedAt(locked.row, locked.now) },
  };
  const { updatedAt } = tagged.row;
  await setResponse(db, tagged.row.id, { ...change, updatedAt, doc: renderDocument(tagged) });
  await setFacts(db, [
    { responseId: tagged.row.id, version: tagged.row.version + 1, facts: factsOf(factSourceOf(tagged)) },
  ]);
  return true;
}
