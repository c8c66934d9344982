import { Failure } from '@/lib/domain/failure';
import type { OrganizationModel } from '@/lib/domain/models/organization-model';
import { roleMay } from '@/lib/domain/roles';
import { operatorsModel } from '@/lib/ports/operators-model';
import { findOrganizationModel, type OrganizationModelRow } from '@/lib/store/organization-models';
import type { MemberContext } from '../context';
import { settingsVersion } from '../seen-settings';

export interface Models {
  /** The organisation's own; null without one. */
  own: OrganizationModel | null;
  /** The name of the one that the operator has set for everybody; null without one. */
  operators: string | null;
  /** Names the own one as it is set, whatever its test found. */
  version: string;
}

/** The models of the caller's organisation. Refuses `forbidden`. */
export async function readModels(ctx: MemberContext): Promise<Models> {
  refuseOthers(ctx);
  return modelsOf(await findOrganizationModel(ctx.db, ctx.principal.organizationId));
}

/** Models cost money, and get what participants say: owners and admins decide about them. */
export function refuseOthers(ctx: MemberContext): void {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins see and set the models of the organisation.');
  }
}

export function modelsOf(row: OrganizationModelRow | undefined): Models {
  const operators = operatorsModel('moderator')?.model ?? null;
  return { own: row ? ownOf(row) : null, operators, version: modelVersion(row) };
}

/** Names how a model is set. */
export function modelVersion(row: OrganizationModelRow | undefined): string {
  if (!row) return settingsVersion([]);
  const { tokensPerInterview = null, tokensPerStudy = null, tokensPerMonth = null } = row.limits;
  return settingsVersion([row.version, tokensPerInterview, tokensPerStudy, tokensPerMonth]);
}

function ownOf({ baseUrl, model, apiKey, ...row }: OrganizationModelRow): OrganizationModel {
  const { keyLastFour: lastFour, keySavedAt: savedAt, limits, test, passed } = row;
  const key = apiKey && savedAt ? { lastFour: lastFour ?? '', savedAt } : null;
  return { baseUrl, model, key, limits, test, passed };
}
