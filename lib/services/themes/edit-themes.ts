import { Failure } from '@/lib/domain/failure';
import type { ThemeChange } from '@/lib/domain/themes/theme';
import type { Db } from '@/lib/store/database';
import type { StudyRow } from '@/lib/store/studies';
import {
  type CodebookRow,
  insertDecision,
  listThemes,
  openCodebook,
  setCodebook,
  type ThemeRow,
} from '@/lib/store/themes';
import { type MemberContext, withTransaction } from '../context';
import { enqueueReading } from './enqueue-themes';
import { refuseUnlessEditor } from './find-theme';

/** A study's themes, held by a person who changes them. */
export interface Edited {
  db: Db;
  study: StudyRow;
  codebook: CodebookRow;
  themes: ThemeRow[];
  personId: string;
  /** Writes down what the person decided. */
  note: (themeId: string, change: ThemeChange) => Promise<void>;
  /** Responses have to be read again, with the codebook's next version, which it returns. */
  readAgain: () => Promise<number>;
}

/**
 * Changes a study's themes in one transaction that holds all of them. Refuses `forbidden`, `study_busy`, and
 * `study_not_found` for a study that is deleted meanwhile.
 */
export async function editThemes<T>(
  ctx: MemberContext,
  study: StudyRow,
  change: (edited: Edited) => Promise<T>,
): Promise<T> {
  refuseUnlessEditor(ctx);
  return withTransaction(ctx, async ({ db }) => change(await edited(db, study, ctx.principal.userId)));
}

/** The same within a transaction. Refuses `study_not_found`. */
export async function edited(db: Db, study: StudyRow, personId: string): Promise<Edited> {
  const codebook = await openCodebook(db, { studyId: study.id, organizationId: study.organizationId });
  if (!codebook) throw new Failure('study_not_found', 'There is no such study in this organisation.');
  const version = codebook.version + 1;
  return {
    ...{ db, study, codebook, personId },
    themes: await listThemes(db, study.id),
    note: (themeId, change) => insertDecision(db, { studyId: study.id, themeId, personId, change }),
    readAgain: async () => {
      await setCodebook(db, study.id, { version, readUpTo: 0 });
      await enqueueReading(db, study.id);
      return version;
    },
  };
}

export function refuseStale(seen: number | 'any', row: ThemeRow): void {
  if (seen !== 'any' && seen !== row.version)
    throw new Failure(
      'concurrent_modification',
      'The theme was changed since you read it. Read it again first.',
    );
}
