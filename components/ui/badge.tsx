import { classNames } from './class-names';

const SIGN = 'size-[0.4375rem] shrink-0 rounded-full border-[1.5px]';
const LOOKS = {
  open: { text: 'text-ink-2', sign: 'border-ink-3' },
  on: { text: 'text-positive', sign: 'border-positive bg-positive' },
  half: { text: 'text-caution', sign: 'border-caution half-caution' },
  done: { text: 'text-ink-2', sign: 'border-ink-3 bg-ink-3' },
  bad: { text: 'text-critical', sign: 'border-critical bg-critical' },
  out: { text: 'text-ink-2', sign: 'h-[1.5px] rounded-none border-0 bg-ink-3' },
};

export interface BadgeProps {
  word: string;
  look: keyof typeof LOOKS;
}

/** A status, by sign and word. */
export function Badge({ word, look }: BadgeProps) {
  const { text, sign } = LOOKS[look];
  return (
    <span className={classNames('inline-flex h-5 items-center gap-1.5 whitespace-nowrap text-12', text)}>
      <span aria-hidden className={classNames(SIGN, sign)} />
      {word}
    </span>
  );
}
