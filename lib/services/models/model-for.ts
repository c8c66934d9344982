import type { ModelLimits } from '@/lib/domain/models/organization-model';
import {
  endpointKey,
  type LanguageModel,
  languageModel,
  type ModelEndpoint,
} from '@/lib/ports/language-model';
import { operatorsModel } from '@/lib/ports/operators-model';
import type { Db } from '@/lib/store/database';
import { type ModelUse, meteredModel } from './metered-model';
import { endpointOf, findOwnModel, ownEndpointKey } from './own-model';

/** A model to ask, and what identifies its endpoint to whoever remembers how it answers. */
export interface ModelToAsk {
  model: LanguageModel;
  endpoint: string;
}

/**
 * The model that works for an organisation: its own once that has passed a test, the operator's where it has set none.
 * Null: the rules go on alone. An organisation that sets a model decides where the words of its participants go, so
 * that its own not working is no reason to send them elsewhere.
 */
export async function modelFor(
  db: Db,
  role: 'moderator' | 'analyst',
  use: Omit<ModelUse, 'limits'>,
): Promise<ModelToAsk | null> {
  const chosen = await endpointFor(db, role, use.organizationId);
  if (!chosen) return null;
  const { at, endpoint, limits } = chosen;
  return { model: meteredModel(db, languageModel(at), { ...use, limits }), endpoint };
}

async function endpointFor(
  db: Db,
  role: 'moderator' | 'analyst',
  organizationId: string,
): Promise<{ at: ModelEndpoint; endpoint: string; limits: ModelLimits } | null> {
  const own = await findOwnModel(db, organizationId);
  if (!own) {
    const at = operatorsModel(role);
    return at && { at, endpoint: endpointKey(at), limits: {} };
  }
  const at = own.passed ? endpointOf(own) : null;
  return at && { at, endpoint: ownEndpointKey(own), limits: own.limits };
}
