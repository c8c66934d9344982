import { Failure } from '@/lib/domain/failure';
import { opennessOf } from '@/lib/domain/fieldwork/openness';
import { visitorText } from '@/lib/domain/fieldwork/state-texts';
import { turnTakingOf } from '@/lib/domain/guide/guide';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import type { StudyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import {
  fieldworkInLanguage,
  isFieldworkIn,
  type TranslatedFieldwork,
} from '@/lib/domain/translation/in-language';
import { isTestEntry } from '@/lib/ports/test-link-token';
import { transcriber } from '@/lib/ports/transcriber';
import { voice } from '@/lib/ports/voice';
import { findPublishedRevision, type RevisionRow } from '@/lib/store/revisions';
import { findStudyByLink, type StudyRow } from '@/lib/store/studies';
import { findTestStudy } from '@/lib/store/test-studies';
import type { Context } from '../context';
import { textsOf, translatedAmong, welcomeOf } from './texts-of';

/** The languages that a participant may choose, the study's own first (B4). */
export function languagesOf(revision: RevisionRow): string[] {
  const { questionLanguage, availableLanguages } = revision.config;
  return [...new Set([questionLanguage, ...(availableLanguages ?? [])])];
}

export function invitationOf(
  revision: RevisionRow,
  language: string,
  fieldwork: TranslatedFieldwork & Pick<StudyRow, 'branding'>,
): StudyInvitation {
  const welcome = welcomeOf(revision, language);
  const own = revision.config.questionLanguage;
  const { consent, branding } = fieldworkInLanguage(fieldwork, { language, own });
  return {
    externalTitle: textsOf(revision, language).get('externalTitle') ?? revision.externalTitle,
    mode: revision.config.interviewMode,
    language,
    availableLanguages: languagesOf(revision),
    translatedLanguages: translatedAmong(languagesOf(revision), revision).filter(
      (one) => one === own || isFieldworkIn(one, fieldwork),
    ),
    welcome: { title: welcome?.title ?? null, message: welcome?.message ?? null },
    estimatedMinutes: minutesEstimate(revision.guide),
    speech: { transcribes: transcriber() !== null, speaks: voice() !== null },
    consent,
    branding,
    turnTaking: turnTakingOf(revision.config),
  };
}

/**
 * The study behind a participant's link, taking interviews now. Refuses `study_not_found` (unknown, or a draft) and
 * `conflict` (not open yet, paused, closed or full), with a message that a participant can read.
 */
export async function findOpenStudy(
  ctx: Pick<Context, 'db' | 'now'>,
  reference: StudyReference,
  language?: string,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  return openStudy(ctx, await findLinkedStudy(ctx, reference), language);
}

/**
 * The study behind a participant's link, open or not; with a test link the one in which it is rehearsed (N6). Refuses
 * `study_not_found`, and `forbidden` for a test link that was altered or has expired.
 */
export async function findLinkedStudy(
  { db, now }: Pick<Context, 'db' | 'now'>,
  reference: StudyReference,
  urlParams: readonly [string, string][] = [],
): Promise<StudyRow> {
  const study = await findStudyByLink(db, reference);
  if (!study || study.testOf !== null) throw noStudy();
  const isTest = isTestEntry(study.id, urlParams, now());
  if (isTest) {
    const test = await findTestStudy(db, study.id);
    if (test) return test;
  }
  if (study.liveRevisionId === null) throw noStudy();
  if (isTest === false)
    throw new Failure('forbidden', 'This link for trying the study has expired. Please make a new one.');
  return study;
}

function noStudy(): Failure {
  return new Failure('study_not_found', 'There is no study at this link.');
}

/** A study that takes interviews now, with what participants are asked. Refuses `conflict`, in their language. */
export async function openStudy(
  { db, now }: Pick<Context, 'db' | 'now'>,
  study: StudyRow,
  language?: string,
): Promise<{ study: StudyRow; revision: RevisionRow }> {
  if (study.liveRevisionId === null) throw noStudy();
  const revision = await findPublishedRevision(db, study.id, study.liveRevisionId);
  const openness = opennessOf(study, now());
  if (openness === 'live') return { study, revision };
  const own = revision.config.questionLanguage;
  throw notOpen(openness, fieldworkInLanguage(study, { language: language ?? own, own }));
}

const NOT_OPEN = {
  not_open_yet: 'This study has not begun yet. Please come back later.',
  paused: 'This study is taking a pause. Please come back later.',
  closed: 'This study has ended. Thank you for your interest.',
  full: 'This study has heard enough people. Thank you for your interest.',
} as const;

/** With the study's own words, if it has some for this state. */
export function notOpen(why: keyof typeof NOT_OPEN, { stateTexts }: Pick<StudyRow, 'stateTexts'>): Failure {
  return new Failure('conflict', visitorText(stateTexts, why) ?? NOT_OPEN[why]);
}
