import { z } from 'zod';
import type { ListedStudy } from '@/lib/domain/study/study';

/** Specification, Legacy study list item; `desc`: decisions, E4. */
export const LegacyStudyListItemShape = z
  .object({
    id: z.uuid(),
    link_id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime(),
    desc: z.string(),
  })
  .meta({ id: 'LegacyStudyListItem' });

export function studyListItemLegacy(study: ListedStudy): z.input<typeof LegacyStudyListItemShape> {
  return {
    id: study.id,
    link_id: study.linkId,
    title: study.title,
    created_at: study.createdAt.toISOString(),
    desc: `${study.title} (${study.responseCount} Responses)`,
  };
}
