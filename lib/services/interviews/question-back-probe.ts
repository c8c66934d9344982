import { daysKept } from '@/lib/domain/fieldwork/consent';
import { minutesEstimate } from '@/lib/domain/guide/minutes-estimate';
import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Probe } from '@/lib/domain/interview/interview';
import { backProbe } from '@/lib/domain/questions-back/back-probe';
import { questionBack } from '@/lib/domain/questions-back/question-back';
import type { Db } from '@/lib/store/database';
import { findStudyContact } from '@/lib/store/studies';
import type { InterviewRecord } from './interview-record';

/**
 * The answer to what the participant asks back with the last turn, with the question again (K6); null when they do not.
 * It stands above rules and models: what is true of a study is known here, not there.
 */
export async function questionBackProbe(
  db: Db,
  { row, revision, turns }: InterviewRecord,
): Promise<Probe | null> {
  const last = turns.at(-1);
  if (!last || !isOpen(last.answer)) return null;
  const asked = questionBack(last.user, row.language);
  if (!asked) return null;
  const { organisation, contact, consent, keptDays } = await findStudyContact(db, row.studyId);
  const facts = {
    organisation,
    contact: contact ?? consent?.contact ?? null,
    retentionDays: daysKept(row.keptDays, keptDays),
    mode: revision.config.interviewMode,
    minutes: minutesEstimate(revision.guide),
    responseId: row.id,
  };
  return backProbe(asked, turns, facts, row.language);
}
