import { Failure } from '@/lib/domain/failure';
import { passageProblem, refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import type { Passage } from '@/lib/domain/reading/passage';
import { tidyTag } from '@/lib/domain/response/shown-tags';
import { findAnnotation, insertAnnotation } from '@/lib/store/annotations';
import { lockResponse } from '@/lib/store/responses';
import { type MemberContext, withTransaction } from '../context';
import { type Annotation, annotationOf } from './annotation-of';
import { setTags } from './change-tags';
import { findReviewed, noResponse, type ResponsePath, type Reviewed } from './find-reviewed';
import { rowOffset } from './row-offset';

export interface NewAnnotation {
  /** Null: the whole response. */
  responseIndex: number | null;
  passage: Passage | null;
  /** The words that the caller saw at this place; null: unchecked. */
  quote: string | null;
  tag: string | null;
  body: string | null;
}

/**
 * Writes a note on a response or a row of it, or highlights a part of the participant's words. The tag of a highlight
 * is added to the response, too. Refuses `study_not_found`, `response_not_found`, `forbidden`, `invalid_request_body`
 * for a place that does not exist, and `conflict` when the words have changed.
 */
export async function annotate(
  ctx: MemberContext,
  path: ResponsePath,
  wanted: NewAnnotation,
): Promise<Annotation> {
  const reviewed = await findReviewed(ctx, path);
  refuseUnlessEditor(ctx.principal);
  const offset = rowOffset(reviewed.revision);
  const seq = placeOf(reviewed, wanted, offset);
  const { organizationId, userId } = ctx.principal;
  const tag = wanted.tag === null ? null : tidyTag(wanted.tag);
  return withTransaction(ctx, async ({ db }) => {
    if (!(await lockResponse(db, reviewed.row.id))) throw noResponse();
    const id = await insertAnnotation(db, {
      organizationId,
      studyId: reviewed.row.studyId,
      responseId: reviewed.row.id,
      seq,
      startOffset: wanted.passage?.start ?? null,
      endOffset: wanted.passage?.end ?? null,
      tag,
      body: wanted.body,
      authorId: userId,
    });
    if (tag !== null) await setTags(db, reviewed, { add: [tag], remove: [] });
    const stored = await findAnnotation(db, reviewed.row.id, id);
    return annotationOf(stored!, { turns: reviewed.turns, offset, reader: ctx.principal });
  });
}

/** The turn that it belongs to; null: the whole response. */
function placeOf({ turns }: Reviewed, wanted: NewAnnotation, offset: number): number | null {
  const { responseIndex, passage, quote } = wanted;
  if (responseIndex === null) return null;
  const turn = turns.find(({ seq }) => seq === responseIndex - offset);
  if (!turn) throw misplaced(['responseIndex'], 'The response has no such row that was answered.');
  if (passage === null) return turn.seq;
  const problem = passageProblem(turn.user, passage);
  if (problem !== null) throw misplaced(['passage'], problem);
  if (quote !== null && turn.user.slice(passage.start, passage.end) !== quote)
    throw new Failure('conflict', 'The words of this row have changed. Read the response again.');
  return turn.seq;
}

function misplaced(path: string[], message: string): Failure {
  return new Failure('invalid_request_body', 'The annotation has no place in this response.', {
    issues: [{ path, message }],
  });
}
