import { z } from 'zod';
import {
  SPARKLINE_DAYS,
  type StatusCounts,
  type StudyCreator,
  type StudyOverview,
} from '@/lib/domain/study/study-overview';

const CreatorShape = z
  .object({
    id: z.uuid().meta({ description: 'Their id.' }),
    name: z.string().nullable().meta({ description: 'Their name.' }),
    email: z.string().nullable().meta({ description: 'Their address.' }),
  })
  .meta({ id: 'StudyCreator', description: 'Somebody who created studies.' });

export const StudyOverviewShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({
      description: "The last part of the participants' link. It can change: do not use it as a key.",
    }),
    title: z.string().meta({ description: 'The internal title.' }),
    externalTitle: z
      .string()
      .nullable()
      .meta({ description: 'The title that participants see; null when there is none.' }),
    status: z.enum(['draft', 'live', 'paused', 'closed']).meta({ description: 'Where the study stands.' }),
    folderPath: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The folder, from the outermost on; null outside folders.' }),
    creator: CreatorShape.nullable().meta({
      description: 'Who created it; null once that person is deleted.',
    }),
    createdAt: z.iso.datetime().meta({ description: 'When it was created.' }),
    responseCount: z.int().min(0).meta({ description: 'Complete responses.' }),
    responseTotal: z.int().min(0).meta({ description: 'Responses that ever began.' }),
    lastResponseAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the latest complete response ended; null without one.' }),
    completedPerDay: z
      .array(z.int().min(0))
      .length(SPARKLINE_DAYS)
      .meta({ description: 'Complete responses of each of the last 14 days (UTC), today last.' }),
    lastHeard: z
      .object({
        text: z.string().meta({ description: 'The words, at most the first 400 characters.' }),
        isShortened: z.boolean().meta({ description: 'Whether there are more.' }),
        language: z.string().meta({ description: 'The language of the interview.' }),
        responseId: z.uuid().meta({ description: 'The id of the response.' }),
        readableId: z.int().min(1).meta({ description: 'Its number within the study.' }),
      })
      .nullable()
      .meta({
        description: 'The latest words to an open question in a complete response; null without any.',
      }),
    problemCount: z.int().min(0).nullable().meta({
      description:
        'The problems of a draft; null for any other study, and for a guide too long to be checked in a list.',
    }),
    test: z.boolean().meta({ description: 'Whether it was made with a test key.' }),
  })
  .meta({ id: 'StudyOverview', description: 'A study among others.' });

const count = z.int().min(0);

/** The answer of GET …/v1/dashboard/studies. */
export const FoundStudiesShape = z
  .object({
    counts: z
      .object({
        all: count.meta({ description: 'In any.' }),
        draft: count.meta({ description: 'Drafts.' }),
        live: count.meta({ description: 'Live ones.' }),
        paused: count.meta({ description: 'Paused ones.' }),
        closed: count.meta({ description: 'Closed ones.' }),
      })
      .meta({ description: 'How many the search finds in each status.' }),
    studyCount: count.meta({
      description: 'All studies of the folder or the organization, whatever the search.',
    }),
    responseCount: count.meta({
      description: 'Their complete responses; those of test studies count for test keys alone.',
    }),
    creators: z
      .array(CreatorShape)
      .meta({ description: "The creators of the organization's studies, by name." }),
    studies: z.array(StudyOverviewShape).meta({ description: 'The page.' }),
  })
  .meta({ id: 'FoundStudies', description: 'A page of what a search finds.' });

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
