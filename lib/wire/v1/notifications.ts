import { z } from 'zod';
import {
  NOTICE_KINDS,
  NOTICE_PACES,
  type NoticeChoice,
  STUDY_NOTICE_KINDS,
  type StudyNoticeChoice,
} from '@/lib/domain/notices/notice';
import { list } from '../list';
import { webAddress } from '../text';
import { hasNoUser } from './webhook';

const URL_LENGTH = 2_000;
const MOST_STUDIES = 100;

const pace = (description: string) => z.enum(NOTICE_PACES).meta({ description });
const paces = {
  responseCompleted: pace('A response is complete.'),
  targetReached: pace('A study has as many responses as it was to have.'),
  studyClosed: pace('A study is closed.'),
  safetyFlag: pace('A response is flagged for safety.'),
  webhookFailing: pace('A webhook has let a message go ten times. For owners and admins.'),
  creditsLow: pace('Less than a tenth of the credits of a wallet is left. For those who may bill to it.'),
};

type Paces<K extends keyof typeof paces> = { [Kind in K]: (typeof paces)[Kind] };
function some<K extends keyof typeof paces>(kinds: readonly K[]): Paces<K> {
  return Object.fromEntries(kinds.map((kind) => [kind, paces[kind]])) as Paces<K>;
}

const ofAll = some(NOTICE_KINDS);
const ofStudy = some(STUDY_NOTICE_KINDS);
const set = {
  responseCompleted: paces.responseCompleted.exactOptional(),
  targetReached: paces.targetReached.exactOptional(),
  studyClosed: paces.studyClosed.exactOptional(),
  safetyFlag: paces.safetyFlag.exactOptional(),
};
const about = 'Each `off`, `now` (within a minute) or `daily` (at 7:00 UTC).';

const NoticesShape = z.object(ofAll).meta({ id: 'Notices', description: `What is told. ${about}` });
const StudyNoticesShape = z
  .object(ofStudy)
  .meta({ id: 'StudyNotices', description: `What is told of a study. ${about}` });

const NoticesToSet = z
  .strictObject({
    ...set,
    webhookFailing: paces.webhookFailing.exactOptional(),
    creditsLow: paces.creditsLow.exactOptional(),
  })
  .meta({ id: 'NoticesToSet', description: `What to tell; what is left out is \`off\`. ${about}` });
const StudyNoticesToSet = z.strictObject(set).meta({
  id: 'StudyNoticesToSet',
  description: `What to tell of a study; what is left out is \`off\`. ${about}`,
});

const studyId = () =>
  z
    .uuid()
    .transform((id) => id.toLowerCase())
    .meta({ description: 'The id of the study.', override: { format: 'uuid', type: 'string' } });

export const NotificationsShape = z
  .object({
    mail: z.boolean().meta({ description: 'Whether this server sends mail at all.' }),
    notices: NoticesShape,
    studies: z
      .array(
        z
          .object({
            studyId: z.uuid().meta({ description: 'The id of the study.' }),
            title: z.string().meta({ description: 'Its title.' }),
            notices: StudyNoticesShape,
          })
          .meta({ id: 'StudyNotifications', description: 'What is told of one study.' }),
      )
      .meta({ description: 'Studies of which something else is told.' }),
  })
  .meta({ id: 'Notifications', description: 'What the caller is told by mail.' });

export const SetNotificationsRequest = z
  .strictObject({
    notices: NoticesToSet,
    studies: list(
      z
        .strictObject({ studyId: studyId(), notices: StudyNoticesToSet })
        .meta({ id: 'SetStudyNotifications', description: 'What to tell of one study.' }),
      { most: MOST_STUDIES },
    )
      .refine((list) => new Set(list.map((one) => one.studyId)).size === list.length, 'Names a study twice')
      .exactOptional()
      .meta({ description: 'Studies of which something else is told.' }),
  })
  .meta({ id: 'SetNotificationsRequest', description: 'What to tell the caller by mail.' });

export const ChannelShape = z
  .object({
    channel: z
      .object({
        host: z.string().meta({ description: 'Where it is; the address itself is never read back.' }),
        notices: NoticesShape,
        studyIds: z.array(z.uuid()).nullable().meta({ description: 'Only of these studies; null: of all.' }),
        failingSince: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'Since when messages are given up there; null when they get through.' }),
      })
      .nullable()
      .meta({ description: 'Null: there is none.' }),
  })
  .meta({ id: 'NotificationChannel', description: "The organization's channel." });

export const SetChannelRequest = z
  .strictObject({
    url: webAddress()
      .refine((value) => value.length <= URL_LENGTH, `Expected at most ${URL_LENGTH} characters`)
      .refine(hasNoUser, 'Must be an address without user and fragment')
      .exactOptional()
      .meta({ description: 'An incoming webhook: public and https. Left out: the one that is set.' }),
    notices: NoticesToSet,
    studyIds: list(studyId(), { least: 1, most: MOST_STUDIES })
      .nullish()
      .meta({
        description: 'Only of these studies; null: of all.',
        override: { items: { format: 'uuid', type: 'string' } },
      }),
  })
  .meta({ id: 'SetChannelRequest', description: 'Where to tell the organization, and what.' });

export const ChannelTestShape = z
  .object({
    sent: z.boolean().meta({ description: 'Whether it got through.' }),
    problem: z.string().nullable().meta({ description: 'Why not, in a sentence.' }),
  })
  .meta({ id: 'NotificationChannelTest', description: 'What came of a test.' });

interface ChannelSource {
  host: string;
  notices: NoticeChoice;
  studyIds: string[] | null;
  failingSince: Date | null;
}

export function channelV1(row: ChannelSource | undefined): z.input<typeof ChannelShape> {
  if (!row) return { channel: null };
  const { host, notices, studyIds, failingSince } = row;
  return { channel: { host, notices, studyIds, failingSince: failingSince?.toISOString() ?? null } };
}

export function notificationsV1(own: {
  mail: boolean;
  notices: NoticeChoice;
  studies: { studyId: string; title: string; notices: StudyNoticeChoice }[];
}): z.input<typeof NotificationsShape> {
  return own;
}
