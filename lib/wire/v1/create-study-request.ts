import { z } from 'zod';
import { INTERVIEW_MODES, INTERVIEWER_STYLES, TARGET_PLATFORMS, TURN_TAKING } from '@/lib/domain/guide/guide';
import { LANGUAGE_CODES } from '../language-codes';
import { list } from '../list';
import { shownWords, TITLE_LENGTH, text } from '../text';
import { StudyGuide } from './study-guide';

const languageCode = z.enum(LANGUAGE_CODES);

/** All fields of a study but its guide (specification, Create-study request; decisions, B1). */
export const studyFields = {
  title: shownWords(TITLE_LENGTH),
  externalTitle: text(TITLE_LENGTH).exactOptional(),
  background: text().exactOptional(),
  studyGoal: text().exactOptional(),
  config: z
    .strictObject({
      interviewMode: z.enum(INTERVIEW_MODES).exactOptional(),
      questionLanguage: languageCode.exactOptional(),
      availableLanguages: list(languageCode, { most: LANGUAGE_CODES.length }).nullable().exactOptional(),
      targetPlatforms: list(z.enum(TARGET_PLATFORMS), { most: TARGET_PLATFORMS.length }).exactOptional(),
      turnTaking: z.enum(TURN_TAKING).exactOptional(),
      style: z.enum(INTERVIEWER_STYLES).exactOptional(),
      allowRevision: z.boolean().exactOptional(),
    })
    .exactOptional(),
  welcomeMessage: z
    .strictObject({ title: text().exactOptional(), message: text().exactOptional() })
    .exactOptional(),
  closingMessage: text().exactOptional(),
};

/** The body of POST …/v1/studies/create. */
export const CreateStudyRequest = z
  .strictObject({
    ...studyFields,
    studyGuide: StudyGuide.meta({ description: 'Ordered blocks that make up the interview.' }),
  })
  .meta({ id: 'CreateStudyRequest', description: 'A study to create.' });
