import { z } from 'zod';
import { INTERVIEW_MODES, INTERVIEWER_STYLES, TARGET_PLATFORMS, TURN_TAKING } from '@/lib/domain/guide/guide';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { studyFields } from './create-study-request';
import { fieldworkFields } from './fieldwork-settings';
import { EntryShape } from './study-entry';
import { UnfinishedGuide } from './study-guide';

/**
 * A problem of a saved guide: the rule's family and name, and its place. The path starts at the study guide, or at a
 * field of the study.
 */
export const GuideProblemShape = z
  .object({
    rule: z.string().meta({ description: 'The rule, by its number.' }),
    code: z.string().meta({ description: 'Which sentence of the rule; stable.' }),
    path: z
      .array(z.union([z.string(), z.int()]))
      .meta({ description: 'Where: from the study guide on, or a field of the study.' }),
    message: z.string().meta({ description: 'What is wrong, for a person.' }),
  })
  .meta({ id: 'GuideProblem', description: 'A broken rule.' });

export const ConfigShape = z.object({
  interviewMode: z.enum(INTERVIEW_MODES),
  questionLanguage: z.string(),
  availableLanguages: z.array(z.string()).nullable(),
  targetPlatforms: z.array(z.enum(TARGET_PLATFORMS)),
  turnTaking: z.enum(TURN_TAKING),
  style: z.enum(INTERVIEWER_STYLES),
  allowRevision: z.boolean(),
});

/** A whole study (decisions, F5). Fields of the create request that were not set are left out. */
export const StudyDetailShape = z
  .object({
    id: z.uuid().meta({ description: 'The permanent id. Never changes.' }),
    linkId: z.string().meta({
      description: "The last part of the participants' link. It can change: do not use it as a key.",
    }),
    status: z.enum(['draft', 'live', 'paused', 'closed']).meta({ description: 'Where the study stands.' }),
    ...studyFields,
    config: ConfigShape.meta({ description: 'How the interview is held.' }),
    transcribes: z.boolean().meta({
      description:
        'Whether spoken answers are transcribed. Otherwise they get no follow-ups and no analysis.',
    }),
    studyGuide: UnfinishedGuide.meta({ description: 'The editable guide, as it was written.' }),
    problems: z
      .array(GuideProblemShape)
      .meta({ description: 'The problems that prevent publishing; often empty.' }),
    hasPendingEdits: z.boolean().meta({ description: 'Whether there are edits to publish.' }),
    folderPath: z
      .array(z.string())
      .nullable()
      .meta({ description: 'The folder, from the outermost on; null outside folders.' }),
    responseTarget: z
      .int()
      .min(1)
      .meta({ description: 'Complete responses that a launch holds credits for. Default 10.' }),
    closeAtTarget: z.boolean().meta({
      description:
        'Whether no interview starts past the target; those in progress finish. Default: true in a billed study.',
    }),
    entry: EntryShape.meta({ description: 'Who may start an interview. Default `once_per_browser`.' }),
    supportMessage: z.string().nullable().meta({
      description: 'Whom participants in need can turn to; null: what the organization says.',
    }),
    organisation: z.string().nullable().meta({ description: 'Who asks, as participants are told.' }),
    contact: z.string().nullable().meta({ description: 'Whom participants can write to.' }),
    ...fieldworkFields,
    launchers: z.array(z.uuid()).nullable().meta({
      description: 'User ids of those who may launch it beside owners and admins; null: no restriction.',
    }),
    walletId: z.uuid().nullable().meta({ description: 'The wallet that is billed, once launched.' }),
    test: z.boolean().meta({
      description:
        'Whether it was made with a test key, for good. Nothing of it is held or charged; `walletId` is what an ordinary study would be billed to.',
    }),
    createdAt: z.iso.datetime().meta({ description: 'When it was created.' }),
    updatedAt: z.iso.datetime().meta({ description: 'When it last changed.' }),
  })
  .meta({
    id: 'StudyDetail',
    description: 'A whole study with its editable revision. Fields that were never given are absent.',
  });

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
    supportMessage: study.supportMessage,
    organisation: study.organisation,
    contact: study.contact,
    quotas: study.quotas.map(({ name, limit, when }) => ({ name, limit, when })),
    redirects: study.redirects,
    opensAt: study.opensAt?.toISOString() ?? null,
    closesAt: study.closesAt?.toISOString() ?? null,
    closeAfter: study.closeAfter,
    stateTexts: study.stateTexts,
    consent: study.consent,
    retention: study.retention,
    branding: study.branding,
    embedOrigins: study.embedOrigins,
    invitationTexts: study.invitationTexts,
    launchers: study.launchers,
    walletId: study.walletId,
    test: study.test,
    createdAt: study.createdAt.toISOString(),
    updatedAt: study.updatedAt.toISOString(),
  };
}
