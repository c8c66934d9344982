'use client';
import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { AskedStep, SessionState } from '@/lib/client/interview/session-state';
import type { CaptureDevices, DevicesState } from '@/lib/client/recording/capture-devices';
import { captureMode } from '@/lib/client/recording/capture-mode';
import { pageDevices } from '@/lib/client/recording/page-devices';
import { browserRecorder, pageRecordings } from '@/lib/client/recording/page-recordings';
import type { KeptRecording } from '@/lib/client/recording/recording-store';
import type { RecordingUploads } from '@/lib/client/recording/recording-uploads';
import { TurnRecorder } from '@/lib/client/recording/turn-recorder';

export interface TurnRecording {
  devices: CaptureDevices;
  at: DevicesState;
  /** Null until earlier recordings for this step are loaded. */
  recorder: TurnRecorder | null;
  earlier: readonly KeptRecording[];
  uploads: RecordingUploads | null;
  /** Another window of this browser records an answer to this step. */
  elsewhere: boolean;
  /** The recordings so far count as earlier ones from now on. */
  settle(): Promise<void>;
  discardAll(): void;
}

/** The recorder of a step's turn, with this device's earlier recordings for the step. */
export function useTurnRecorder(state: SessionState & { step: AskedStep }): TurnRecording {
  const { responseId, token, step, study } = state;
  const [devices] = useState(() => pageDevices(captureMode(study.mode)));
  const at = useSyncExternalStore(devices.subscribe, devices.current, devices.current);
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  const [uploads, setUploads] = useState<RecordingUploads | null>(null);
  const [earlier, setEarlier] = useState<readonly KeptRecording[]>([]);
  const recorder = useRef<TurnRecorder | null>(null);
  const begin = useEffectEvent(async (known: RecordingUploads, isLeft: () => boolean) => {
    const found = responseId ? await known.earlier(responseId, step.id, []) : [];
    if (isLeft() || !responseId) return;
    recorder.current = new TurnRecorder({
      isSupported: (type) => MediaRecorder.isTypeSupported(type),
      make: browserRecorder,
      begin: (about) => known.begin({ ...about, responseId, token, stepId: step.id }),
      discard: (keys) => known.discard(keys),
      now: Date.now,
      onChange: refresh,
    });
    setUploads(known);
    setEarlier(found);
    refresh();
  });
  useEffect(() => {
    let left = false;
    devices.listen(false);
    void pageRecordings().then((known) => begin(known, () => left));
    return () => {
      left = true;
      void recorder.current?.stop();
      devices.listen(false);
    };
  }, [devices]);
  const { sound, picture, screen } = at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what there is to record has changed.
  useEffect(() => {
    recorder.current?.follow(devices.sources());
  }, [devices, sound, picture, screen]);
  useLeaving(recorder);
  const elsewhere = useElsewhere(uploads, responseId, step.id);
  return {
    devices,
    at,
    recorder: recorder.current,
    earlier,
    uploads,
    elsewhere,
    settle: async () => {
      await recorder.current?.stop();
      recorder.current = null;
      if (uploads) await begin(uploads, () => false);
    },
    discardAll: () => {
      recorder.current?.discard();
      uploads?.discard(earlier.map(({ key }) => key));
      setEarlier([]);
    },
  };
}

const LOOKS_EVERY_MS = 2_000;

/** Looks again and again: a window that begins or ends to record tells nobody. */
function useElsewhere(uploads: RecordingUploads | null, responseId: string | null, stepId: string): boolean {
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!uploads || !responseId) return;
    let left = false;
    const look = async () => {
      const found = await uploads.isSpokenElsewhere(responseId, stepId);
      if (!left) setElsewhere(found);
    };
    void look();
    const timer = setInterval(() => void look(), LOOKS_EVERY_MS);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [uploads, responseId, stepId]);
  return elsewhere;
}

/** The bytes so far are stored before the page may be closed. */
function useLeaving(recorder: { current: TurnRecorder | null }): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') recorder.current?.flush();
    };
    const gone = () => void recorder.current?.stop();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
    };
  }, [recorder]);
}
