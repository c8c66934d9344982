import { redirectFor } from '@/lib/domain/fieldwork/redirect';
import { earlyEndText } from '@/lib/domain/fieldwork/state-texts';
import type { EndReason } from '@/lib/domain/interview/completion';
import { fieldworkInLanguage } from '@/lib/domain/translation/in-language';
import type { Db } from '@/lib/store/database';
import { findFieldwork } from '@/lib/store/studies';
import type { InterviewRecord } from './interview-record';

/** What participants get at the end, besides the guide's closing message. */
export interface Ending {
  reason: EndReason;
  /** Made only now, so that nobody can read it before (N3). */
  redirectUrl: string | null;
  /** The study's own words for those who do not finish. */
  text: string | null;
}

/** Null while the interview is under way. */
export async function endingOf(
  db: Db,
  { row, revision }: Pick<InterviewRecord, 'row' | 'revision'>,
): Promise<Ending | null> {
  if (row.endReason === null) return null;
  const { redirects, stateTexts } = fieldworkInLanguage(await findFieldwork(db, row.studyId), {
    language: row.language,
    own: revision.config.questionLanguage,
  });
  return {
    reason: row.endReason,
    redirectUrl: redirectFor(redirects, row.endReason, { responseId: row.id, urlParams: row.urlParams }),
    text: earlyEndText(stateTexts, row.endReason),
  };
}
