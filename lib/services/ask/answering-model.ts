import type { Db } from '@/lib/store/database';
import { type ModelToAsk, modelFor } from '../models/model-for';

/** The model that writes answers for an organisation. Null: none. */
export async function answeringModel(
  db: Db,
  organizationId: string,
  studyId: string | null,
): Promise<ModelToAsk | null> {
  const asked = await modelFor(db, 'analyst', { organizationId, studyId, responseId: null });
  // Apart from the moderator's calls: who writes slowly may still decide in time.
  return asked && { ...asked, endpoint: `${asked.endpoint} answers` };
}
