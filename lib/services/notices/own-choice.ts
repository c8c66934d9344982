import { Failure } from '@/lib/domain/failure';
import {
  choiceOf,
  type NoticeChoice,
  type StudyNoticeChoice,
  usualChoice,
} from '@/lib/domain/notices/notice';
import { mailer } from '@/lib/ports/mailer';
import { findNoticeChoice, setNoticeChoice, titlesAmong } from '@/lib/store/notices';
import { type MemberContext, withTransaction } from '../context';

/** What a person is told. */
export interface OwnChoice {
  /** Whether this server sends mail at all. */
  mail: boolean;
  notices: NoticeChoice;
  studies: { studyId: string; title: string; notices: StudyNoticeChoice }[];
}

/** What the caller is told of this organisation by mail. */
export async function readOwnChoice(ctx: MemberContext): Promise<OwnChoice> {
  const { organizationId, role } = ctx.principal;
  const found = await findNoticeChoice(ctx.db, ctx.principal);
  const { notices, studies } = found ?? { notices: usualChoice(role), studies: {} };
  const titles = await titlesAmong(ctx.db, { organizationId, test: false }, Object.keys(studies));
  return {
    mail: mailer() !== null,
    notices,
    // A study may have been deleted since.
    studies: Object.entries(studies).flatMap(([studyId, own]) => {
      const title = titles.get(studyId);
      return title === undefined ? [] : [{ studyId, title, notices: own }];
    }),
  };
}

/** Replaces what the caller is told. Refuses `invalid_request_body` for a study that is not the organisation's. */
export async function setOwnChoice(
  ctx: MemberContext,
  given: {
    notices: Partial<NoticeChoice>;
    studies: readonly { studyId: string; notices: Partial<StudyNoticeChoice> }[];
  },
): Promise<OwnChoice> {
  const { organizationId, userId } = ctx.principal;
  const titles = await titlesAmong(
    ctx.db,
    // Nobody is told of test studies.
    { organizationId, test: false },
    given.studies.map(({ studyId }) => studyId),
  );
  const issues = given.studies.flatMap(({ studyId }, at) =>
    titles.has(studyId)
      ? []
      : [{ path: ['studies', at, 'studyId'], message: 'There is no such study in this organisation.' }],
  );
  if (issues.length > 0) {
    throw new Failure('invalid_request_body', 'The request body does not have the expected fields.', {
      issues,
    });
  }
  const studies = Object.fromEntries(
    given.studies.map(({ studyId, notices }) => {
      const { webhookFailing: _, creditsLow: __, ...own } = choiceOf(notices);
      return [studyId, own];
    }),
  );
  const choice = { organizationId, userId, notices: choiceOf(given.notices), studies };
  await withTransaction(ctx, ({ db }) => setNoticeChoice(db, choice));
  return readOwnChoice(ctx);
}
