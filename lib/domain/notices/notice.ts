import type { EventType } from '../event';

/** What people and channels can be told of, in the order of forms. */
export const NOTICE_KINDS = [
  'responseCompleted',
  'targetReached',
  'studyClosed',
  'safetyFlag',
  'webhookFailing',
  'creditsLow',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Those that are about one study, and can be chosen for it alone. */
export const STUDY_NOTICE_KINDS = [
  'responseCompleted',
  'targetReached',
  'studyClosed',
  'safetyFlag',
] as const;
export type StudyNoticeKind = (typeof STUDY_NOTICE_KINDS)[number];

/** Not at all, within a minute, or once a day. */
export const NOTICE_PACES = ['off', 'now', 'daily'] as const;
export type NoticePace = (typeof NOTICE_PACES)[number];

export type NoticeChoice = Record<NoticeKind, NoticePace>;
export type StudyNoticeChoice = Record<StudyNoticeKind, NoticePace>;

/** What one person has chosen: for all studies, and for single ones instead, by their id. */
export interface PersonsChoice {
  notices: NoticeChoice;
  studies: Record<string, StudyNoticeChoice>;
}

const ALL_OFF: NoticeChoice = {
  responseCompleted: 'off',
  targetReached: 'off',
  studyClosed: 'off',
  safetyFlag: 'off',
  webhookFailing: 'off',
  creditsLow: 'off',
};

/** What is told to those who chose nothing: what cannot wait, to those who answer for it. */
export function usualChoice(role: string): NoticeChoice {
  return role === 'owner' ? { ...ALL_OFF, safetyFlag: 'now', webhookFailing: 'now' } : ALL_OFF;
}

export function choiceOf(given: Partial<NoticeChoice>): NoticeChoice {
  return { ...ALL_OFF, ...given };
}

/** How somebody is told of this kind, about this study or about none. */
export function paceFor(choice: PersonsChoice, kind: NoticeKind, studyId: string | null): NoticePace {
  const own = studyId === null ? undefined : choice.studies[studyId];
  return own && isStudyKind(kind) ? own[kind] : choice.notices[kind];
}

function isStudyKind(kind: NoticeKind): kind is StudyNoticeKind {
  return (STUDY_NOTICE_KINDS as readonly string[]).includes(kind);
}

/** What an event is told as; undefined for one that nobody is told of. */
export function noticeKindOf(type: EventType): StudyNoticeKind | undefined {
  return KIND_OF_EVENT[type];
}

const KIND_OF_EVENT: { [T in EventType]?: StudyNoticeKind } = {
  'response.completed': 'responseCompleted',
  'study.target_reached': 'targetReached',
  'study.closed': 'studyClosed',
  'response.flagged': 'safetyFlag',
};

/** Older events are told to nobody: a demo is dated back, and a day without workers is over. */
export const OLDEST_EVENT_MS = 24 * 60 * 60 * 1_000;

/** When a digest is sent: 7:00 UTC, the morning of Europe. */
const DIGEST_HOUR = 7;

/** When a notice is due that is made at `now`. */
export function dueAt(pace: Exclude<NoticePace, 'off'>, now: Date): Date {
  if (pace === 'now') return now;
  const due = new Date(now);
  due.setUTCHours(DIGEST_HOUR, 0, 0, 0);
  if (due <= now) due.setUTCDate(due.getUTCDate() + 1);
  return due;
}

const MINUTE = 60_000;
/** How long a notice waits after each try that failed. The first is longer than any sending takes. */
export const NOTICE_DELAYS_MS = [10, 30, 120, 360, 720].map((minutes) => minutes * MINUTE);
export const MOST_NOTICE_TRIES = NOTICE_DELAYS_MS.length + 1;

/** Less than a tenth is left of what an organisation could ever spend. */
export function isLow({ balance, total }: { balance: number; total: number }): boolean {
  return total > 0 && balance * 10 < total;
}
