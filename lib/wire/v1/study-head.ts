import { z } from 'zod';
import { LINK_STATES } from '@/lib/domain/study/link-check';
import type { StudyHead } from '@/lib/domain/study/study-head';
import { text } from '../text';
import { LaunchRefusalShape } from './launch-preview';

/** What stands over every page of a study. */
export const StudyHeadShape = z
  .object({
    id: z.uuid(),
    linkId: z.string(),
    title: z.string(),
    status: z.enum(['draft', 'live', 'paused', 'closed']),
    selfRecruitLink: z.url(),
    folderPath: z.array(z.string()).nullable(),
    responseTarget: z.int(),
    closeAtTarget: z.boolean(),
    responseCount: z.int().min(0),
    responseTotal: z.int().min(0),
    hasPendingEdits: z.boolean(),
    problemCount: z.int().min(0),
    mayEdit: z.boolean(),
    launchRefusal: LaunchRefusalShape,
  })
  .meta({ id: 'StudyHead' });

export type StudyHeadV1 = z.infer<typeof StudyHeadShape>;

export function studyHeadV1(study: StudyHead, baseUrl: string): StudyHeadV1 {
  return { ...study, selfRecruitLink: `${baseUrl}/s/${study.linkId}` };
}

const LONGEST_ASKED = 300;
export const LinkCheckQuery = z.object({
  linkId: text(LONGEST_ASKED).meta({ description: 'The slug to look at.' }),
});

export const LinkCheckShape = z
  .object({ linkId: z.string(), state: z.enum(LINK_STATES), problem: z.string().nullable() })
  .meta({ id: 'LinkCheck' });
