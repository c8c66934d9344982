import { Failure } from '@/lib/domain/failure';
import { mayChangeAnnotation, refuseUnlessEditor } from '@/lib/domain/reading/annotation';
import { tidyTag } from '@/lib/domain/response/shown-tags';
import {
  deleteAnnotation as deleteStored,
  findAnnotation,
  type SignedAnnotation,
  setAnnotation,
} from '@/lib/store/annotations';
import { type MemberContext, withTransaction } from '../context';
import { type Annotation, annotationOf } from './annotation-of';
import { setTags } from './change-tags';
import { findReviewed, type ResponsePath, type Reviewed } from './find-reviewed';
import { rowOffset } from './row-offset';

/** The changeable fields: its words and its tag. Its place stays. */
export interface AnnotationChange {
  tag?: string | null | undefined;
  body?: string | null | undefined;
}

/**
 * Refuses `study_not_found`, `response_not_found`, `not_found`, `forbidden`, and `conflict` when the annotation would
 * become empty.
 */
export async function changeAnnotation(
  ctx: MemberContext,
  path: ResponsePath & { annotationId: string },
  change: AnnotationChange,
): Promise<Annotation> {
  const { reviewed, stored } = await findOwn(ctx, path);
  const isHighlight = stored.startOffset !== null;
  const tag = change.tag === undefined ? stored.tag : change.tag && tidyTag(change.tag);
  const body = change.body === undefined ? stored.body : change.body;
  if (tag !== null && !isHighlight)
    throw new Failure('conflict', 'A tag belongs to a highlighted passage; this is a note.');
  if (body === null && !isHighlight)
    throw new Failure('conflict', 'A note without words says nothing. Delete it instead.');
  return withTransaction(ctx, async ({ db }) => {
    const found = await setAnnotation(db, stored.id, { tag, body, updatedAt: ctx.now() });
    if (!found) throw noAnnotation();
    if (tag !== null && tag !== stored.tag) await setTags(db, reviewed, { add: [tag], remove: [] });
    const after = await findAnnotation(db, reviewed.row.id, stored.id);
    if (!after) throw noAnnotation();
    const offset = rowOffset(reviewed.revision);
    return annotationOf(after, { turns: reviewed.turns, offset, reader: ctx.principal });
  });
}

/** Refuses `study_not_found`, `response_not_found`, `not_found`, `forbidden`. */
export async function deleteAnnotation(
  ctx: MemberContext,
  path: ResponsePath & { annotationId: string },
): Promise<{ id: string }> {
  const { stored } = await findOwn(ctx, path);
  await withTransaction(ctx, async ({ db }) => {
    if (!(await deleteStored(db, stored.id))) throw noAnnotation();
  });
  return { id: stored.id };
}

async function findOwn(
  ctx: MemberContext,
  { annotationId, ...path }: ResponsePath & { annotationId: string },
): Promise<{ reviewed: Reviewed; stored: SignedAnnotation }> {
  const reviewed = await findReviewed(ctx, path);
  const stored = await findAnnotation(ctx.db, reviewed.row.id, annotationId);
  if (!stored) throw noAnnotation();
  refuseUnlessEditor(ctx.principal);
  if (!mayChangeAnnotation(ctx.principal, stored))
    throw new Failure('forbidden', 'Somebody else wrote this. Its author, owners and admins may change it.');
  return { reviewed, stored };
}

function noAnnotation(): Failure {
  return new Failure('not_found', 'There is no such annotation on this response.');
}
