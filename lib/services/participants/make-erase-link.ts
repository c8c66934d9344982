import { Failure } from '@/lib/domain/failure';
import { eraseUrl } from '@/lib/ports/erase-token';
import { findResponseById } from '@/lib/store/responses';
import type { ParticipantContext } from '../context';

/** The address where the participant may delete their answers, also later (O2). Refuses `conflict` before the end. */
export async function makeEraseLink(ctx: ParticipantContext): Promise<string> {
  const { responseId } = ctx.principal;
  const row = await findResponseById(ctx.db, responseId);
  if (!row || row.progress === 'in_progress')
    throw new Failure('conflict', 'This interview is still under way.');
  return eraseUrl({ studyId: row.studyId, responseId, language: row.language });
}
