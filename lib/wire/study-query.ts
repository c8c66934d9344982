import { z } from 'zod';
import { STUDY_SORTS } from '@/lib/domain/study/study-overview';
import { pageFields } from './page-query';
import { TITLE_LENGTH, text } from './text';
import { FOLDER_PARAMETER, FolderParameter } from './v1/folder';

/** The query of a search among studies. */
export const StudyQuery = z.object({
  search: text(TITLE_LENGTH).default('').meta({
    description:
      "Words that all occur in the title, the external title, the link id, or the creator's name or address. A participants' link finds its study.",
  }),
  status: z
    .enum(['all', 'draft', 'live', 'paused', 'closed'], 'expected all, draft, live, paused or closed')
    .default('all')
    .meta({ description: 'Only studies that stand there.' }),
  folder: FolderParameter.optional().meta(FOLDER_PARAMETER),
  creator: z
    .uuid('expected the id of a user')
    .toLowerCase()
    .optional()
    .meta({ description: 'Only studies that this user created.' }),
  sort: z
    .enum(STUDY_SORTS, `expected one of ${STUDY_SORTS.join(', ')}`)
    .default('newest')
    .meta({ description: 'The order.' }),
  ...pageFields({ noun: 'Studies', usual: 50, most: 100 }),
});
