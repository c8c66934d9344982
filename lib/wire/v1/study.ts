import { z } from 'zod';
import type { ListedStudy } from '@/lib/domain/study/study';

/** Result of create (specification, Study). */
export const StudyShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({
      description: "The last part of the participants' link. It can change: do not use it as a key.",
    }),
    status: z.literal('draft').meta({ description: '`draft`.' }),
  })
  .meta({ id: 'Study', description: 'A study that was just created.' });

/** Specification, Study list item (v1). */
export const StudyListItemShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    title: z.string().meta({ description: 'The internal title.' }),
    createdAt: z.iso.datetime().meta({ description: 'When it was created.' }),
    linkId: z.string().meta({
      description: "The last part of the participants' link. It can change: do not use it as a key.",
    }),
    responseCount: z.int().min(0).meta({ description: 'Complete responses.' }),
    creator: z
      .object({
        name: z.string().nullable().meta({ description: 'Their name.' }),
        email: z.string().nullable().meta({ description: 'Their address.' }),
      })
      .nullable()
      .meta({ description: 'Who created it; null once that person is deleted.' }),
    folderPath: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The folder, from the outermost on; null outside folders.' }),
  })
  .meta({ id: 'StudyListItem', description: 'A study in a list.' });

export function studyListItemV1(study: ListedStudy): z.input<typeof StudyListItemShape> {
  const { id, title, createdAt, linkId, responseCount, creator, folderPath } = study;
  return { id, title, createdAt: createdAt.toISOString(), linkId, responseCount, creator, folderPath };
}
