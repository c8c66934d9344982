import { classNames } from './class-names';

type StudyStatus = 'draft' | 'live' | 'paused' | 'closed';
type Progress = 'complete' | 'in_progress' | 'screened_out';

const SIGN = 'size-[0.4375rem] shrink-0 rounded-full border-[1.5px]';
const STATUSES: Record<StudyStatus, { word: string; text: string; sign: string }> = {
  draft: { word: 'Draft', text: 'text-ink-2', sign: 'border-ink-3' },
  live: { word: 'Live', text: 'text-positive', sign: 'border-positive bg-positive' },
  paused: { word: 'Paused', text: 'text-caution', sign: 'border-caution half-caution' },
  closed: { word: 'Closed', text: 'text-ink-2', sign: 'border-ink-3 bg-ink-3' },
};
const PROGRESSES: Record<Progress, { text: string; sign: string }> = {
  complete: { text: 'text-ink-2', sign: 'border-ink-3 bg-ink-3' },
  in_progress: { text: 'text-caution', sign: 'border-caution half-caution' },
  screened_out: { text: 'text-ink-2', sign: 'h-[1.5px] rounded-none border-0 bg-ink-3' },
};
const BADGE = 'inline-flex h-5 items-center gap-1.5 whitespace-nowrap text-12';

/** A study's status, by sign and word. */
export function StatusBadge({ status }: { status: StudyStatus }) {
  const { word, text, sign } = STATUSES[status];
  return (
    <span className={classNames(BADGE, text)}>
      <span aria-hidden className={classNames(SIGN, sign)} />
      {word}
    </span>
  );
}

/** A response's progress: the API's own word. */
export function ProgressBadge({ progress }: { progress: Progress }) {
  const { text, sign } = PROGRESSES[progress];
  return (
    <span className={classNames(BADGE, text)}>
      <span aria-hidden className={classNames(SIGN, sign)} />
      {progress}
    </span>
  );
}
