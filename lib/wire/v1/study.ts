import { z } from 'zod';
import type { ListedStudy } from '@/lib/domain/study/study';

/** Result of create (specification, Study). */
export const StudyShape = z
  .object({ id: z.uuid(), linkId: z.string(), status: z.literal('draft') })
  .meta({ id: 'Study' });

/** Specification, Study list item (v1). */
export const StudyListItemShape = z
  .object({
    id: z.uuid(),
    title: z.string(),
    createdAt: z.iso.datetime(),
    linkId: z.string(),
    responseCount: z.int().min(0),
    creator: z.object({ name: z.string().nullable(), email: z.string().nullable() }).nullable(),
    folderPath: z.array(z.string()).nullable(),
  })
  .meta({ id: 'StudyListItem' });

export function studyListItemV1(study: ListedStudy): z.input<typeof StudyListItemShape> {
  const { id, title, createdAt, linkId, responseCount, creator, folderPath } = study;
  return { id, title, createdAt: createdAt.toISOString(), linkId, responseCount, creator, folderPath };
}
