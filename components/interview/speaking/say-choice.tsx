'use client';
import { Mic, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { matchSaid } from '@/lib/domain/said-options/match-said';
import type { AskingProps } from '../asking-props';
import type { QuestionOf } from '../controls/control-props';
import { Press } from '../press';
import { useSaidChoice } from './use-said-choice';
import { useSpeakingTexts } from './use-speaking-texts';

interface SayChoiceProps extends Pick<AskingProps, 'session' | 'state' | 'language' | 'away'> {
  question: QuestionOf<'multiple_choice'>;
  /** It begins: nothing is read aloud meanwhile. */
  onBegin: () => void;
}

/** More of what was understood is not shown again. In characters. */
const LONGEST_SHOWN = 120;

/**
 * The options of a closed question, chosen by saying them (K9): what was understood is shown and marked among the
 * options, and sent only when the participant goes on.
 */
export function SayChoice({ session, state, language, away, question, onBegin }: SayChoiceProps) {
  const texts = useSpeakingTexts();
  const [marked, setMarked] = useState<string[]>([]);
  const choice = useSaidChoice(state, (words) => {
    const chosen = chosenBy(words, question, language);
    setMarked(chosen.map(({ text }) => text));
    if (chosen.length > 0) session.edit({ optionIds: chosen.map(({ id }) => id) });
  });
  const interrupt = useEffectEvent(() => choice.stop());
  useEffect(() => {
    if (away) interrupt();
  }, [away]);
  const { phase, words } = choice;
  const shown = words ? `${words.slice(0, LONGEST_SHOWN)}${words.length > LONGEST_SHOWN ? '…' : ''}` : '';
  return (
    <>
      <Press
        busy={phase === 'opening' || phase === 'hearing'}
        onClick={() => {
          onBegin();
          choice.press();
        }}
      >
        {phase === 'recording' ? <Square aria-hidden /> : <Mic aria-hidden />}
        {phase === 'recording' ? texts.done : texts.sayAnswer}
      </Press>
      <span role="status" className="max-w-[36rem] basis-full text-ink-2 empty:hidden">
        {phase === 'recording' ? texts.recording : null}
        {phase === 'hearing' ? texts.finishing : null}
        {phase === 'idle' && choice.without ? texts.allowMicrophone : null}
        {phase === 'idle' && words !== null
          ? marked.length > 0
            ? texts.heardAnswer(shown, marked.join(', '))
            : texts.heardNoAnswer
          : null}
      </span>
    </>
  );
}

/** The options that are meant, in the order of the question; none where that is not certain. */
function chosenBy(words: string, question: QuestionOf<'multiple_choice'>, language: string) {
  const { options, isMultiSelect, maxSelect } = question;
  // As they stand on the page.
  const shown = [...options.filter((one) => !one.exclusive), ...options.filter((one) => one.exclusive)];
  const most = isMultiSelect ? (maxSelect ?? options.length) : 1;
  const ids = matchSaid(words, { options: shown, language, most });
  const chosen = options.filter(({ id }) => ids.includes(id));
  return chosen.length > 1 && chosen.some((one) => one.exclusive) ? [] : chosen;
}
