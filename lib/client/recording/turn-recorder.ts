import type { CaptureKind } from './recorder-types';
import { recorderType } from './recorder-types';
import type { RecordingUpload } from './recording-upload';
import type { NewRecording } from './recording-uploads';

/** The used part of a MediaRecorder. */
export interface Recorder {
  readonly state: 'inactive' | 'recording' | 'paused';
  start(timeslice: number): void;
  pause(): void;
  resume(): void;
  stop(): void;
  requestData(): void;
  ondataavailable: ((event: { data: Blob }) => void) | null;
  onstop: (() => void) | null;
  onerror: (() => void) | null;
}

export interface RecorderSource {
  kind: CaptureKind;
  stream: MediaStream;
}

/** A recording that has begun, of which nothing has left this page's memory. */
export interface HeldRecording extends RecorderSource {
  type: string;
  recorder: Recorder;
  /** Milliseconds since 1970. */
  startedAt: number;
  chunks: Blob[];
}

interface TurnRecorderOptions {
  isSupported: (type: string) => boolean;
  make: (stream: MediaStream, type: string) => Recorder;
  begin: (about: Pick<NewRecording, 'kind' | 'type' | 'startedAt'>) => RecordingUpload;
  discard: (keys: readonly string[]) => void;
  now: () => number;
  onChange: () => void;
}

export type TurnState = 'idle' | 'recording' | 'paused' | 'stopping' | 'done';

/** Enough for a fragment a second where the format allows it; a closed tab loses no more. */
const TIMESLICE_MS = 1000;
/** After this many failures in a row a recorder is not replaced. */
const MOST_RESTARTS = 5;

interface Part extends RecorderSource {
  recorder: Recorder;
}

/**
 * The recording of one turn: a recorder for each kind, all paused and ended together. A recorder that fails is
 * replaced, so a turn may have several recordings of a kind.
 */
export class TurnRecorder {
  private parts: Part[] = [];
  private uploads: RecordingUpload[] = [];
  private endings: Promise<void>[] = [];
  private current: TurnState = 'idle';
  private restarts = 0;
  /** Milliseconds recorded before the part that is running now. */
  private before = 0;
  private since = 0;

  constructor(private readonly options: TurnRecorderOptions) {}

  get state(): TurnState {
    return this.current;
  }

  /** Milliseconds without pauses. */
  get elapsedMs(): number {
    return this.before + (this.current === 'recording' ? this.options.now() - this.since : 0);
  }

  /** Keys of the recordings made in this turn, in their order. */
  get keys(): string[] {
    return this.uploads.filter(({ bytes }) => bytes > 0).map(({ recording }) => recording.key);
  }

  /** Whether a kind is being recorded. */
  has(kind: CaptureKind): boolean {
    return this.parts.some((part) => part.kind === kind);
  }

  /**
   * False when this browser can record none of the streams. `held`: recordings of them that have begun already, which
   * become the turn's.
   */
  start(streams: readonly RecorderSource[], held: readonly HeldRecording[] = []): boolean {
    if (this.current !== 'idle') return false;
    const going = held.filter(({ recorder }) => recorder.state === 'recording');
    const started = streams.filter(({ kind, stream }) => {
      const begun = going.find((one) => one.kind === kind);
      return begun ? this.adopt(begun) : this.record(kind, stream);
    });
    if (started.length === 0) return false;
    this.since = Math.min(this.options.now(), ...going.map(({ startedAt }) => startedAt));
    this.become('recording');
    return true;
  }

  /** Another stream is added in the middle of the turn. */
  add(kind: CaptureKind, stream: MediaStream): void {
    if (this.current !== 'recording' && this.current !== 'paused') return;
    if (!this.has(kind) && this.record(kind, stream) && this.current === 'paused') {
      this.parts.at(-1)?.recorder.pause();
    }
    this.options.onChange();
  }

  /** A source was disconnected. The other recordings continue. */
  end(kind: CaptureKind): void {
    for (const part of this.parts.filter((one) => one.kind === kind)) this.stopPart(part);
    this.options.onChange();
  }

