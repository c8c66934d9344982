import { afterTimeout, randomKey } from '../interview/browser';
import { indexedStore } from './indexed-store';
import { RecordingUploads } from './recording-uploads';
import type { Recorder } from './turn-recorder';
import { tusClient } from './tus-client';

let recordings: Promise<RecordingUploads> | null = null;

/** The recordings of this page; the first call resumes those that earlier pages left. */
export function pageRecordings(): Promise<RecordingUploads> {
  recordings ??= make();
  return recordings;
}

async function make(): Promise<RecordingUploads> {
  const uploads = new RecordingUploads({
    store: await indexedStore(),
    client: tusClient,
    alone,
    working,
    now: Date.now,
    random: Math.random,
    after: afterTimeout,
    newKey: randomKey,
  });
  window.addEventListener('online', () => uploads.wake());
  await uploads.resumeKept();
  return uploads;
}

const LOCK = 'clq-recording-';

/** Locks end with their window. Without lock support, two windows send the same bytes, which is harmless. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(LOCK + name, work);
  else await work();
}

async function working(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

const VIDEO_BITS = 1_500_000;
const AUDIO_BITS = 64_000;
const KEY_FRAME_MS = 2000;

/** A key frame every two seconds: a recording that is cut off loses no more. */
export function browserRecorder(stream: MediaStream, mimeType: string): Recorder {
  const options: MediaRecorderOptions & { videoKeyFrameIntervalDuration: number } = {
    mimeType,
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
    videoKeyFrameIntervalDuration: KEY_FRAME_MS,
  };
  const recorder = new MediaRecorder(stream, options);
  const handle: Recorder = {
    get state() {
      return recorder.state;
    },
    start: (timeslice) => recorder.start(timeslice),
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: () => recorder.stop(),
    requestData: () => recorder.requestData(),
    ondataavailable: null,
    onstop: null,
    onerror: null,
  };
  recorder.ondataavailable = (event) => handle.ondataavailable?.(event);
  recorder.onstop = () => handle.onstop?.();
  recorder.onerror = () => handle.onerror?.();
  return handle;
}
