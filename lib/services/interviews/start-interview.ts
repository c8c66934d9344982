import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import { studyReference } from '@/lib/domain/identifier';
import type { StudyInvitation } from '@/lib/domain/interview/invitation';
import { priceOf } from '@/lib/domain/wallet/price';
import type { Db } from '@/lib/store/database';
import { databaseTime, insertResponse } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { allotShare } from '@/lib/store/shares';
import { type StudyRow, setStudyStatus, takeReadableId } from '@/lib/store/studies';
import type { AnyoneContext } from '../context';
import { earlierResult, once } from '../once';
import { renderDocument } from '../responses/render-document';
import { closeStudy } from '../studies/close-study';
import { storeProgress } from './answer-step';
import type { InterviewRecord } from './interview-record';
import { newResponse } from './new-response';
import { type PresentStep, settleNext } from './settle-next';
import { findOpenStudy, invitationOf, languagesOf, notOpen } from './study-invitation';
import { newToken } from './token';

export interface StartedInterview {
  responseId: string;
  studyId: string;
  token: string;
  study: StudyInvitation;
  closingMessage: string | null;
  step: PresentStep;
}

/** Thrown to undo a start for which there are no credits; never leaves this file. */
class NoCredits extends Error {}

/**
 * Begins an interview: a response with its readable id, its share of the credits (G3) and its first step.
 * Refuses `study_not_found`, `conflict` (paused, closed, or no credits: then the study is paused), and
 * `invalid_request_body` for a language that the study does not have.
 */
export async function startInterview(
  ctx: AnyoneContext,
  input: {
    /** Where the request came from. */
    address: string;
    linkId: string;
    urlParams: [string, string][];
    language?: string | undefined;
    consent?: { text: string } | undefined;
  },
): Promise<StartedInterview> {
  // The address is part of whose key it is: a token must not go to whoever picks the same key elsewhere.
  const { address, ...request } = input;
  const operation = { scope: `start ${address}`, request };
  const earlier = await earlierResult<StartedInterview>(ctx, operation);
  if (earlier) return earlier;
  const { study, revision } = await findOpenStudy(ctx.db, studyReference(input.linkId));
  const language = input.language ?? revision.config.questionLanguage;
  if (!languagesOf(revision).includes(language)) {
    throw new Failure('invalid_request_body', 'The study is not available in this language.', {
      issues: [{ path: ['language'], message: `Choose one of ${languagesOf(revision).join(', ')}.` }],
    });
  }
  const { token, tokenHash } = newToken();
  try {
    return await once(ctx, operation, async ({ db }) => {
      const record = await insert(db, study, revision, { ...input, language, tokenHash });
      const step = await settleNext(db, record);
      if (step.kind === 'probe') throw new Error('an interview does not begin with a probe');
      // With these URL parameters nothing is asked: it is over as it begins.
      if (step.kind === 'end')
        await storeProgress(db, { ...record, now: record.row.createdAt }, step.outcome);
      return {
        responseId: record.row.id,
        studyId: study.id,
        token,
        study: invitationOf(revision, language),
        closingMessage: revision.closingMessage,
        step,
      };
    });
  } catch (error) {
    if (!(error instanceof NoCredits)) throw error;
    throw await closeDoor(ctx.db, study);
  }
}

async function insert(
  db: Db,
  seen: StudyRow,
  revision: RevisionRow,
  input: {
    urlParams: [string, string][];
    language: string;
    consent?: { text: string } | undefined;
    tokenHash: Buffer;
  },
): Promise<InterviewRecord> {
  const study = await takeReadableId(db, seen.id);
  if (!study) throw notOpen('paused');
  const now = await databaseTime(db);
  const row = newResponse({
    ...input,
    id: randomUUID(),
    seed: randomUUID(),
    organizationId: study.organizationId,
    studyId: study.id,
    readableId: study.lastReadableId,
    revisionId: revision.id,
    now,
  });
  const record: InterviewRecord = { row, revision, turns: [] };
  await insertResponse(db, { ...row, doc: renderDocument(record) });
  if (study.walletId !== null) {
    const share = await allotShare(db, {
      responseId: row.id,
      studyId: study.id,
      organizationId: study.organizationId,
      price: priceOf(revision.config.interviewMode),
      allowSingle: !study.closeAtTarget,
    });
    if (share === 'none') throw new NoCredits();
  }
  return record;
}

/**
 * No credits for another response: the study pauses. One that asked to be closed at its target is closed once it got
 * there; before, those under way may yet be screened out and give their shares back, so it only takes nobody now.
 */
async function closeDoor(db: Db, study: StudyRow): Promise<Failure> {
  if (!study.closeAtTarget) {
    await setStudyStatus(db, study.id, 'live', 'paused');
    return notOpen('paused');
  }
  if (study.completeCount < study.responseTarget) return notOpen('paused');
  await closeStudy(db, { studyId: study.id });
  return notOpen('closed');
}
