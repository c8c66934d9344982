import type { ReadingModel } from '@/lib/ports/theme-model';
import type { Db } from '@/lib/store/database';
import { modelFor } from '../models/model-for';

/**
 * The model that reads an organisation's responses for themes, or drafts its translations; null without one. Its
 * tokens count for the study, not for the interviews: a reading of all must not leave their moderator without any.
 */
export async function readingModel(
  db: Db,
  { organizationId, studyId }: { organizationId: string; studyId: string },
  /** Apart from the calls of others: who reads slowly may still decide in time. */
  work: 'themes' | 'translations' = 'themes',
): Promise<ReadingModel | null> {
  const asked = await modelFor(db, 'analyst', { organizationId, studyId, responseId: null });
  return asked && { ...asked, endpoint: `${asked.endpoint} ${work}` };
}
