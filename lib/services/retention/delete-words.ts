import { hasAnyContent } from '@/lib/domain/interview/has-content';
import { redactTurns } from '@/lib/domain/retention/redact-turns';
import type { Db } from '@/lib/store/database';
import { setRedactedTurns } from '@/lib/store/deleted-parts';
import { deleteExportsOf } from '@/lib/store/exports';
import { isHeld } from '@/lib/store/legal-holds';
import { setIndexEntries } from '@/lib/store/response-index';
import { listTurns, lockResponse, type ResponseRow, setResponse } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { lockStudy } from '@/lib/store/studies';
import { forgetEvidenceOf } from '@/lib/store/theme-counts';
import { interviewOf } from '../interviews/interview-record';
import { changedAt } from '../interviews/progressed';
import { indexEntryOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';
import { dropRecordings } from './drop-recordings';

/**
 * Deletes all that was said and typed in a response, what was made of it, its recordings and files, and the exports of
 * its study; closed answers, figures and its outcome stay (O2). False when it is gone, or a legal hold keeps it. The
 * caller is in a transaction.
 */
export async function deleteWordsOf(db: Db, of: { id: string; studyId: string }): Promise<boolean> {
  const locked = await lockResponse(db, of.id);
  const study = locked && (await lockStudy(db, of.studyId));
  if (!locked || !study || (await isHeld(db, study, of.id))) return false;
  const { row, now } = locked;
  const before = await listTurns(db, row.id);
  const revision = await findPublishedRevision(db, row.studyId, row.revisionId);
  const turns = redactTurns(interviewOf({ row, revision, turns: before }), before);
  await setRedactedTurns(db, row.id, turns);
  await forgetEvidenceOf(db, row.id);
  const updatedAt = changedAt(row, now);
  const columns = {
    ...withoutWords(row),
    updatedAt,
    wordsDeletedAt: updatedAt,
    recordingsDeletedAt: updatedAt,
    // What its study counted does not depend on whether the words are still there.
    hasContent: hadContent(row, before),
  };
  const record = { row: { ...row, ...columns }, revision, turns };
  await setResponse(db, row.id, { ...columns, doc: renderDocument(record) });
  await setIndexEntries(db, [indexEntryOf({ ...record, row: { ...record.row, version: row.version + 1 } })]);
  const folders = await deleteExportsOf(db, row.studyId);
  await dropRecordings(db, row, { files: true, folders });
  return true;
}

/** Whether it has, or had before its words were deleted, an answer with content: what its study counts (G6). */
export function hadContent(
  row: Pick<ResponseRow, 'wordsDeletedAt' | 'hasContent'>,
  turns: Parameters<typeof hasAnyContent>[0],
): boolean {
  return hasAnyContent(turns) || (row.wordsDeletedAt !== null && row.hasContent);
}

/** What an analyst made of the words. Tags that reviewers gave, and the figures of quality, are none of it. */
function withoutWords({ themeTags }: Pick<ResponseRow, 'themeTags'>) {
  return {
    tagline: null,
    summary: null,
    shortTranscript: null,
    shortAssistantMessages: [],
    bulletSummary: [],
    bulletSources: [],
    tags: [],
    removedTags: [],
    tagSources: [],
    themeTags: themeTags && [],
    themeSources: [],
    statements: null,
    terms: [],
    otherRemarks: '',
    personas: '',
  } satisfies Partial<ResponseRow>;
}
