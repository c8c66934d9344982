import { Failure } from '@/lib/domain/failure';
import type { ModelTest } from '@/lib/domain/models/organization-model';
import { forgetCalls } from '@/lib/ports/circuits';
import { testModel } from '@/lib/ports/test-model';
import {
  findOrganizationModel,
  type OrganizationModelRow,
  setModelTest,
} from '@/lib/store/organization-models';
import type { MemberContext } from '../context';
import { endpointOf, forgetModel, ownEndpointKey } from './own-model';
import { refuseOthers } from './read-models';

/** Asks the organisation's model made-up questions, and keeps what works. Refuses `forbidden` and `not_found`. */
export async function testOwnModel(ctx: MemberContext): Promise<ModelTest> {
  refuseOthers(ctx);
  const row = await findOrganizationModel(ctx.db, ctx.principal.organizationId);
  if (!row) throw new Failure('not_found', 'The organisation has set no model.');
  return (await testAndStore(ctx, row)).test!;
}

/** The model with what a test of it found, which is stored unless the model was changed meanwhile. */
export async function testAndStore(
  ctx: MemberContext,
  row: OrganizationModelRow,
): Promise<OrganizationModelRow> {
  const endpoint = endpointOf(row);
  const test = endpoint ? await testModel(endpoint, ctx.now) : unreadableKey(ctx.now());
  await setModelTest(ctx.db, row, test);
  forgetModel(row.organizationId);
  if (test.passed) forgetCalls(ownEndpointKey(row));
  return { ...row, test, passed: test.passed };
}

/** The application's secret is another one than when the key was sealed. */
function unreadableKey(now: Date): ModelTest {
  const check = { works: false, ms: null, problem: 'The key cannot be read any more: enter it again.' };
  return {
    testedAt: now.toISOString(),
    chat: check,
    jsonSchema: check,
    streaming: check,
    usage: check,
    passed: false,
  };
}
