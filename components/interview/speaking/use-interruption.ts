'use client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { afterTimeout } from '@/lib/client/interview/browser';
import { speakingChoices } from '@/lib/client/interview/speaking-settings';
import { HeldRecorders } from '@/lib/client/recording/held-recorders';
import { InterruptionWatch } from '@/lib/client/recording/interruption-watch';
import { followLevel } from '@/lib/client/recording/level-meter';
import { browserRecorder } from '@/lib/client/recording/page-recordings';
import type { HeldRecording } from '@/lib/client/recording/turn-recorder';
import { type QuestionVoice, wasPressed } from './use-question-voice';
import type { TurnRecording } from './use-turn-recorder';

interface Interruption {
  /** The question can be interrupted by speaking, now. */
  on: boolean;
  /** What somebody has begun to say while the question is read; empty when nobody has. */
  begun(): HeldRecording[];
}

/**
 * While the question is read aloud, somebody who speaks has the word (decisions, K9). `may`: the microphone may open by
 * itself at this question; it does so only after a press on this page, and where the browser cancels the echo.
 */
export function useInterruption(
  { recording, voice, may }: { recording: TurnRecording; voice: QuestionVoice; may: boolean },
  onSpeaking: () => void,
): Interruption {
  const { recorder, devices, at } = recording;
  const { sound } = at;
  const watch = useRef<InterruptionWatch | null>(null);
  const held = useRef<HeldRecorders | null>(null);
  const on =
    may &&
    voice.speaking &&
    recorder?.state === 'idle' &&
    sound !== null &&
    at.microphone === 'ready' &&
    sound.getSettings().echoCancellation !== false &&
    speakingChoices.current().byItself &&
    wasPressed();
  const hear = useEffectEvent((level: number) => {
    if (document.visibilityState !== 'visible') return;
    if (watch.current?.hear(level, voice.loudness(), performance.now())) onSpeaking();
  });
  useEffect(() => {
    if (!on || !sound) return;
    devices.listen(true);
    watch.current = new InterruptionWatch();
    held.current = new HeldRecorders({
      isSupported: (type) => MediaRecorder.isTypeSupported(type),
      make: browserRecorder,
      now: Date.now,
      after: afterTimeout,
    });
    held.current.hold(devices.sources());
    const stop = followLevel(sound, (level) => hear(level));
    return () => {
      stop();
      held.current?.drop();
      held.current = null;
      watch.current = null;
      // Somebody who has the word keeps it.
      if (recorder?.state === 'idle') devices.listen(false);
    };
  }, [on, sound, recorder, devices]);
  return {
    on,
    begun: () => (watch.current?.isSounding ? (held.current?.take() ?? []) : []),
  };
}
