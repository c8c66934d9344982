import { v1Route } from '@/lib/http/v1-route';
import { moveStudies } from '@/lib/services/folders/move-studies';
import { moveStudiesDoc } from '@/lib/wire/docs/folders';
import { MovedStudiesShape, MoveStudiesRequest } from '@/lib/wire/v1/folder';

/** POST …/v1/folders/move. Studies into a folder, or out of all. */
export const POST = v1Route({
  doc: moveStudiesDoc,
  keepsToTests: true,
  body: MoveStudiesRequest,
  replies: { 200: MovedStudiesShape },
  run: ({ ctx, body }) => moveStudies(ctx, body),
  reply: (moved) => moved,
});
