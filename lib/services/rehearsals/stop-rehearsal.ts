import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import { endRehearsal } from '@/lib/store/rehearsals';
import type { MemberContext } from '../context';
import { findOne, type RehearsalState, readRehearsal } from './read-rehearsal';

/**
 * Ends a rehearsal as far as it came; one that is over stays as it is. Refuses `study_not_found`, `not_found`,
 * `forbidden`.
 */
export async function stopRehearsal(
  ctx: MemberContext,
  input: { study: StudyReference; rehearsalId: string },
): Promise<RehearsalState> {
  const { row } = await findOne(ctx, input);
  if (!roleMay(ctx.principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not try studies.');
  await endRehearsal(ctx.db, row.id, 'stopped');
  return readRehearsal(ctx, input);
}
