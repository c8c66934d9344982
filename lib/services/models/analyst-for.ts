import { type Analyst, extractiveAnalyst } from '@/lib/ports/analyst';
import { modelAnalyst } from '@/lib/ports/model-analyst';
import type { Db } from '@/lib/store/database';
import { modelFor } from './model-for';

/** Who analyses a response: the model that works for its organisation, else the built-in analyst. */
export async function analystFor(
  db: Db,
  { id: responseId, studyId, organizationId }: { id: string; studyId: string; organizationId: string },
): Promise<Analyst> {
  const asked = await modelFor(db, 'analyst', { organizationId, studyId, responseId });
  // Apart from the moderator's calls: who writes slowly may still decide in time.
  return asked ? modelAnalyst(asked.model, `${asked.endpoint} analysis`) : extractiveAnalyst;
}
