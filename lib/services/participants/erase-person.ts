import { Failure, isFailure } from '@/lib/domain/failure';
import type { PersonReference } from '@/lib/domain/participant/identity';
import { roleMay } from '@/lib/domain/roles';
import {
  countPersonalResponses,
  deletePersonalTraces,
  listPersonalInvitations,
  listPersonalResponses,
  type PersonalResponse,
  type PersonSought,
} from '@/lib/store/participants';
import { type MemberContext, withTransaction } from '../context';
import { erasePersonalResponse, Held } from './erase-personal-response';
import { identifyPerson } from './identify-person';

/** The responses that one request erases at most; the next request goes on. */
const MOST = 100;
/** After so long no further one is begun, so that the request is answered in time on a busy machine too. */
const LONGEST_MS = 2_000;

/** Somebody else has erased it: the transaction is rolled back, and there is nothing to record. */
class Gone extends Error {}

export interface ErasedPerson {
  /** Responses, by this request. */
  erased: number;
  /** Responses that are still there and may be erased: the same request goes on with them. */
  remaining: number;
  /** Responses that a legal hold keeps, a hundred at most; nothing of them was erased. */
  held: { id: string; studyId: string }[];
}

/**
 * Erases a person's responses over all studies of the organisation, each in a transaction of its own with an entry in
 * the audit log, then invitations that name them (O2). Interviews under way end by it; what was charged stays in the
 * ledger. What a legal hold keeps is skipped and named, and so is what leads to it. Repeating the request changes nothing
 * more. Refuses `forbidden`, and `study_busy` when nothing could be done.
 */
export async function erasePerson(
  ctx: MemberContext,
  input: { person: PersonReference },
): Promise<ErasedPerson> {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins may erase a person’s data.');
  }
  const known = await identifyPerson(ctx, input.person);
  // Nothing of a person is to be left behind: only a test key keeps to its own studies.
  const sought = { ...known, test: known.test || null };
  const total = await countPersonalResponses(ctx.db, sought, { held: false });
  const found = await listPersonalResponses(ctx.db, sought, { limit: MOST, offset: 0, held: false });
  const isAnyHeld = (await countPersonalResponses(ctx.db, sought, { held: true })) > 0;
  const began = performance.now();
  let erased = 0;
  for (const [at, one] of found.entries()) {
    if (erased > 0 && performance.now() - began > LONGEST_MS) break;
    const isErased = await eraseOne(ctx, sought, { ...one, isLast: !isAnyHeld && at === total - 1 }).catch(
      (error: unknown) => {
        if (error instanceof Gone || error instanceof Held) return false;
        // What was erased before is to be told.
        if (erased === 0 || !isFailure(error)) throw error;
        return undefined;
      },
    );
    if (isErased === undefined) break;
    if (isErased) erased += 1;
  }
  const remaining = await countPersonalResponses(ctx.db, sought, { held: false });
  const kept = await listPersonalResponses(ctx.db, sought, { limit: MOST, offset: 0, held: true });
  const held = kept.map(({ id, studyId }) => ({ id, studyId }));
  if (remaining === 0 && held.length === 0 && (await listPersonalInvitations(ctx.db, sought)).length > 0) {
    await withTransaction(ctx, ({ db }) => deletePersonalTraces(db, sought));
  }
  return { erased, remaining, held };
}

/**
 * Whatever else names the person goes with their last response: the one that they are known by comes last, and nothing
 * leads to the rest afterwards.
 */
async function eraseOne(
  ctx: MemberContext,
  sought: PersonSought,
  { id, studyId, isLast }: PersonalResponse & { isLast: boolean },
): Promise<boolean> {
  const { organizationId, test } = sought;
  const only = { organizationId, test, parameters: [], addressHash: null, responseId: id };
  return withTransaction(ctx, async ({ db }) => {
    const outcome = await erasePersonalResponse(db, { id, studyId }, isLast ? sought : only);
    if (outcome === 'gone') throw new Gone();
    ctx.audit?.about({ type: 'response', id }, studyId);
    return true;
  });
}
