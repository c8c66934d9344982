import { deleteOrganizationModel } from '@/lib/store/organization-models';
import { type MemberContext, withTransaction } from '../context';
import { forgetModel } from './own-model';
import { type Models, modelsOf, refuseOthers } from './read-models';

/** Removes the organisation's own model and its key; what it took stays counted. Refuses `forbidden`. */
export async function removeModel(ctx: MemberContext): Promise<Models> {
  refuseOthers(ctx);
  await withTransaction(ctx, ({ db }) => deleteOrganizationModel(db, ctx.principal.organizationId));
  forgetModel(ctx.principal.organizationId);
  return modelsOf(undefined);
}
