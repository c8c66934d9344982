import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import type { ModelLimits } from '@/lib/domain/models/organization-model';
import { RefusedAddress } from '@/lib/ports/guarded-fetch';
import { refuseAddress } from '@/lib/ports/organizations-model';
import { seal } from '@/lib/ports/seal';
import {
  lockOrganizationModel,
  type OrganizationModelRow,
  setOrganizationModel,
} from '@/lib/store/organization-models';
import { type MemberContext, withTransaction } from '../context';
import { refuseUnlessSeen } from '../seen-settings';
import { forgetModel } from './own-model';
import { type Models, modelsOf, modelVersion, refuseOthers } from './read-models';
import { testAndStore } from './test-own-model';

export interface GivenModel {
  baseUrl: string;
  model: string;
  /** Left out: the key that is kept; null: none. */
  apiKey?: string | null | undefined;
  limits: ModelLimits;
  /** The version that the change is based on; null: whatever is set. */
  seen: string | null;
}

/**
 * Sets the organisation's own model and tests it; it is used once a test has passed. Refuses `forbidden`, and
 * `invalid_request_body` for an address that may not be called, or a key that is kept for another address, and
 * `concurrent_modification` when it is another one by now than was `seen`.
 */
export async function setModel(ctx: MemberContext, given: GivenModel): Promise<Models> {
  refuseOthers(ctx);
  await refusePrivateAddress(given.baseUrl);
  const { organizationId } = ctx.principal;
  const { row, isNew } = await withTransaction(ctx, async ({ db }) => {
    const before = await lockOrganizationModel(db, organizationId);
    refuseUnlessSeen(given.seen, modelVersion(before), 'the model');
    const isSame =
      before !== undefined &&
      before.baseUrl === given.baseUrl &&
      before.model === given.model &&
      given.apiKey === undefined;
    const row: OrganizationModelRow = isSame
      ? { ...before, limits: given.limits }
      : {
          organizationId,
          baseUrl: given.baseUrl,
          model: given.model,
          ...keyOf(given, before, ctx.now()),
          limits: given.limits,
          test: null,
          passed: false,
          version: randomUUID(),
        };
    await setOrganizationModel(db, row);
    return { row, isNew: !isSame };
  });
  forgetModel(organizationId);
  return modelsOf(isNew ? await testAndStore(ctx, row) : row);
}

type Key = Pick<OrganizationModelRow, 'apiKey' | 'keyLastFour' | 'keySavedAt'>;
const LAST = 4;
/** Of a shorter key the last four characters would be too much of it. */
const SHOWN_FROM = 12;

function keyOf(given: GivenModel, before: OrganizationModelRow | undefined, now: Date): Key {
  if (given.apiKey === null) return { apiKey: null, keyLastFour: null, keySavedAt: null };
  if (given.apiKey !== undefined) {
    const keyLastFour = given.apiKey.length >= SHOWN_FROM ? given.apiKey.slice(-LAST) : null;
    return { apiKey: seal(given.apiKey), keyLastFour, keySavedAt: now };
  }
  if (!before) return { apiKey: null, keyLastFour: null, keySavedAt: null };
  // Whoever may change the address must not get to read the key by having it sent to a server of theirs.
  if (before.apiKey !== null && new URL(before.baseUrl).origin !== new URL(given.baseUrl).origin) {
    throw refused('apiKey', 'The key that is kept was given for another address: enter it again.');
  }
  const { apiKey, keyLastFour, keySavedAt } = before;
  return { apiKey, keyLastFour, keySavedAt };
}

async function refusePrivateAddress(baseUrl: string): Promise<void> {
  try {
    await refuseAddress(baseUrl);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw refused('baseUrl', 'The address must be public, and https.');
  }
}

function refused(field: string, message: string): Failure {
  return new Failure('invalid_request_body', message, { issues: [{ path: [field], message }] });
}
