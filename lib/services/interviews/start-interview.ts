import { randomUUID } from 'node:crypto';
import { responseEvent, studyEvent } from '@/lib/domain/event';
import { Failure } from '@/lib/domain/failure';
import type { GivenConsent } from '@/lib/domain/fieldwork/consent';
import { opennessOf } from '@/lib/domain/fieldwork/openness';
import { wayIn } from '@/lib/domain/fieldwork/redirect';
import { studyReference } from '@/lib/domain/identifier';
import { closesAtTarget } from '@/lib/domain/study/closes-at-target';
import { isBilled } from '@/lib/domain/study/is-billed';
import { fieldworkInLanguage } from '@/lib/domain/translation/in-language';
import { participantToken } from '@/lib/ports/participant-token';
import type { Db } from '@/lib/store/database';
import { findEntryClaim, insertEntryClaim } from '@/lib/store/entry-claims';
import { enqueueEvent } from '@/lib/store/events';
import { databaseTime, insertResponse } from '@/lib/store/responses';
import type { RevisionRow } from '@/lib/store/revisions';
import { type StudyRow, setStudyStatus, takeReadableId } from '@/lib/store/studies';
import { type AnyoneContext, type Context, withTransaction } from '../context';
import { earlierResult, once } from '../once';
import { renderDocument } from '../responses/render-document';
import { agreedConsent } from './agreed-consent';
import { storeProgress } from './answer-step';
import { endingOf } from './ending-of';
import { enter, resumeClaimed, type Visitor } from './enter';
import type { InterviewRecord } from './interview-record';
import { keepPlaces } from './keep-places';
import { newResponse } from './new-response';
import { settleNext } from './settle-next';
import type { StartedInterview } from './started-interview';
import { findLinkedStudy, invitationOf, languagesOf, notOpen, openStudy } from './study-invitation';
import { takeShare } from './take-share';
import { closingMessageOf, inOwnWords } from './texts-of';
import { hashOfToken } from './token';

/** Thrown to undo a start for which there are no credits; never leaves this file. */
class NoCredits extends Error {}

/** Thrown to undo a start whose value somebody else brought at the same time; never leaves this file. */
class AlreadyClaimed extends Error {
  constructor(readonly responseId: string) {
    super('the value of the parameter has begun an interview');
  }
}

/**
 * Begins an interview: a response with its readable id, its share of the credits (G3) and its first step; or goes on
 * with the visitor's own, where the study takes each of them once (G6).
 * Refuses `study_not_found`, `conflict` (not open, or no credits: then the study is paused), what its entry and its
 * consent ask, and `invalid_request_body` for a language that the study does not have.
 */
