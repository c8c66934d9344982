import { z } from 'zod';
import { LINK_STATES } from '@/lib/domain/study/link-check';
import type { StudyHead } from '@/lib/domain/study/study-head';
import { text } from '../text';
import { LaunchRefusalShape } from './launch-preview';

/** The head of every page of a study. */
export const StudyHeadShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({ description: "The last part of the participants' link." }),
    title: z.string().meta({ description: 'The internal title.' }),
    status: z.enum(['draft', 'live', 'paused', 'closed']).meta({ description: 'Where the study stands.' }),
    selfRecruitLink: z.url().meta({ description: 'The link to share with participants.' }),
    folderPath: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The folder, from the outermost on; null outside folders.' }),
    responseTarget: z.int().meta({ description: 'Complete responses that a launch holds credits for.' }),
    closeAtTarget: z.boolean().meta({ description: 'Whether no interview starts past the target.' }),
    responseCount: z.int().min(0).meta({ description: 'Complete responses.' }),
    responseTotal: z.int().min(0).meta({ description: 'All responses that were started.' }),
    hasPendingEdits: z.boolean().meta({ description: 'Whether there are edits to publish.' }),
    problemCount: z.int().min(0).meta({ description: 'The number of problems that prevent publishing.' }),
    mayEdit: z.boolean().meta({ description: 'Whether you may change it.' }),
    test: z.boolean().meta({ description: 'Whether it was made with a test key.' }),
    launchRefusal: LaunchRefusalShape.meta({
      description: 'Why you may not launch it: `role`, or `launchers` (it names others); null: you may.',
    }),
  })
  .meta({ id: 'StudyHead', description: 'The head of a study.' });

export type StudyHeadV1 = z.infer<typeof StudyHeadShape>;

export function studyHeadV1(study: StudyHead, baseUrl: string): StudyHeadV1 {
  return { ...study, selfRecruitLink: `${baseUrl}/s/${study.linkId}` };
}

const LONGEST_ASKED = 300;
export const LinkCheckQuery = z.object({
  linkId: text(LONGEST_ASKED).meta({ description: 'The slug to look at.' }),
});

export const LinkCheckShape = z
  .object({
    linkId: z.string().meta({ description: 'The link id.' }),
    state: z.enum(LINK_STATES).meta({ description: 'Whose it is.' }),
    problem: z.string().nullable().meta({ description: 'Why it cannot be taken; null when it can.' }),
  })
  .meta({ id: 'LinkCheck', description: 'How a link id stands.' });
