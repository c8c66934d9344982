import { placedItems } from '@/lib/domain/guide/read';
import { type FactSource, factsOf, parameterFacts } from '@/lib/domain/response/facts';
import { visibleUrlParams } from '@/lib/domain/response/listed-response';
import { spokenWords } from '@/lib/domain/response/spoken-words';
import { welcomeText } from '@/lib/domain/response/transcript';
import type { Db } from '@/lib/store/database';
import { type IndexEntry, listStaleResponses, setIndexEntries } from '@/lib/store/response-index';
import { listResponsesById, listTurnsOf } from '@/lib/store/response-pages';
import { listPublishedRevisions } from '@/lib/store/revisions';
import type { InterviewRecord } from '../interviews/interview-record';

/** Responses per statement, which bounds its memory. */
const BATCH = 200;

/** Entries per writing statement: an interview that ends waits for no more than these. */
const WRITTEN = 20;

/** The present values that a response is counted, filtered and found by. */
export function indexEntryOf({ row, revision, turns }: InterviewRecord): IndexEntry {
  return {
    responseId: row.id,
    studyId: row.studyId,
    version: row.version,
    facts: factsOf(factSourceOf({ row, revision, turns })),
    parameters: parameterFacts(visibleUrlParams(row.urlParams)),
    words: spokenWords(turns, row.language),
  };
}

export function factSourceOf({ row, revision, turns }: InterviewRecord): FactSource {
  return {
    ...row,
    turns,
    types: new Map(placedItems(revision.guide).map(({ item }) => [item.id, item.type])),
    rowsBefore: welcomeText(revision.welcomeMessage) === '' ? 0 : 1,
  };
}

/** Writes the entries of these responses again. Deleted ones are skipped. */
export async function indexResponses(db: Db, responseIds: readonly string[]): Promise<void> {
  for (let first = 0; first < responseIds.length; first += BATCH) {
    const rows = await listResponsesById(db, null, responseIds.slice(first, first + BATCH));
    const turns = await listTurnsOf(
      db,
      null,
      rows.map(({ id }) => id),
    );
    const revisions = new Map(
      (
        await listPublishedRevisions(
          db,
          null,
          rows.map(({ revisionId }) => revisionId),
        )
      ).map((r) => [r.id, r]),
    );
    const entries = rows.flatMap((row) => {
      const revision = revisions.get(row.revisionId);
      return revision ? [indexEntryOf({ row, revision, turns: turns.get(row.id) ?? [] })] : [];
    });
    for (let at = 0; at < entries.length; at += WRITTEN) {
      await setIndexEntries(db, entries.slice(at, at + WRITTEN));
    }
  }
}

/** The maximum work of one run; the next one continues. */
const ROUND = 2_000;

/**
 * Writes entries that no other code writes: of interviews under way, and with `all` any missing ones (of responses from
 * before the index existed). Returns how many it wrote.
 */
export async function indexStaleResponses(db: Db, { all }: { all: boolean }): Promise<number> {
  let written = 0;
  for (;;) {
    const stale = await listStaleResponses(db, { all, limit: ROUND });
    await indexResponses(db, stale);
    written += stale.length;
    if (!all || stale.length < ROUND) return written;
  }
}
