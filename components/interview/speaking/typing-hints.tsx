'use client';
import { Mic, RotateCcw, VolumeX } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import { pageLoaded } from '@/lib/client/page-loaded';
import type { AskingProps } from '../asking-props';
import { laterPart } from '../later-part';
import { Press } from '../press';
import { isWritten } from '../step-kind';
import { useQuestionVoice, wasPressed } from './use-question-voice';
import { useSpeakingTexts } from './use-speaking-texts';

const SayChoice = laterPart(() => pageLoaded().then(() => import('./say-choice').then((m) => m.SayChoice)));

/**
 * In a spoken interview, at a question that is not answered by speaking: the question read aloud, the way back to
 * speaking, and the options of a closed question by voice.
 */
export function TypingHints({
  session,
  state,
  language,
  away,
}: Pick<AskingProps, 'session' | 'state' | 'language' | 'away'>) {
  const texts = useSpeakingTexts();
  const voice = useQuestionVoice(state, language);
  const started = useRef(false);
  const begin = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    // The page already asked a participant who types; the question can still be read aloud.
    if (speakingChoices.current().aloud && speakingChoices.current().way !== 'type' && wasPressed()) {
      void voice.speak();
    }
  });
  useEffect(() => begin(), []);
  const written = isWritten(state.step) && !state.sending;
  const closed = saidByVoice(state);
  if (!written && !voice.able && !closed) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2">
      {written ? (
        <Press onClick={() => speakingChoices.choose({ way: 'speak' })}>
          <Mic aria-hidden />
          {texts.speakInstead}
        </Press>
      ) : null}
      {closed ? (
        <Suspense fallback={null}>
          <SayChoice {...{ session, state, language, away }} question={closed} onBegin={voice.stop} />
        </Suspense>
      ) : null}
      {voice.able ? (
        <Press look="quiet" onClick={() => (voice.speaking ? voice.stop() : void voice.speak())}>
          {voice.speaking ? <VolumeX aria-hidden /> : <RotateCcw aria-hidden />}
          {voice.speaking ? texts.silence : texts.hearAgain}
        </Press>
      ) : null}
    </p>
  );
}

/** The closed question whose options can be said, where the server understands what is said. */
function saidByVoice({ step, study, sending }: AskingProps['state']) {
  if (!study.speech.transcribes || sending || step.kind !== 'question') return null;
  return step.question.type === 'multiple_choice' ? step.question : null;
}
