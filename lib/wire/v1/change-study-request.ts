import { z } from 'zod';
import { linkIdProblem } from '@/lib/domain/study/link-id-problem';
import { list } from '../list';
import { TITLE_LENGTH, text } from '../text';
import { studyFields } from './create-study-request';
import { fieldworkChanges } from './fieldwork-settings';
import { FolderPathField } from './folder';
import { EntryShape } from './study-entry';
import { UnfinishedGuide } from './study-guide';

const LARGEST_TARGET = 1_000_000;
const MOST_LAUNCHERS = 100;
/** Of whom participants in need can turn to. */
export const SUPPORT_LENGTH = 2_000;

const linkId = text().superRefine((value, context) => {
  const problem = linkIdProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** The fields that take effect at once (decisions, F1). */
const immediateFields = {
  title: studyFields.title.exactOptional(),
  linkId: linkId.exactOptional(),
  folderPath: FolderPathField.nullable().exactOptional(),
  responseTarget: z.int().min(1).max(LARGEST_TARGET).exactOptional(),
  closeAtTarget: z.boolean().exactOptional(),
  entry: EntryShape.exactOptional(),
  supportMessage: text(SUPPORT_LENGTH).nullable().exactOptional(),
  organisation: text(TITLE_LENGTH).nullable().exactOptional(),
  contact: text(TITLE_LENGTH).nullable().exactOptional(),
  ...fieldworkChanges,
  launchers: list(z.uuid().toLowerCase(), { most: MOST_LAUNCHERS }).nullable().exactOptional(),
};

/** The body of PATCH …/v1/studies/{studyId} (decisions, F5): any of the create fields but the guide, and more. */
export const ChangeStudyRequest = z
  .strictObject({ ...studyFields, ...immediateFields })
  .meta({ id: 'ChangeStudyRequest', description: 'Fields to change; the others stay.' });

/** The fields that take effect at once, and those that wait for a publish. */
export function changesOf(request: z.output<typeof ChangeStudyRequest>) {
  const given = Object.entries(request).filter(([, value]) => value !== undefined);
  const actsAtOnce = ([name]: [string, unknown]) => Object.hasOwn(immediateFields, name);
  return {
    immediate: Object.fromEntries(given.filter(actsAtOnce)),
    // The fields that are left are those of the create request, which Object.fromEntries cannot know.
    revision: Object.fromEntries(given.filter((field) => !actsAtOnce(field))) as Omit<
      typeof request,
      keyof typeof immediateFields
    >,
  };
}

/** The body of PUT …/v1/studies/{studyId}/guide: finished or not (decisions, F4). */
export const SaveGuideRequest = z
  .strictObject({
    studyGuide: UnfinishedGuide.meta({ description: 'Ordered blocks that make up the interview.' }),
  })
  .meta({ id: 'SaveGuideRequest', description: 'A guide to save.' });

/** The body of POST …/validate: a guide to check instead of the saved one. */
export const ValidateRequest = z
  .strictObject({
    studyGuide: UnfinishedGuide.exactOptional().meta({
      description: 'Ordered blocks that make up the interview.',
    }),
  })
  .meta({ id: 'ValidateRequest', description: 'A guide to check instead of the saved one.' });

export const DuplicateRequest = z
  .strictObject({ title: studyFields.title.exactOptional().meta({ description: 'Its internal title.' }) })
  .meta({ id: 'DuplicateRequest', description: 'What the copy is called.' });
