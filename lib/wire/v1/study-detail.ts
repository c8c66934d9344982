import { z } from 'zod';
import { INTERVIEW_MODES, TARGET_PLATFORMS } from '@/lib/domain/guide/guide';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { studyFields } from './create-study-request';
import { EntryShape } from './study-entry';
import { UnfinishedGuide } from './study-guide';

/** A problem of a saved guide: the rule's family and name, and where. The path begins at the study guide. */
export const GuideProblemShape = z
  .object({
    rule: z.string(),
    code: z.string(),
    path: z.array(z.union([z.string(), z.int()])),
    message: z.string(),
  })
  .meta({ id: 'GuideProblem' });

export const ConfigShape = z.object({
  interviewMode: z.enum(INTERVIEW_MODES),
  questionLanguage: z.string(),
  availableLanguages: z.array(z.string()).nullable(),
  targetPlatforms: z.array(z.enum(TARGET_PLATFORMS)),
});

/** A whole study (decisions, F5). Fields of the create request that were not given are left out. */
export const StudyDetailShape = z
  .object({
    id: z.uuid(),
    linkId: z.string(),
    status: z.enum(['draft', 'live', 'paused', 'closed']),
    ...studyFields,
    config: ConfigShape,
    transcribes: z.boolean(),
    studyGuide: UnfinishedGuide,
    problems: z.array(GuideProblemShape),
    hasPendingEdits: z.boolean(),
    folderPath: z.array(z.string()).nullable(),
    responseTarget: z.int().min(1),
    closeAtTarget: z.boolean(),
    entry: EntryShape,
    launchers: z.array(z.uuid()).nullable(),
    walletId: z.uuid().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'StudyDetail' });

export function studyDetailV1(study: StudyDetail): z.input<typeof StudyDetailShape> {
  return {
    id: study.id,
    linkId: study.linkId,
    status: study.status,
    title: study.title,
    ...(study.externalTitle !== null && { externalTitle: study.externalTitle }),
    ...(study.background !== null && { background: study.background }),
    ...(study.studyGoal !== null && { studyGoal: study.studyGoal }),
    config: study.config,
    transcribes: study.transcribes,
    ...(study.welcomeMessage !== null && { welcomeMessage: study.welcomeMessage }),
    ...(study.closingMessage !== null && { closingMessage: study.closingMessage }),
    studyGuide: study.studyGuide,
    problems: study.problems,
    hasPendingEdits: study.hasPendingEdits,
    folderPath: study.folderPath,
    responseTarget: study.responseTarget,
    closeAtTarget: study.closeAtTarget,
    entry: study.entry,
    launchers: study.launchers,
    walletId: study.walletId,
    createdAt: study.createdAt.toISOString(),
    updatedAt: study.updatedAt.toISOString(),
  };
}