export async function startInterview(
  ctx: AnyoneContext,
  input: {
    /** Where the request came from. */
    address: string;
    linkId: string;
    urlParams: [string, string][];
    /** What the participant's page has in this browser. */
    browser: Visitor['browser'];
    language?: string | undefined;
    consent?: { text: string; version?: string | undefined } | undefined;
    /** Of a rehearsal, which walks the same revision from its first participant to its last. */
    revisionId?: string | undefined;
  },
): Promise<StartedInterview> {
  // The address is part of whose key it is: a token must not go to whoever picks the same key elsewhere.
  const { address, browser, ...request } = input;
  const operation = { scope: `start ${address}`, request };
  const earlier = await earlierResult<StartedInterview>(ctx, operation);
  if (earlier) return earlier;
  const linked = await findLinkedStudy(ctx, studyReference(input.linkId), input.urlParams);
  const entered = await enter(ctx, linked, { urlParams: input.urlParams, browser });
  if ('earlier' in entered) return entered.earlier;
  const { revisionId = linked.liveRevisionId } = input;
  const at = { ...linked, liveRevisionId: revisionId };
  const { study, revision } = await openStudy(ctx, at, input.language);
  const own = revision.config.questionLanguage;
  const { language = own } = input;
  const translated = fieldworkInLanguage(study, { language, own }).consent?.text;
  const consent = agreedConsent(study.consent, input.consent, translated);
  if (!languagesOf(revision).includes(language)) {
    throw new Failure('invalid_request_body', 'The study is not available in this language.', {
      issues: [{ path: ['language'], message: `Choose one of ${languagesOf(revision).join(', ')}.` }],
    });
  }
  const responseId = randomUUID();
  const token = participantToken({ studyId: study.id, responseId });
  try {
    return await once(ctx, operation, async ({ db }) => {
      const record = await insert(db, study, revision, {
        urlParams: input.urlParams,
        consent,
        language,
        responseId,
        token,
        claim: entered.claim,
      });
      const begun = { ...record, now: record.row.createdAt };
      await keepPlaces(db, begun, study.quotas);
      const step = await settleNext(db, begun);
      if (step.kind === 'probe') throw new Error('an interview does not begin with a probe');
      // With these URL parameters nothing is asked, or a quota is full: it is over as it begins.
      if (step.kind === 'end') await storeProgress(db, begun, step.outcome);
      return {
        responseId: record.row.id,
        studyId: study.id,
        token,
        study: invitationOf(revision, language, study),
        closingMessage: closingMessageOf(revision, language),
        step: inOwnWords(begun, step),
        care: null,
        ending: await endingOf(db, begun),
      };
    });
  } catch (error) {
    if (error instanceof AlreadyClaimed) return resumeClaimed(ctx, study.id, error.responseId);
    if (!(error instanceof NoCredits)) throw error;
    throw await refuseForCredits(ctx, fieldworkInLanguage(study, { language, own }));
  }
}

async function insert(
  db: Db,
  seen: StudyRow,
  revision: RevisionRow,
  input: {
    urlParams: [string, string][];
    language: string;
    consent: Omit<GivenConsent, 'at'> | undefined;
    responseId: string;
    token: string;
    claim: Buffer | null;
  },
): Promise<InterviewRecord> {
  const study = await takeReadableId(db, seen.id);
  const inLanguage = { language: input.language, own: revision.config.questionLanguage };
  if (!study) throw notOpen('paused', fieldworkInLanguage(seen, inLanguage));
  const claimed = input.claim && (await findEntryClaim(db, study.id, input.claim));
  if (claimed) throw new AlreadyClaimed(claimed);
  const now = await databaseTime(db);
  const openness = opennessOf(study, now);
  if (openness !== 'live') throw notOpen(openness, fieldworkInLanguage(study, inLanguage));
  const row = newResponse({
    ...input,
    id: input.responseId,
    tokenHash: hashOfToken(input.token),
    seed: randomUUID(),
    organizationId: study.organizationId,
    studyId: study.id,
    readableId: study.lastReadableId,
    revisionId: revision.id,
    wayIn: wayIn(study.redirects, input.urlParams),
    keptDays: study.consent?.retentionDays ?? null,
    now,
  });
  const record: InterviewRecord = { row, revision, turns: [] };
  await insertResponse(db, { ...row, doc: renderDocument(record) });
  await enqueueEvent(db, responseEvent('response.started', row));
  if (input.claim) await insertEntryClaim(db, { studyId: study.id, key: input.claim, responseId: row.id });
  if (isBilled(study)) {
    if (!(await takeShare(db, study, { responseId: row.id, revision }))) throw new NoCredits();
  }
  return record;
}

/**
 * No credits for another response: the study pauses. One that ends at its target stays live (G6): those under way
 * have its shares, and may yet be screened out and give them back.
 */
async function refuseForCredits(ctx: Context, study: StudyRow): Promise<Failure> {
  if (closesAtTarget(study)) return notOpen('full', study);
  await withTransaction(ctx, async ({ db }) => {
    if (await setStudyStatus(db, study.id, 'live', 'paused'))
      await enqueueEvent(db, studyEvent('study.paused', study));
  });
  return notOpen('paused', study);
}
