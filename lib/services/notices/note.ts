import { dueAt, type NoticeKind, noticeKindOf, OLDEST_EVENT_MS, paceFor } from '@/lib/domain/notices/notice';
import { type Role, roleMay } from '@/lib/domain/roles';
import type { Db } from '@/lib/store/database';
import type { StoredEvent } from '@/lib/store/events';
import {
  type ChannelRow,
  insertNotices,
  listChannels,
  listTold,
  type NewNotice,
  type Told,
} from '@/lib/store/notices';

/** What there is to be told, before it is known to whom. */
interface News {
  kind: NoticeKind;
  organizationId: string;
  studyId: string | null;
  responseId: string | null;
  about: string | null;
  /** Of whom it is the business. */
  concerns: (person: Told) => boolean;
}

/**
 * Notes events for everybody who wants to be told of them, in the transaction that marks them. Nobody is told of test
 * studies (O3).
 */
export async function noteEvents(db: Db, events: readonly StoredEvent[], now = new Date()): Promise<void> {
  await noteNews(
    db,
    events.flatMap(({ type, occurredAt, organizationId, studyId, responseId, ofTestStudy }) => {
      const kind = noticeKindOf(type);
      if (!kind || ofTestStudy || now.getTime() - occurredAt.getTime() > OLDEST_EVENT_MS) return [];
      return [{ kind, organizationId, studyId, responseId, about: null, concerns: () => true }];
    }),
    now,
  );
}

/** Call it in the transaction that makes the address a failing one. */
export async function noteFailingWebhook(
  db: Db,
  { organizationId, url }: { organizationId: string; url: string },
): Promise<void> {
  const about = new URL(url).host;
  const concerns = ({ role }: Told) => roleMay(role as Role, 'administer');
  await noteNews(db, [
    { kind: 'webhookFailing', organizationId, studyId: null, responseId: null, about, concerns },
  ]);
}

/** Call it in the transaction that finds them low. */
export async function noteLowCredits(
  db: Db,
  of: { organizationId: string; name: string; only: readonly string[] | null },
): Promise<void> {
  const { organizationId, name: about, only } = of;
  const concerns = ({ role, userId }: Told) =>
    roleMay(role as Role, 'administer') ||
    (roleMay(role as Role, 'launch') && (only === null || only.includes(userId)));
  await noteNews(db, [
    { kind: 'creditsLow', organizationId, studyId: null, responseId: null, about, concerns },
  ]);
}

async function noteNews(db: Db, news: readonly News[], now = new Date()): Promise<void> {
  const organizations = [...new Set(news.map(({ organizationId }) => organizationId))];
  const [people, channels] = [await listTold(db, organizations), await listChannels(db, organizations)];
  await insertNotices(
    db,
    news.flatMap((one) => [...toPeople(one, people, now), ...toChannels(one, channels, now)]),
  );
}

function toPeople(news: News, people: readonly Told[], now: Date): NewNotice[] {
  return people.flatMap((person) => {
    if (person.organizationId !== news.organizationId || !news.concerns(person)) return [];
    const pace = paceFor(person.choice, news.kind, news.studyId);
    return pace === 'off' ? [] : [noticeOf(news, person.userId, dueAt(pace, now))];
  });
}

function toChannels(news: News, channels: readonly ChannelRow[], now: Date): NewNotice[] {
  return channels.flatMap((channel) => {
    const isOther = news.studyId !== null && channel.studyIds && !channel.studyIds.includes(news.studyId);
    if (channel.organizationId !== news.organizationId || isOther) return [];
    const pace = channel.notices[news.kind];
    return pace === 'off' ? [] : [noticeOf(news, null, dueAt(pace, now))];
  });
}

function noticeOf(news: News, userId: string | null, due: Date): NewNotice {
  const { organizationId, kind, studyId, responseId, about } = news;
  return { organizationId, userId, kind, studyId, responseId, about, dueAt: due };
}
