import { type Analyst, extractiveAnalyst } from '@/lib/ports/analyst';
import { endpointKey, languageModel } from '@/lib/ports/language-model';
import { modelAnalyst } from '@/lib/ports/model-analyst';
import { operatorsModel } from '@/lib/ports/operators-model';
import type { Db } from '@/lib/store/database';
import { meteredModel } from './metered-model';
import { ownEndpointKey } from './moderator-for';
import { findUsableModel } from './own-model';

/** Who analyses a response: the organisation's own model, else the operator's, else the built-in analyst. */
export async function analystFor(
  db: Db,
  response: { id: string; studyId: string; organizationId: string },
): Promise<Analyst> {
  const { id: responseId, studyId, organizationId } = response;
  const own = await findUsableModel(db, organizationId);
  const endpoint = own?.endpoint ?? operatorsModel('analyst');
  if (!endpoint) return extractiveAnalyst;
  const limits = own?.limits ?? {};
  const model = meteredModel(db, languageModel(endpoint), { organizationId, studyId, responseId, limits });
  const key = own ? ownEndpointKey(own) : endpointKey(endpoint);
  // Apart from the moderator's calls: who writes slowly may still decide in time.
  return modelAnalyst(model, `${key} analysis`);
}
