import type { StudyPatch } from '@/lib/client/guide';
import type { IdentifiedGuide, InterviewMode } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import type { NewId } from './edit-parts';

/** The study's texts around its guide, as the builder edits them. Absent texts are "". */
export interface StudyFields {
  externalTitle: string;
  background: string;
  studyGoal: string;
  welcomeTitle: string;
  welcomeMessage: string;
  closingMessage: string;
  questionLanguage: string;
  availableLanguages: readonly string[];
  interviewMode: InterviewMode;
}

/** Everything that the builder edits. The guide's ids belong to the page. */
export interface StudyDraft {
  fields: StudyFields;
  guide: IdentifiedGuide;
}

/** The fields of the API's study that the builder reads. */
export type StudyContent = Pick<StudyDetail, 'config' | 'studyGuide'> & {
  externalTitle?: string;
  background?: string;
  studyGoal?: string;
  welcomeMessage?: { title?: string; message?: string };
  closingMessage?: string;
};

/** A study as a draft. Parts recognised from an earlier draft keep their ids, and so does the selection. */
export function draftOf(study: StudyContent, previous: StudyDraft | null, newId: NewId): StudyDraft {
  return {
    fields: {
      externalTitle: study.externalTitle ?? '',
      background: study.background ?? '',
      studyGoal: study.studyGoal ?? '',
      welcomeTitle: study.welcomeMessage?.title ?? '',
      welcomeMessage: study.welcomeMessage?.message ?? '',
      closingMessage: study.closingMessage ?? '',
      questionLanguage: study.config.questionLanguage,
      availableLanguages: study.config.availableLanguages ?? [],
      interviewMode: study.config.interviewMode,
    },
    guide: identifyGuide(study.studyGuide, previous?.guide ?? null, newId),
  };
}

/** The server's own list is offered, and what it answered is kept: a language is one of its codes. */
type Language = NonNullable<NonNullable<StudyPatch['config']>['questionLanguage']>;

/** The body of PATCH …/v1/studies/{studyId} that turns one draft's fields into the other's; null when they are the same. */
export function fieldsPatch(before: StudyFields, after: StudyFields): StudyPatch | null {
  const patch: { -readonly [Field in keyof StudyPatch]: StudyPatch[Field] } = {};
  for (const field of ['externalTitle', 'background', 'studyGoal', 'closingMessage'] as const) {
    if (before[field] !== after[field]) patch[field] = after[field];
  }
  if (before.welcomeTitle !== after.welcomeTitle || before.welcomeMessage !== after.welcomeMessage) {
    patch.welcomeMessage = {
      ...(after.welcomeTitle !== '' && { title: after.welcomeTitle }),
      ...(after.welcomeMessage !== '' && { message: after.welcomeMessage }),
    };
  }
  const languages = (fields: StudyFields) => fields.availableLanguages.join(' ');
  const config = {
    ...(before.questionLanguage !== after.questionLanguage && {
      questionLanguage: after.questionLanguage as Language,
    }),
    ...(languages(before) !== languages(after) && {
      availableLanguages:
        after.availableLanguages.length > 0 ? (after.availableLanguages as Language[]) : null,
    }),
    ...(before.interviewMode !== after.interviewMode && { interviewMode: after.interviewMode }),
  };
  if (Object.keys(config).length > 0) patch.config = config;
  return Object.keys(patch).length > 0 ? patch : null;
}
