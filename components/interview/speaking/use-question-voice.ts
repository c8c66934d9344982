'use client';
import { useEffect, useRef, useState } from 'react';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { type Speaking, type SpokenOutcome, speakQuestion } from '@/lib/client/recording/question-voice';
import { spokenWords } from '@/lib/domain/interview/spoken-words';
import { languageTag } from '@/lib/domain/reading/language-tag';

export interface QuestionVoice {
  /** From the first sound to the last. */
  speaking: boolean;
  /** Whether the voice works, as far as is known. */
  able: boolean;
  speak(): Promise<SpokenOutcome>;
  stop(): void;
  /** What is being played at this moment, from 0 to 1. */
  loudness(): number;
}

/** Reads the question of a step aloud. Stops when the question goes. */
export function useQuestionVoice(state: SessionState & { step: AskedStep }, language: string): QuestionVoice {
  const [speaking, setSpeaking] = useState(false);
  const [able, setAble] = useState(state.study.speech.speaks);
  const current = useRef<Speaking | null>(null);
  const { step, study, responseId, token } = state;
  useEffect(() => () => current.current?.stop(), []);
  const acknowledged = useRef(false);
  const speak = async () => {
    current.current?.stop();
    const fromServer = (part: 'step' | 'acknowledgement') =>
      study.speech.speaks && responseId
        ? (signal: AbortSignal) => fetchVoice({ responseId, token, stepId: step.id, part }, signal)
        : null;
    // Not again with "Hear it again".
    const before = acknowledged.current ? undefined : step.acknowledgement;
    acknowledged.current = true;
    const mine = speakQuestion({
      text: step.kind === 'question' ? spokenWords(partsOf(step)) : step.moderator,
      language: languageTag(language),
      fromServer: fromServer('step'),
      before: before ? { text: before, fromServer: fromServer('acknowledgement') } : null,
      onStart: () => setSpeaking(true),
    });
    current.current = mine;
    const outcome = await mine.ended;
    if (current.current === mine) {
      setSpeaking(false);
      if (outcome === 'ended' || outcome === 'stopped') setAble(true);
    }
    return outcome;
  };
  return {
    speaking,
    able,
    speak,
    stop: () => current.current?.stop(),
    loudness: () => current.current?.loudness() ?? 0,
  };
}

/** Read by the server's voice. */
function partsOf({ moderator, question }: Extract<AskedStep, { kind: 'question' }>) {
  if (question.type === 'matrix') return { text: moderator, rows: question.rows, options: question.columns };
  return 'options' in question ? { text: moderator, options: question.options } : { text: moderator };
}

async function fetchVoice(
  about: { responseId: string; token: string | null; stepId: string; part: 'step' | 'acknowledgement' },
  signal: AbortSignal,
): Promise<Blob | null> {
  const { responseId, token, stepId, part } = about;
  const asked = new URLSearchParams({ stepId, ...(part === 'acknowledgement' && { part }) });
  const answer = await fetch(`/api/interviews/${responseId}/voice?${asked}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal,
  });
  const spoken = answer.ok && answer.headers.get('content-type')?.startsWith('audio/');
  return spoken ? answer.blob() : null;
}

/**
 * Whether the participant has pressed something since this page was opened: before that browsers permit neither sound
 * nor recording.
 */
export function wasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}
