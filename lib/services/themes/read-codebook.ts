import type { StudyReference } from '@/lib/domain/identifier';
import type { ThemeChange } from '@/lib/domain/themes/theme';
import { countReadings } from '@/lib/store/theme-readings';
import { askedOf, findCodebook, listDecisions as listStored, listThemes } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { findStoredTheme, type ThemePath } from './find-theme';

/** How far responses are read with the themes as they are, and what else the page of themes shows. */
export interface CodebookState {
  reading: 'none' | 'due' | 'done';
  /** Responses read with the newest version, of those to be read. */
  read: number;
  toRead: number;
  readAt: Date | null;
  suggesting: boolean;
  suggestedAt: Date | null;
  /** People who were asked an open question. */
  asked: number;
  /** People who were read and have nothing for any accepted theme: "none" is an answer. */
  none: number;
  themes: {
    themeId: string;
    /** People who speak against it. */
    opposed: number;
    passages: number;
    /** Its rule is newer than the reading. */
    stale: boolean;
    decidedAt: Date | null;
  }[];
}

/** Refuses `study_not_found`. */
export async function readCodebook(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<CodebookState> {
  const study = await findReadableStudy(ctx, input.study);
  const { db } = ctx;
  const [codebook, themes, asked] = await Promise.all([
    findCodebook(db, study.id),
    listThemes(db, study.id),
    askedOf(db, study.id),
  ]);
  const { version, readVersion } = codebook ?? { version: 0, readVersion: 0 };
  const readings = await countReadings(db, study.id, version);
  const accepted = themes.some(({ status }) => status === 'accepted');
  const { suggestAskedAt = null, suggestedAt = null, readAt = null } = codebook ?? {};
  return {
    reading: version === 0 ? 'none' : readVersion < version ? 'due' : 'done',
    read: readings.current,
    toRead: asked.ended,
    readAt,
    suggesting: suggestAskedAt !== null && (suggestedAt === null || suggestedAt < suggestAskedAt),
    suggestedAt,
    asked: asked.open + asked.ended,
    none: accepted ? readings.none : 0,
    themes: themes.map(({ id, opposed, passages, status, ruleVersion, decidedAt }) => ({
      themeId: id,
      opposed,
      passages,
      stale: status === 'accepted' && ruleVersion > readVersion,
      decidedAt,
    })),
  };
}

export interface Decision {
  at: Date;
  /** Null once that person is deleted. */
  by: { id: string; name: string } | null;
  change: ThemeChange;
}

/** Enough to see how a theme came about. */
const MOST_DECISIONS = 100;

/** What people decided about a theme, newest first. Refuses `study_not_found`, `not_found`. */
export async function listDecisions(ctx: MemberContext, path: ThemePath): Promise<Decision[]> {
  const { row } = await findStoredTheme(ctx, path);
  const stored = await listStored(ctx.db, row.id, MOST_DECISIONS);
  return stored.map(({ at, personId, name, change }) => ({
    at,
    by: personId !== null && name !== null ? { id: personId, name } : null,
    change,
  }));
}
