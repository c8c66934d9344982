import { z } from 'zod';
import { fileNameOf, guideMarkdown } from '@/lib/domain/guide/guide-markdown';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import { studyFields } from './create-study-request';
import { ConfigShape, studyDetailV1 } from './study-detail';
import { UnfinishedGuide } from './study-guide';

/** A study as a create request has it: what this answers makes the same study again, once its guide is finished. */
export const ExportedGuideShape = z
  .object({
    ...studyFields,
    config: ConfigShape.meta({ description: 'How the interview is held.' }),
    studyGuide: UnfinishedGuide.meta({ description: 'Ordered blocks that make up the interview.' }),
  })
  .meta({ id: 'ExportedGuide', description: 'A study as a create request has it.' });

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
  .object({
    fileName: z.string().meta({ description: 'What the file may be called.' }),
    markdown: z.string().meta({ description: 'The document, in Markdown.' }),
  })
  .meta({ id: 'GuideMarkdown', description: 'A study guide as a document.' });

export function guideMarkdownV1(study: StudyDetail): z.input<typeof GuideMarkdownShape> {
  return { fileName: `${fileNameOf(study.title)}.md`, markdown: guideMarkdown(study) };
}
