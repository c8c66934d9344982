import { env } from '@/lib/env';
import { refusePrivateName } from './guarded-fetch';
import type { ModelEndpoint } from './language-model';

/** A model that an organisation has set for itself: at a public address, unless the operator allows others. */
export function organizationsModel(given: {
  baseUrl: string;
  apiKey: string | null;
  model: string;
}): ModelEndpoint {
  return { ...given, allowPrivate: env().modelsPrivate };
}

/** Throws a RefusedAddress for an address that an organisation may not name. */
export async function refuseAddress(baseUrl: string): Promise<void> {
  if (!env().modelsPrivate) await refusePrivateName(new URL(baseUrl));
}
