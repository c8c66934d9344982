import { invitationMailWords, invitationText } from '@/lib/domain/invitations/invitation-text';
import { MOST_ATTEMPTS } from '@/lib/domain/invitations/invitee';
import { unsubscribeToken } from '@/lib/ports/invitation-token';
import { type Mail, mailer, mailRefusalOf } from '@/lib/ports/mailer';
import { publicAddress } from '@/lib/ports/public-address';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findStudyById, type StudyRow } from '@/lib/store/studies';
import {
  claimMail,
  type DueMail,
  dropQueuedMails,
  giveUpLostMails,
  nextMailAt,
  setMailFailed,
  setMailSent,
} from '@/lib/store/study-invitations';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { personalParameters } from './personal-link';
import { enqueueSending } from './queue-mails';

/** So many mails a run, and so long between two runs: at most 60 a minute for an organisation. */
const A_RUN = 20;
const BETWEEN_RUNS_MS = 20_000;
/** How soon a paused study and a mail server that is away are looked at again. */
const LATER_MS = 5 * 60_000;

/**
 * Sends what is due of a study's invitations and reminders, and plans the next run. Each mail is marked before it is
 * handed over: a sender that dies leaves at most one of which it is not known whether it arrived, and nobody gets two.
 */
export async function sendInvitations(db: Db, studyId: string, now = () => new Date()): Promise<void> {
  const study = await findStudyById(db, studyId);
  const by = mailer();
  if (!study || !by) return;
  await giveUpLostMails(db, studyId);
  if (study.status === 'closed') return dropQueuedMails(db, studyId);
  let isAway = false;
  const isOpen = study.status === 'live' && !study.withheld;
  if (isOpen) {
    for (let sent = 0; sent < A_RUN && !isAway; sent++) {
      const mail = await claimMail(db, studyId);
      if (!mail) break;
      isAway = !(await sendOne(db, study, mail, now()));
    }
  }
  const next = await nextMailAt(db, studyId);
  if (!next) return;
  const wait = isAway || !isOpen ? LATER_MS : BETWEEN_RUNS_MS;
  await enqueueSending(db, study, new Date(Math.max(next.getTime(), now().getTime() + wait)));
}

/** False when the mail server is away, so that there is no use in trying others now. */
async function sendOne(db: Db, study: StudyRow, due: DueMail, now: Date): Promise<boolean> {
  try {
    await mailer()?.send(await mailOf(db, study, due));
    await setMailSent(db, due.id);
    return true;
  } catch (error) {
    const { isFinal, problem, isAway } = mailRefusalOf(error);
    const isLast = isFinal || due.attempts >= MOST_ATTEMPTS;
    if (!isFinal) providerFailed('mailer', error);
    const againAt = isLast ? null : new Date(now.getTime() + LATER_MS * 2 ** (due.attempts - 1));
    await setMailFailed(db, due.id, problem, againAt);
    return !isAway;
  }
}

async function mailOf(db: Db, study: StudyRow, due: DueMail): Promise<Mail> {
  const revision = study.liveRevisionId
    ? await findPublishedRevision(db, study.id, study.liveRevisionId)
    : undefined;
  const language = due.language ?? revision?.config.questionLanguage ?? 'en';
  const base = publicAddress();
  const words = invitationText(study.invitationTexts, language);
  const unsubscribe = `${base}/api/unsubscribe/${unsubscribeToken(due.invitationId)}`;
  const query = personalParameters(study.id, { id: due.invitationId, parameters: due.parameters })
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const { subject, text } = invitationMailWords(
    due.number === 0 ? words : { subject: words.reminderSubject, text: words.reminderText },
    {
      name: due.name,
      study: revision?.externalTitle || study.title,
      organisation: study.organisation || study.branding?.name || 'Colloquy',
      link: `${base}/s/${study.linkId}?${query}`,
      unsubscribe,
      language,
    },
  );
  return {
    to: due.email,
    subject,
    text,
    // The same on every attempt, by which mail servers know a mail that they have.
    id: due.id,
    unsubscribe,
  };
}
