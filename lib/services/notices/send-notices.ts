import { MOST_NOTICE_TRIES } from '@/lib/domain/notices/notice';
import { type NoticeLine, noticeLines } from '@/lib/domain/notices/notice-lines';
import { type Mail, mailer } from '@/lib/ports/mailer';
import { publicAddress } from '@/lib/ports/public-address';
import { unseal } from '@/lib/ports/seal';
import { sayInChannel } from '@/lib/ports/webhook-sender';
import type { Db } from '@/lib/store/database';
import {
  claimNotices,
  type DueNotice,
  deleteNotices,
  deleteTriedNotices,
  findChannel,
  setChannelFailing,
} from '@/lib/store/notices';
import { deliver } from '../people/mails';

const BATCH = 200;

/**
 * Sends what is due, one mail or message for all that somebody is to be told now. At least once: what was claimed and
 * not sent is due again after a while, six times in all.
 */
export async function sendNotices(db: Db, now = () => new Date()): Promise<void> {
  await deleteTriedNotices(db, now());
  for (;;) {
    const due = await db.transaction((tx) => claimNotices(tx, now(), BATCH));
    if (due.length === 0) return;
    for (const notices of byRecipient(due)) await tell(db, notices, now());
  }
}

function byRecipient(due: readonly DueNotice[]): DueNotice[][] {
  const groups = new Map<string, DueNotice[]>();
  for (const notice of due) {
    const key = `${notice.organizationId} ${notice.userId}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()];
}

async function tell(db: Db, notices: readonly DueNotice[], now: Date): Promise<void> {
  const isMail = notices[0]!.userId !== null;
  const isDone = isMail ? await mail(notices) : await say(db, notices, now);
  const last = notices.filter(({ tries }) => isDone || tries >= MOST_NOTICE_TRIES);
  await deleteNotices(
    db,
    last.map(({ id }) => id),
  );
}

/** Without a mail server nobody is told, also not later of what is over then. */
async function mail(notices: readonly DueNotice[]): Promise<boolean> {
  const [{ email, organization, id }] = notices as [DueNotice];
  if (email === null || !mailer()) return true;
  return (
    (await deliver(noticeMail({ to: email, organization, id, lines: noticeLines(notices) }))) === 'mailed'
  );
}

function noticeMail(of: { to: string; organization: string; id: string; lines: NoticeLine[] }): Mail {
  const { to, organization, id, lines } = of;
  const subject =
    lines.length === 1 ? lines[0]!.text : `${oneLine(organization)}: ${lines.length} things happened`;
  return {
    to,
    id,
    subject,
    text: [
      ...lines.flatMap(({ text, path }) => [text, publicAddress() + path, '']),
      'What you are told, and how often:',
      `${publicAddress()}/organisation/notifications`,
      '',
    ].join('\n'),
  };
}

/** A channel that a message was given up for is failing until one gets through. */
async function say(db: Db, notices: readonly DueNotice[], now: Date): Promise<boolean> {
  const { organizationId } = notices[0]!;
  const channel = await findChannel(db, organizationId);
  if (!channel) return true;
  const sent = await sayTo(channel.url, noticeLines(notices));
  if (sent.isDone && channel.failingSince) await setChannelFailing(db, organizationId, null);
  const isGivenUp = !sent.isDone && notices.some(({ tries }) => tries >= MOST_NOTICE_TRIES);
  if (isGivenUp && !channel.failingSince) await setChannelFailing(db, organizationId, now);
  return sent.isDone;
}

/** Says lines in a channel. The problem is a sentence of ours. */
export async function sayTo(
  sealed: Buffer,
  lines: readonly NoticeLine[],
): Promise<{ isDone: boolean; problem: string | null }> {
  const url = unseal(sealed);
  if (url === undefined) return { isDone: false, problem: 'Its address cannot be read. Enter it again.' };
  const text = lines.map((line) => `${escaped(line.text)} <${publicAddress()}${line.path}|Look>`).join('\n');
  const { status, problem } = await sayInChannel(url, text);
  if (status === null) return { isDone: false, problem };
  const isDone = status >= 200 && status < 300;
  return { isDone, problem: isDone ? null : `It answered ${status}.` };
}

/** What the chat would read as a link or a call of people. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
