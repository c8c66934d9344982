import { z } from 'zod';
import { fileNameOf, guideMarkdown } from '@/lib/domain/guide/guide-markdown';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { studyFields } from './create-study-request';
import { ConfigShape, studyDetailV1 } from './study-detail';
import { UnfinishedGuide } from './study-guide';

/** A study as a create request has it: what this answers makes the same study again, once its guide is finished. */
export const ExportedGuideShape = z
  .object({ ...studyFields, config: ConfigShape, studyGuide: UnfinishedGuide })
  .meta({ id: 'ExportedGuide' });

export function exportedGuideV1(study: StudyDetail): z.input<typeof ExportedGuideShape> {
  const { title, externalTitle, background, studyGoal, config, welcomeMessage, closingMessage, studyGuide } =
    studyDetailV1(study);
  return {
    title,
    ...(externalTitle !== undefined && { externalTitle }),
    ...(background !== undefined && { background }),
    ...(studyGoal !== undefined && { studyGoal }),
    config,
    ...(welcomeMessage !== undefined && { welcomeMessage }),
    ...(closingMessage !== undefined && { closingMessage }),
    studyGuide,
  };
}

export const GuideMarkdownShape = z
  .object({ fileName: z.string(), markdown: z.string() })
  .meta({ id: 'GuideMarkdown' });

export function guideMarkdownV1(study: StudyDetail): z.input<typeof GuideMarkdownShape> {
  return { fileName: `${fileNameOf(study.title)}.md`, markdown: guideMarkdown(study) };
}
