'use client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { platformOf } from '@/lib/client/interview/platform';
import { noChoices, speakingChoices } from '@/lib/client/interview/speaking-settings';
import { followSpeech, type RecognizedText, recognitionOf } from '@/lib/client/recording/live-caption';
import { languageTag } from '@/lib/domain/reading/language-tag';

const SILENT: RecognizedText = { settled: '', open: '' };

/** Whether this browser can transcribe live. On phones that takes the microphone away from the recording. */
export function canCaption(): boolean {
  const desktop = platformOf(navigator.userAgent, navigator.maxTouchPoints) === 'desktop';
  return desktop && recognitionOf(window) !== null;
}

export interface Caption {
  caption: RecognizedText;
  /** Transcription is running. */
  on: boolean;
  start(): void;
  stop(): void;
  clear(): void;
}

/**
 * The browser's live transcription of a turn; off where the server transcribes, or where the participant has not
 * agreed.
 */
export function useCaption(language: string, { transcribes }: { transcribes: boolean }): Caption {
  const { captions } = useSyncExternalStore(speakingChoices.subscribe, speakingChoices.current, noChoices);
  const [caption, setCaption] = useState(SILENT);
  const [on, setOn] = useState(false);
  const ending = useRef<(() => void) | null>(null);
  const before = useRef('');
  const stop = () => {
    ending.current?.();
    ending.current = null;
    setOn(false);
  };
  useEffect(() => () => ending.current?.(), []);
  const start = () => {
    const Recognition = captions === true && !transcribes && canCaption() ? recognitionOf(window) : null;
    if (!Recognition || ending.current) return;
    const earlier = before.current;
    setOn(true);
    ending.current = followSpeech(Recognition, {
      language: languageTag(language),
      onHeard: ({ settled, open }) => {
        const all = [earlier, settled].filter(Boolean).join(' ');
        before.current = all;
        setCaption({ settled: all, open });
      },
      onGone: () => {
        ending.current = null;
        setOn(false);
      },
    });
  };
  const clear = () => {
    before.current = '';
    setCaption(SILENT);
  };
  return { caption, on, start, stop, clear };
}
