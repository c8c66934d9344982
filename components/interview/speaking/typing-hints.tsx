'use client';
import { Mic, RotateCcw, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import { Press } from '../press';
import { isWritten } from '../step-kind';
import { useQuestionVoice, wasPressed } from './use-question-voice';
import { useSpeakingTexts } from './use-speaking-texts';

/** In a spoken interview that is answered by typing: the question read aloud, and the way back to speaking. */
export function TypingHints({
  state,
  language,
}: {
  state: SessionState & { step: AskedStep };
  language: string;
}) {
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
  if (!written && !voice.able) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {written ? (
        <Press onClick={() => speakingChoices.choose({ way: 'speak' })}>
          <Mic aria-hidden />
          {texts.speakInstead}
        </Press>
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
