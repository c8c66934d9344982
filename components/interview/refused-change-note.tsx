import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefusedChange } from '@/lib/client/interview/answer-change';
import type { OwnWords } from './own-words';
import { SaidAnswer } from './said-answer';
import { useTexts } from './use-texts';

interface RefusedChangeNoteProps {
  refused: RefusedChange;
  own: OwnWords;
  onDismiss: () => void;
}

/** Why a changed answer was not taken, with its words, which stay here until the participant has read it. */
export function RefusedChangeNote({ refused, own, onDismiss }: RefusedChangeNoteProps) {
  const texts = useTexts();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { why, section, text } = refused;
  const titles = {
    finished: section === null ? texts.lookingBackText : texts.partFinishedTitle(section),
    elsewhere: texts.mendedElsewhere,
    depends: texts.answerDepends,
    unfit: texts.unfit,
  };
  return (
    <div
      ref={note}
      role="alert"
      className="mb-3 flex max-w-[46rem] gap-3 rounded-3 border border-line-strong bg-well p-4 text-ink-2"
    >
      <Lock aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p>
          <strong className="font-strong text-ink">{titles[why]}</strong> {text ? texts.elsewhereText : null}
        </p>
        {text ? <SaidAnswer text={text} own={own} /> : null}
        <button type="button" className="link min-h-[2.75rem] justify-self-start" onClick={onDismiss}>
          {texts.dismiss}
        </button>
      </div>
    </div>
  );
}
