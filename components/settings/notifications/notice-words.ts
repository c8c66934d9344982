import type { NoticeKind, NoticePace } from '@/lib/domain/notices/notice';

/** Each kind as the end of "Tell me when …". */
export const NOTICES: Record<NoticeKind, string> = {
  responseCompleted: 'A response is complete',
  targetReached: 'The target is reached',
  studyClosed: 'A study is closed',
  safetyFlag: 'A response is flagged for safety',
  webhookFailing: 'A webhook is failing',
  creditsLow: 'Credits are low',
};

/** What is worth a word more. */
export const NOTICE_HINTS: { [K in NoticeKind]?: string } = {
  webhookFailing: 'After ten tries over three days',
  creditsLow: 'Less than a tenth is left',
};

export const PACES: readonly { id: NoticePace; label: string }[] = [
  { id: 'off', label: 'Never' },
  { id: 'now', label: 'As it happens' },
  { id: 'daily', label: 'Once a day' },
];
