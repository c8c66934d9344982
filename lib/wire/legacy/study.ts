import { z } from 'zod';
import type { ListedStudy } from '@/lib/domain/study/study';

/** Specification, Legacy study list item; `desc`: decisions, E4. */
export const LegacyStudyListItemShape = z
  .object({
    id: z.uuid().meta({ description: 'Its permanent id.' }),
    link_id: z.string().meta({ description: 'Its link id.' }),
    title: z.string().meta({ description: 'Its internal title.' }),
    created_at: z.iso.datetime().meta({ description: 'When it was created.' }),
    desc: z.string().meta({ description: 'Title and number of complete responses.' }),
  })
  .meta({ id: 'LegacyStudyListItem', description: 'A study in a legacy list.' });

export function studyListItemLegacy(study: ListedStudy): z.input<typeof LegacyStudyListItemShape> {
  return {
    id: study.id,
    link_id: study.linkId,
    title: study.title,
    created_at: study.createdAt.toISOString(),
    desc: `${study.title} (${study.responseCount} Responses)`,
  };
}
