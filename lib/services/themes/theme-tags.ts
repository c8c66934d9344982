import { factsOf } from '@/lib/domain/response/facts';
import type { Db } from '@/lib/store/database';
import { setFacts } from '@/lib/store/response-index';
import { type ResponseRow, setResponse } from '@/lib/store/responses';
import type { EvidenceRow } from '@/lib/store/theme-evidence';
import type { ThemeRow } from '@/lib/store/themes';
import type { InterviewRecord } from '../interviews/interview-record';
import { changedAt } from '../interviews/progressed';
import { rowOffset } from '../reading/row-offset';
import { factSourceOf } from '../responses/index-responses';
import { renderDocument } from '../responses/render-document';

/** What a response shows of its study's themes: those that are accepted and that it has evidence for (L2). */
export function themeTagsOf(
  themes: readonly ThemeRow[],
  evidence: readonly EvidenceRow[],
  { revision }: Pick<InterviewRecord, 'revision'>,
): Pick<ResponseRow, 'themeTags' | 'themeSources'> {
  const accepted = themes.filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return { themeTags: null, themeSources: [] };
  const offset = rowOffset(revision);
  const told = accepted.flatMap(({ id, name }) => {
    const rows = evidence.filter(
      ({ themeId, takenOut, stance }) => themeId === id && !takenOut && stance === 'supports',
    );
    return rows.length === 0 ? [] : [{ name, rows: [...new Set(rows.map(({ seq }) => seq + offset))] }];
  });
  return { themeTags: told.map(({ name }) => name), themeSources: told.map(({ rows }) => rows) };
}

/**
 * Writes what a response shows of themes, with its document and its facts; nothing when nothing changed. The caller has
 * locked the response.
 */
export async function setThemeTags(
  db: Db,
  record: InterviewRecord & { now: Date },
  shown: Pick<ResponseRow, 'themeTags' | 'themeSources'>,
): Promise<void> {
  const { row, now } = record;
  const isSame =
    JSON.stringify([row.themeTags, row.themeSources]) ===
    JSON.stringify([shown.themeTags, shown.themeSources]);
  if (isSame) return;
  const columns = { ...shown, updatedAt: changedAt(row, now) };
  const changed = { ...record, row: { ...row, ...columns } };
  await setResponse(db, row.id, { ...columns, doc: renderDocument(changed) });
  const facts = factsOf(factSourceOf(changed));
  await setFacts(db, [{ responseId: row.id, version: row.version + 1, facts }]);
}