  /** The available sources have changed. Without any voice the turn is paused. */
  follow(sources: readonly RecorderSource[]): void {
    if (this.current !== 'recording' && this.current !== 'paused') return;
    const kinds = sources.map(({ kind }) => kind);
    if (!kinds.some((kind) => kind !== 'screen')) this.pause();
    for (const { kind } of [...this.parts]) if (!kinds.includes(kind)) this.end(kind);
    for (const { kind, stream } of sources) this.add(kind, stream);
  }

  pause(): void {
    if (this.current !== 'recording') return;
    this.before = this.elapsedMs;
    for (const { recorder } of this.parts) if (recorder.state === 'recording') recorder.pause();
    this.become('paused');
  }

  resume(): void {
    if (this.current !== 'paused') return;
    for (const { recorder } of this.parts) if (recorder.state === 'paused') recorder.resume();
    this.since = this.options.now();
    this.become('recording');
  }

  /** The page may be closed in a moment: the recorded bytes are passed on. */
  flush(): void {
    for (const { recorder } of this.parts) if (recorder.state !== 'inactive') recorder.requestData();
  }

  /** Resolves with the keys when every byte is with its upload. */
  async stop(): Promise<string[]> {
    if (this.current === 'recording' || this.current === 'paused') {
      this.before = this.elapsedMs;
      this.become('stopping');
      for (const part of [...this.parts]) this.stopPart(part);
      await Promise.all(this.endings);
      this.become('done');
    }
    return this.keys;
  }

  /** Discards everything recorded in this turn. */
  discard(): void {
    for (const part of [...this.parts]) this.stopPart(part);
    this.options.discard(this.uploads.map(({ recording }) => recording.key));
    this.uploads = [];
    this.endings = [];
    this.before = 0;
    this.restarts = 0;
    this.become('idle');
  }

  setCaption(caption: string): void {
    this.uploads.at(0)?.setCaption(caption);
  }

  private record(kind: CaptureKind, stream: MediaStream): boolean {
    const { isSupported, make, now } = this.options;
    const type = recorderType(kind, isSupported);
    if (type === null) return false;
    let recorder: Recorder;
    try {
      recorder = make(stream, type);
      recorder.start(TIMESLICE_MS);
    } catch {
      return false;
    }
    return this.adopt({ kind, stream, type, recorder, startedAt: now(), chunks: [] });
  }

  private adopt({ kind, stream, type, recorder, startedAt, chunks }: HeldRecording): true {
    const upload = this.options.begin({ kind, type, startedAt });
    this.uploads.push(upload);
    // One after another: reading a short chunk from its blob must not overtake a long one.
    let handing: Promise<void> = Promise.resolve();
    const hand = (data: Blob) => {
      handing = handing.then(async () => upload.append(new Uint8Array(await data.arrayBuffer())));
    };
    for (const chunk of chunks) hand(chunk);
    recorder.ondataavailable = ({ data }) => hand(data);
    const part: Part = { kind, stream, recorder };
    this.endings.push(
      new Promise<void>((resolve) => {
        // Also when its source ended without a request to stop.
        recorder.onstop = () => {
          this.parts = this.parts.filter((other) => other !== part);
          void handing.then(() => upload.end()).then(resolve);
        };
      }),
    );
    recorder.onerror = () => this.restart(part);
    this.parts.push(part);
    return true;
  }

  /** After an error the recorder is useless; the source may still work. */
  private restart(part: Part): void {
    if (!this.parts.includes(part)) return;
    this.stopPart(part);
    if (this.current !== 'recording' && this.current !== 'paused') return;
    this.restarts += 1;
    if (part.stream.active && this.restarts <= MOST_RESTARTS) this.add(part.kind, part.stream);
    this.options.onChange();
  }

  private stopPart(part: Part): void {
    this.parts = this.parts.filter((other) => other !== part);
    if (part.recorder.state === 'inactive') part.recorder.onstop?.();
    else part.recorder.stop();
  }

  private become(state: TurnState): void {
    this.current = state;
    this.options.onChange();
  }
}
