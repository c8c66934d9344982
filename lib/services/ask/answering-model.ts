import { endpointKey, type LanguageModel, languageModel } from '@/lib/ports/language-model';
import { operatorsModel } from '@/lib/ports/operators-model';
import type { Db } from '@/lib/store/database';
import { meteredModel } from '../models/metered-model';
import { ownEndpointKey } from '../models/moderator-for';
import { findUsableModel } from '../models/own-model';

/** The model that writes answers, and what identifies its endpoint: the organisation's own, else the operator's. Null: none. */
export async function answeringModel(
  db: Db,
  organizationId: string,
  studyId: string | null,
): Promise<{ model: LanguageModel; endpoint: string } | null> {
  const own = await findUsableModel(db, organizationId);
  const endpoint = own?.endpoint ?? operatorsModel('analyst');
  if (!endpoint) return null;
  const use = { organizationId, studyId, responseId: null, limits: own?.limits ?? {} };
  const key = own ? ownEndpointKey(own) : endpointKey(endpoint);
  // Apart from the moderator's calls: who writes slowly may still decide in time.
  return { model: meteredModel(db, languageModel(endpoint), use), endpoint: `${key} answers` };
}
