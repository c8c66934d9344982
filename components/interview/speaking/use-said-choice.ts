'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import { askWords } from '@/lib/client/recording/ask-words';
import type { CaptureDevices } from '@/lib/client/recording/capture-devices';
import { captureMode } from '@/lib/client/recording/capture-mode';
import { pageDevices } from '@/lib/client/recording/page-devices';
import { browserRecorder, pageRecordings } from '@/lib/client/recording/page-recordings';
import { TurnRecorder } from '@/lib/client/recording/turn-recorder';
import { untilHeard } from '@/lib/client/recording/until-heard';

/** Nobody needs longer to say which answer they mean. In milliseconds. */
const LONGEST_MS = 20_000;
/** A recording is a little shorter than the time that its recorder ran. */
const SHORTER_MS = 500;

export interface SaidChoice {
  phase: 'idle' | 'opening' | 'recording' | 'hearing';
  /** What was understood of it; empty when nothing was; null before, and while that is found out. */
  words: string | null;
  /** The microphone cannot be had. */
  without: boolean;
  /** Begins, or ends what was begun. */
  press(): void;
  /** Throws away what is being recorded. */
  stop(): void;
}

/**
 * A few words that say which option is meant: recorded while the participant wants it, transcribed on the server, and
 * then forgotten here; no answer names the recording, so the server forgets it, too. `onHeard`: called once with the
 * words of each.
 */
export function useSaidChoice(
  { study, responseId, token, step }: SessionState & { step: AskedStep },
  onHeard: (words: string) => void,
): SaidChoice {
  const [devices] = useState(() => pageDevices(captureMode(study.mode)));
  const [phase, setPhase] = useState<SaidChoice['phase']>('idle');
  const [outcome, setOutcome] = useState<Pick<SaidChoice, 'words' | 'without'>>(NOTHING);
  const turn = useRef<{ recorder: TurnRecorder; finish: () => void } | null>(null);
  const opening = useRef<AbortController | null>(null);
  const heard = useEffectEvent(onHeard);

  const end = () => {
    opening.current?.abort();
    turn.current?.recorder.discard();
    turn.current = null;
    devices.listen(false);
  };
  const stop = () => {
    end();
    setPhase('idle');
  };
  const leave = useEffectEvent(end);
  useEffect(() => () => leave(), []);

  const listen = async () => {
    if (!responseId) return;
    setOutcome(NOTHING);
    setPhase('opening');
    const over = new AbortController();
    opening.current = over;
    const ask = () => askWords({ responseId, token, stepId: step.id });
    const [sound, recordings, before] = await Promise.all([soundOf(devices), pageRecordings(), ask()]);
    if (over.signal.aborted) return;
    if (!sound || !before) {
      setPhase('idle');
      setOutcome({ words: null, without: !sound });
      return;
    }
    const recorder = new TurnRecorder({
      isSupported: (type) => MediaRecorder.isTypeSupported(type),
      make: browserRecorder,
      begin: (about) => recordings.begin({ ...about, responseId, token, stepId: step.id }),
      discard: (keys) => recordings.discard(keys),
      now: Date.now,
      onChange: () => undefined,
    });
    const finished = new Promise<void>((finish) => {
      turn.current = { recorder, finish };
      over.signal.addEventListener('abort', () => finish());
      setTimeout(finish, LONGEST_MS);
    });
    devices.listen(true);
    if (!recorder.start([{ kind: 'audio', stream: new MediaStream([sound]) }])) {
      stop();
      return setOutcome({ words: null, without: true });
    }
    setPhase('recording');
    await finished;
    if (over.signal.aborted) return;
    setPhase('hearing');
    devices.listen(false);
    const upToMs = before.heardMs + recorder.elapsedMs - SHORTER_MS;
    await recorder.stop();
    const words = await untilHeard(upToMs, {
      flush: () => undefined,
      ask,
      pause: (long) => new Promise((resolve) => setTimeout(resolve, long)),
      signal: over.signal,
    });
    if (over.signal.aborted) return;
    // What was said at this step before is not said again.
    const said = (words ?? '').slice(words?.startsWith(before.text) ? before.text.length : 0).trim();
    stop();
    setOutcome({ words: said, without: false });
    heard(said);
  };
  return {
    phase,
    ...outcome,
    press: () => {
      if (phase === 'idle') void listen();
      else if (phase === 'recording') turn.current?.finish();
    },
    stop,
  };
}

const NOTHING = { words: null, without: false };

async function soundOf(devices: CaptureDevices): Promise<MediaStreamTrack | null> {
  if (devices.current().microphone !== 'ready') await devices.open();
  return devices.current().microphone === 'ready' ? devices.current().sound : null;
}
