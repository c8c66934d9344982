import { Lock } from 'lucide-react';
import type { AnswerSoFarReply } from '@/lib/wire/interview/resumed';
import { useTexts } from './use-texts';

interface PartHeadingProps {
  part: number;
  total: number;
  rows: readonly { about: AnswerSoFarReply | undefined }[];
}

/** A part of the interview, with a lock once it is finished. */
export function PartHeading({ part, total, rows }: PartHeadingProps) {
  const texts = useTexts();
  const finished = rows.every(({ about }) => about?.state === 'finished');
  return (
    <h3 className="flex max-w-[46rem] flex-wrap items-center gap-x-3 border-line border-b pt-6 pb-2 font-strong">
      {finished ? <Lock aria-hidden className="size-4 text-ink-3" /> : null}
      {texts.part(part, Math.max(part, total))}
      {finished ? <span className="font-text text-ink-3">{texts.partFinished}</span> : null}
    </h3>
  );
}
