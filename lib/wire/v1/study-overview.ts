import { z } from 'zod';
import {
  SPARKLINE_DAYS,
  type StatusCounts,
  type StudyCreator,
  type StudyOverview,
} from '@/lib/domain/study/study-overview';

const CreatorShape = z
  .object({ id: z.uuid(), name: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: 'StudyCreator' });

export const StudyOverviewShape = z
  .object({
    id: z.uuid(),
    linkId: z.string(),
    title: z.string(),
    externalTitle: z.string().nullable(),
    status: z.enum(['draft', 'live', 'paused', 'closed']),
    folderPath: z.array(z.string()).nullable(),
    creator: CreatorShape.nullable(),
    createdAt: z.iso.datetime(),
    responseCount: z.int().min(0),
    responseTotal: z.int().min(0),
    lastResponseAt: z.iso.datetime().nullable(),
    completedPerDay: z.array(z.int().min(0)).length(SPARKLINE_DAYS),
    lastHeard: z
      .object({
        text: z.string(),
        isShortened: z.boolean(),
        language: z.string(),
        responseId: z.uuid(),
        readableId: z.int().min(1),
      })
      .nullable(),
    problemCount: z.int().min(0).nullable(),
  })
  .meta({ id: 'StudyOverview' });

const count = z.int().min(0);

/** The answer of GET …/v1/dashboard/studies. */
export const FoundStudiesShape = z
  .object({
    counts: z.object({ all: count, draft: count, live: count, paused: count, closed: count }),
    studyCount: count,
    responseCount: count,
    creators: z.array(CreatorShape),
    studies: z.array(StudyOverviewShape),
  })
  .meta({ id: 'FoundStudies' });

export function foundStudiesV1(found: {
  counts: StatusCounts;
  studyCount: number;
  responseCount: number;
  creators: StudyCreator[];
  studies: StudyOverview[];
}): z.input<typeof FoundStudiesShape> {
  const { counts, studyCount, responseCount, creators } = found;
  const studies = found.studies.map((study) => ({
    ...study,
    createdAt: study.createdAt.toISOString(),
    lastResponseAt: study.lastResponseAt?.toISOString() ?? null,
  }));
  return { counts, studyCount, responseCount, creators, studies };
}
