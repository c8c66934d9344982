import { endpointKey, languageModel } from '@/lib/ports/language-model';
import { operatorsModel } from '@/lib/ports/operators-model';
import type { ReadingModel } from '@/lib/ports/theme-model';
import type { Db } from '@/lib/store/database';
import { meteredModel } from '../models/metered-model';
import { ownEndpointKey } from '../models/moderator-for';
import { findUsableModel } from '../models/own-model';

/**
 * The model that reads for themes, or drafts translations: the organisation's own, else the operator's for the analyst; null without one. Its
 * tokens count for the study, not for the interviews: a reading of all must not leave their moderator without any.
 */
export async function readingModel(
  db: Db,
  { organizationId, studyId }: { organizationId: string; studyId: string },
  /** Apart from the calls of others: who reads slowly may still decide in time. */
  work: 'themes' | 'translations' = 'themes',
): Promise<ReadingModel | null> {
  const own = await findUsableModel(db, organizationId);
  const endpoint = own?.endpoint ?? operatorsModel('analyst');
  if (!endpoint) return null;
  const use = { organizationId, studyId, responseId: null, limits: own?.limits ?? {} };
  const key = own ? ownEndpointKey(own) : endpointKey(endpoint);
  return { model: meteredModel(db, languageModel(endpoint), use), endpoint: `${key} ${work}` };
}
