import { BoundedMap } from '@/lib/domain/bounded-map';
import type { ModelEndpoint } from '@/lib/ports/language-model';
import { organizationsModel } from '@/lib/ports/organizations-model';
import { unseal } from '@/lib/ports/seal';
import type { Db } from '@/lib/store/database';
import { findOrganizationModel, type OrganizationModelRow } from '@/lib/store/organization-models';

/** For so long a process may go on with what it has read: every answer would ask for it. */
const KEPT_MS = 5_000;
const ORGANIZATIONS = 1_000;

interface Kept {
  row: OrganizationModelRow | null;
  until: number;
}
const holder = globalThis as typeof globalThis & { __colloquyOwnModels?: BoundedMap<string, Kept> };

function kept(): BoundedMap<string, Kept> {
  holder.__colloquyOwnModels ??= new BoundedMap(ORGANIZATIONS);
  return holder.__colloquyOwnModels;
}

/** An organisation's own model as it was at most five seconds ago, whether it can be used or not; null without one. */
export async function findOwnModel(db: Db, organizationId: string): Promise<OrganizationModelRow | null> {
  let known = kept().get(organizationId);
  if (!known || known.until < Date.now()) {
    known = { row: (await findOrganizationModel(db, organizationId)) ?? null, until: Date.now() + KEPT_MS };
    kept().set(organizationId, known);
  }
  return known.row;
}

/** What one organisation's settings do at an endpoint says nothing about another's. */
export function ownEndpointKey({ organizationId, version }: OrganizationModelRow): string {
  return `${organizationId} ${version}`;
}

/** Where it is, with its key; null when the key was sealed with another secret of the application. */
export function endpointOf(row: OrganizationModelRow): ModelEndpoint | null {
  const apiKey = row.apiKey === null ? null : unseal(row.apiKey);
  return apiKey === undefined ? null : organizationsModel({ baseUrl: row.baseUrl, model: row.model, apiKey });
}

/** Has this process read it again: it was changed. */
export function forgetModel(organizationId: string): void {
  kept().delete(organizationId);
}
