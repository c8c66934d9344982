import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { type Guide, type InterviewConfig, styleOf, turnTakingOf } from '@/lib/domain/guide/guide';
import { guideProblems, invalidGuideMessage } from '@/lib/domain/guide/guide-problems';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { roleMay } from '@/lib/domain/roles';
import { insertRevision } from '@/lib/store/revisions';
import { insertStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { once } from '../once';
import { newLinkId } from './new-link-id';

export interface NewStudy {
  title: string;
  externalTitle?: string;
  background?: string;
  studyGoal?: string;
  config?: Partial<InterviewConfig>;
  welcomeMessage?: { title?: string; message?: string };
  closingMessage?: string;
  studyGuide: Guide;
}

/**
 * A draft of the caller's organisation, with its first, editable revision; a test study, with a test key (O3). Refuses
 * `forbidden`, `invalid_study_guide`.
 */
export async function createStudy(
  ctx: MemberContext,
  input: NewStudy,
): Promise<{ id: string; linkId: string; status: 'draft' }> {
  const { organizationId, userId, role, test } = ctx.principal;
  const isTestStudy = test === true;
  if (!roleMay(role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may not create studies.');
  const problems = guideProblems(input.studyGuide);
  if (problems.length > 0) throw new Failure('invalid_study_guide', invalidGuideMessage(problems));

  const operation = { scope: `create ${organizationId}${isTestStudy ? ' test' : ''}`, request: input };
  return once(ctx, operation, async ({ db }) => {
    const study = await insertStudy(db, {
      organizationId,
      title: input.title,
      linkId: newLinkId(),
      creatorId: userId,
      isTestStudy,
    });
    await insertRevision(db, {
      studyId: study.id,
      number: 1,
      externalTitle: input.externalTitle ?? null,
      background: input.background ?? null,
      studyGoal: input.studyGoal ?? null,
      config: withDefaults(input.config ?? {}),
      welcomeMessage: input.welcomeMessage ?? null,
      closingMessage: input.closingMessage ?? null,
      guide: identifyGuide(input.studyGuide, null, randomUUID),
    });
    return { id: study.id, linkId: study.linkId, status: 'draft' };
  });
}

function withDefaults(config: Partial<InterviewConfig>): InterviewConfig {
  return {
    interviewMode: config.interviewMode ?? 'text',
    questionLanguage: config.questionLanguage ?? 'en',
    availableLanguages: config.availableLanguages ?? null,
    targetPlatforms: config.targetPlatforms ?? [],
    turnTaking: turnTakingOf(config),
    style: styleOf(config),
    allowRevision: config.allowRevision === true,
  };
}
