import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Mention, Said } from '@/lib/domain/themes/mention';
import type { ThemeOrigin } from '@/lib/domain/themes/theme';
import type { Db } from '@/lib/store/database';
import type { ResponseRow, TurnRow } from '@/lib/store/responses';
import { withShares } from '@/lib/store/theme-counts';
import { deleteEvidence, type EvidenceRow, insertFound, listEvidenceOf } from '@/lib/store/theme-evidence';
import { setReading } from '@/lib/store/theme-readings';
import { type CodebookRow, listThemes, lockCodebook, type ThemeRow } from '@/lib/store/themes';
import type { InterviewRecord } from '../interviews/interview-record';
import { withoutFlagged } from '../responses/without-flagged';
import { themeTagsOf } from './theme-tags';

/** Who looked for themes in a response, and what was found. */
export interface Coding {
  by: {
    origin: Exclude<ThemeOrigin, 'person'>;
    model: string | null;
    /** The model whose vectors told what is near a theme without its words. */
    nearBy: string | null;
  };
  mentions: readonly Mention[];
}

/** What somebody said in their own words, without what has to be answered with care (K5). */
export function saidIn(turns: readonly TurnRow[]): Said[] {
  return turns
    .map(withoutFlagged)
    .flatMap(({ seq, answer, user, moderator }) =>
      isOpen(answer) && user.trim() !== '' ? [{ seq, text: user, asked: moderator }] : [],
    );
}

/** Suggestions are counted, too, so that a person sees what they decide about; what was turned down is let be. */
export function isLookedFor({ status }: Pick<ThemeRow, 'status'>): boolean {
  return status !== 'rejected';
}

/**
 * Stores what was found in a response for its study's themes, with the counts, and returns what the response
 * shows of it. People's decisions stay: what they put in is kept, what they took out does not come back. Without a coding
 * only what is shown is computed. The caller has locked the response and then the codebook.
 */
export async function storeCoding(
  db: Db,
  { codebook, themes }: { codebook: CodebookRow; themes: readonly ThemeRow[] },
  record: Pick<InterviewRecord, 'row' | 'revision'>,
  coding: Coding | null,
): Promise<Pick<ResponseRow, 'themeTags' | 'themeSources'>> {
  const { row } = record;
  const looked = new Set(themes.filter(isLookedFor).map(({ id }) => id));
  const kept = await listEvidenceOf(db, row.id);
  const { dropped, found } = coding ? differences(kept, coding, looked) : { dropped: [], found: [] };
  if (coding && (dropped.length > 0 || found.length > 0)) {
    await withShares(db, row.id, async () => {
      await deleteEvidence(
        db,
        dropped.map(({ id }) => id),
      );
      const { organizationId, studyId, readableId } = row;
      await insertFound(
        db,
        found.map(({ themeId, seq, start, end, stance, isNear }) => ({
          ...{ organizationId, studyId, themeId, responseId: row.id, readableId, seq },
          ...{ startOffset: start, endOffset: end, stance },
          ...{ origin: coding.by.origin, model: isNear ? coding.by.nearBy : coding.by.model },
        })),
      );
    });
  }
  const evidence = dropped.length + found.length > 0 ? await listEvidenceOf(db, row.id) : kept;
  const shown = themeTagsOf(themes, evidence, record);
  if (row.askedOpen) {
    // "None" is an answer, of the themes that are accepted.
    const covered = (shown.themeTags?.length ?? 0) > 0;
    await setReading(db, { responseId: row.id, studyId: row.studyId, version: codebook.version, covered });
  }
  return shown;
}

/**
 * The same for a response that is analysed. What was found by themes as they no longer are is left to the reading that is
 * due then. The caller has locked the response.
 */
export async function storeNewCoding(
  db: Db,
  record: Pick<InterviewRecord, 'row' | 'revision'>,
  coding: Coding | null,
): Promise<Partial<Pick<ResponseRow, 'themeTags' | 'themeSources'>>> {
  const codebook = await lockCodebook(db, record.row.studyId);
  if (!codebook) return {};
  return storeCoding(db, { codebook, themes: await listThemes(db, record.row.studyId) }, record, coding);
}

/** Of the kept passages those that are not found any more, and what is found anew. */
function differences(
  kept: readonly EvidenceRow[],
  { by, mentions }: Coding,
  looked: ReadonlySet<string>,
): { dropped: EvidenceRow[]; found: Mention[] } {
  const sought = mentions.filter(({ themeId }) => looked.has(themeId));
  const samePlace = (one: EvidenceRow, { themeId, seq, start, end }: Mention) =>
    one.themeId === themeId && one.seq === seq && one.startOffset === start && one.endOffset === end;
  const overlaps = (one: EvidenceRow, { themeId, seq, start, end }: Mention) =>
    one.themeId === themeId && one.seq === seq && one.startOffset < end && one.endOffset > start;
  const dropped = kept.filter(
    (one) =>
      looked.has(one.themeId) &&
      one.origin !== 'person' &&
      // The rules do not judge what a model has read.
      (one.origin === by.origin || by.origin === 'model') &&
      !sought.some((mention) => samePlace(one, mention) && mention.stance === one.stance),
  );
  const left = kept.filter((one) => !dropped.includes(one));
  return { dropped, found: sought.filter((mention) => !left.some((one) => overlaps(one, mention))) };
}
