import { endpointKey, languageModel } from '@/lib/ports/language-model';
import { modelModerator } from '@/lib/ports/model-moderator';
import { type Moderator, rulesModerator } from '@/lib/ports/moderator';
import { operatorsModel } from '@/lib/ports/operators-model';
import type { Db } from '@/lib/store/database';
import { meteredModel } from './metered-model';
import { findUsableModel } from './own-model';

/** Who words the follow-ups of an interview: the organisation's own model, else the operator's, else the rules. */
export async function moderatorFor(
  db: Db,
  interview: { id: string; studyId: string; organizationId: string },
): Promise<Moderator> {
  const { id: responseId, studyId, organizationId } = interview;
  const own = await findUsableModel(db, organizationId);
  const endpoint = own?.endpoint ?? operatorsModel('moderator');
  if (!endpoint) return rulesModerator;
  const limits = own?.limits ?? {};
  const model = meteredModel(db, languageModel(endpoint), { organizationId, studyId, responseId, limits });
  return modelModerator(model, own ? ownEndpointKey(own) : endpointKey(endpoint));
}

/** What one organisation's settings do at an endpoint says nothing about another's. */
export function ownEndpointKey({
  organizationId,
  version,
}: {
  organizationId: string;
  version: string;
}): string {
  return `${organizationId} ${version}`;
}
