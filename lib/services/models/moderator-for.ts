import { modelModerator } from '@/lib/ports/model-moderator';
import { type Moderator, rulesModerator } from '@/lib/ports/moderator';
import type { Db } from '@/lib/store/database';
import { modelFor } from './model-for';

/** Who words the follow-ups of an interview: the model that works for its organisation, else the rules. */
export async function moderatorFor(
  db: Db,
  { id: responseId, studyId, organizationId }: { id: string; studyId: string; organizationId: string },
): Promise<Moderator> {
  const asked = await modelFor(db, 'moderator', { organizationId, studyId, responseId });
  return asked ? modelModerator(asked.model, asked.endpoint) : rulesModerator;
}
