import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Guide, InterviewConfig } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { type Db, database } from '@/lib/store/database';
import { findEditableRevision } from '@/lib/store/revisions';
import { revision } from '@/lib/store/schema';

/** Edits a study's editable revision directly in the tables, as a save does. */
export async function edited(
  studyId: string,
  change: { guide?: Guide; config?: Partial<InterviewConfig> },
  db: Db = database(),
): Promise<void> {
  const before = await findEditableRevision(db, studyId);
  if (!before) throw new Error('every study has an editable revision');
  await db
    .update(revision)
    .set({
      version: sql`${revision.version} + 1`,
      config: { ...before.config, ...change.config },
      ...(change.guide
        ? { guide: identifyGuide(change.guide, before.guide, () => crypto.randomUUID()) }
        : {}),
    })
    .where(and(eq(revision.studyId, studyId), isNull(revision.publishedAt)));
}
