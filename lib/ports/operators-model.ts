import { env } from '@/lib/env';
import type { ModelEndpoint } from './language-model';

/** The model that the operator has configured for a role; it may be at any address. Null: none. */
export function operatorsModel(role: 'moderator' | 'analyst'): ModelEndpoint | null {
  const provider = env().llm?.[role];
  return provider ? { ...provider, allowPrivate: true } : null;
}
