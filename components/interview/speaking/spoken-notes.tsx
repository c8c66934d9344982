'use client';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/note';
import type { UploadsState } from '@/lib/client/recording/recording-uploads';
import { Press } from '../press';
import { isCameraMissing } from './camera-missing';
import { useSpeakingTexts } from './use-speaking-texts';
import type { SpokenTurn } from './use-spoken-turn';

const NOTHING: UploadsState = { waitingBytes: 0, waiting: null, unfinished: 0 };

/** The bytes that wait for the connection. */
export function useUploads({ recording: { uploads } }: Pick<SpokenTurn, 'recording'>): UploadsState {
  return useSyncExternalStore(
    uploads?.subscribe ?? (() => () => undefined),
    uploads?.current ?? (() => NOTHING),
    () => NOTHING,
  );
}

/** Notices for a speaking participant: that nothing is lost, or why the recording does not work. */
export function SpokenNotes({ turn }: { turn: SpokenTurn }) {
  const texts = useSpeakingTexts();
  const { waiting } = useUploads(turn);
  const { phase } = turn;
  const { at, devices, earlier, elsewhere } = turn.recording;
  const speaking = phase === 'recording' || phase === 'paused';
  const problem = microphoneProblem(turn);
  if (problem) {
    return (
      <Above>
        <Note
          tone="critical"
          live="alert"
          title={speaking ? texts.microphoneGone : `${texts.microphone}: ${texts.problems[problem]}.`}
        >
          {speaking ? `${texts.microphoneGoneText} ${texts.help[problem]}` : texts.help[problem]}
        </Note>
      </Above>
    );
  }
  if (speaking && waiting) {
    return (
      <Above>
        <Note
          tone="caution"
          live="alert"
          title={waiting.why === 'offline' ? texts.offline : texts.unreachable}
        >
          {texts.keptHere}
        </Note>
      </Above>
    );
  }
  if (isCameraMissing(at) && phase !== 'sending') {
    return (
      <Above>
        <Note tone="caution" live="alert">
          <span className="block pb-2">{at.camera === 'lost' ? texts.cameraGone : texts.cameraOff}</span>
          <span className="flex flex-wrap gap-2">
            <Press onClick={() => void devices.open()}>{texts.tryAgain}</Press>
            <Press look="quiet" onClick={() => devices.without('camera')}>
              {texts.withoutCamera}
            </Press>
          </span>
        </Note>
      </Above>
    );
  }
  if (elsewhere && (phase === 'idle' || phase === 'asking')) {
    return (
      <Above>
        <Note tone="info" live="status">
          {texts.spokenElsewhere}
        </Note>
      </Above>
    );
  }
  if (phase !== 'idle' || earlier.length === 0) return null;
  return (
    <Above>
      <Note tone="info" live="status" title={texts.interrupted}>
        {texts.interruptedText}
      </Note>
    </Above>
  );
}

/** Why the participant cannot be recorded. */
export function microphoneProblem({ recording: { at }, phase }: SpokenTurn) {
  const { microphone } = at;
  if (phase === 'sending') return null;
  const fine = microphone === 'off' || microphone === 'asking' || microphone === 'ready';
  return fine || microphone === 'without' ? null : microphone;
}

function Above({ children }: { children: ReactNode }) {
  return <div className="mb-6 max-w-[42rem] min-[45rem]:mb-8">{children}</div>;
}
