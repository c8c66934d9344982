import type { Delay } from '../interview/outcome';
import { Resender, type Waiting } from '../interview/resender';
import type { KeptRecording, RecordingStore } from './recording-store';
import { RecordingUpload } from './recording-upload';
import type { TusClient } from './tus-client';

export interface RecordingUploadsOptions {
  store: RecordingStore;
  client: TusClient;
  /** Runs the work in only one window of this browser at a time; waits for other windows. */
  alone: (name: string, work: () => Promise<void>) => Promise<void>;
  /** The names under which a window of this browser works now; none where that cannot be known. */
  working: () => Promise<ReadonlySet<string>>;
  now: () => number;
  random: () => number;
  after: (ms: number, call: () => void) => () => void;
  newKey: () => string;
}

/** Replaced as a whole with every change. */
export interface UploadsState {
  /** Bytes that only this device has. */
  waitingBytes: number;
  /** Why they wait, while the connection is lost. */
  waiting: Waiting | null;
  /** Unfinished recordings, of this page and earlier ones. */
  unfinished: number;
}

export type NewRecording = Pick<
  KeptRecording,
  'responseId' | 'token' | 'stepId' | 'kind' | 'type' | 'startedAt'
>;
/** The server's ids of recordings in order; those that it will never have are left out. */
export type ResolvedRecordings = { kind: 'done'; ids: string[] } | { kind: 'again'; why: Delay };

/** How long an answer waits for the first bytes of its recordings before the page says so, in milliseconds. */
const PATIENCE_MS = 8_000;
/** A window that still records keeps its lock; a page that was just reloaded releases it after a moment. */
const LETS_GO_MS = 1_000;
/** Finished recordings are remembered for answers that are sent again; after this time no answer is. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** All uploads of recordings in this browser, of this page and of pages that were closed before. */
export class RecordingUploads {
  private readonly uploads = new Map<string, RecordingUpload>();
  private readonly listeners = new Set<() => void>();
  private readonly resender: Resender;
  private state: UploadsState = { waitingBytes: 0, waiting: null, unfinished: 0 };

  constructor(private readonly options: RecordingUploadsOptions) {
    const { now, random, after } = options;
    this.resender = new Resender({ now, random, after, onWaiting: (waiting) => this.refresh({ waiting }) });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): UploadsState => this.state;

  begin(about: NewRecording): RecordingUpload {
    const recording: KeptRecording = {
      ...about,
      key: this.options.newKey(),
      uploadUrl: null,
      acknowledged: 0,
      ended: false,
      closed: null,
      caption: '',
    };
    return this.follow(recording, []);
  }

  /** Resumes recordings that closed pages left. Resolves when they are known, not when they are sent. */
  async resumeKept(): Promise<void> {
    const { store, now, after } = this.options;
    const takings: Promise<void>[] = [];
    for (const { key, closed, startedAt } of await store.list()) {
      if (this.uploads.has(key)) continue;
      if (closed === null) takings.push(new Promise((resolve) => void this.takeUp(key, resolve)));
      else if (startedAt < now() - REMEMBERED_MS) void store.remove(key);
    }
    if (takings.length === 0) return;
    const tired = new Promise<void>((resolve) => void after(LETS_GO_MS, resolve));
    await Promise.race([Promise.all(takings), tired]);
  }

  /** Earlier recordings for a step, in order; not those that another window is recording. */
  async earlier(responseId: string, stepId: string, mine: readonly string[]): Promise<KeptRecording[]> {
    const kept = await this.options.store.list();
    return kept
      .filter(
        (one) =>
          one.responseId === responseId &&
          one.stepId === stepId &&
          (this.uploads.has(one.key) ? one.closed !== 'refused' : one.closed === 'sent') &&
          !mine.includes(one.key),
      )
      .toSorted((a, b) => a.startedAt - b.startedAt);
  }

  /** Whether another window of this browser records an answer to this step now. */
  async isSpokenElsewhere(responseId: string, stepId: string): Promise<boolean> {
    const open = (await this.options.store.list()).filter(
      (one) => one.responseId === responseId && one.stepId === stepId && !one.ended,
    );
    const elsewhere = open.filter(({ key }) => !this.uploads.has(key));
    if (elsewhere.length === 0) return false;
    const working = await this.options.working();
    return elsewhere.some(({ key }) => working.has(key));
  }

  discard(keys: readonly string[]): void {
    for (const key of keys) {
      const upload = this.uploads.get(key);
      this.uploads.delete(key);
      if (upload) upload.drop();
      else void this.options.store.remove(key);
    }
    this.refresh({});
  }

  /** Waits for a limited time until the server has the first bytes of each: only then an answer may name it. */
  async resolve(keys: readonly string[]): Promise<ResolvedRecordings> {
    const ids: string[] = [];
    for (const key of keys) {
      const recording = await this.settled(key);
      if (recording === 'waiting') return { kind: 'again', why: this.state.waiting?.why ?? 'unreachable' };
      const id = recording?.uploadUrl?.split('/').at(-1);
      if (id && recording?.closed !== 'refused') ids.push(id);
    }
    return { kind: 'done', ids };
  }

  /** Retries all waiting uploads at once. */
  wake(): void {
    this.resender.wake();
  }

  /** The recording once the server has some of it or never will; null when it is unknown. */
  private async settled(key: string): Promise<KeptRecording | 'waiting' | null> {
    const until = this.options.now() + PATIENCE_MS;
    for (;;) {
      const mine = this.uploads.get(key)?.recording;
      const recording = mine ?? (await this.options.store.read(key))?.recording ?? null;
      if (!recording || recording.closed || recording.acknowledged > 0) return recording;
      if (this.state.waiting || this.options.now() >= until) return 'waiting';
      await this.nextChange();
    }
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        stop();
        cancel();
        resolve();
      };
      const stop = this.subscribe(go);
      // Another window's recording changes without notification.
      const cancel = this.options.after(500, go);
    });
  }

  /** `taken` is called when this page is responsible for it, or no page needs to be. */
  private takeUp(key: string, taken: () => void): Promise<void> {
    return this.options.alone(key, async () => {
      const found = await this.options.store.read(key);
      if (!found || found.recording.closed || this.uploads.has(key)) return taken();
      // The page that recorded it is closed.
      const upload = this.newUpload({ ...found.recording, ended: true }, found.chunks);
      taken();
      await this.toItsEnd(upload);
    });
  }

  private follow(recording: KeptRecording, chunks: []): RecordingUpload {
    const upload = this.newUpload(recording, chunks);
    void this.options.alone(recording.key, () => this.toItsEnd(upload));
    return upload;
  }

  private newUpload(
    recording: KeptRecording,
    chunks: ConstructorParameters<typeof RecordingUpload>[0]['chunks'] & object,
  ): RecordingUpload {
    const { store, client } = this.options;
    const onChange = () => this.refresh({});
    const upload = new RecordingUpload({
      recording,
      chunks,
      store,
      client,
      resender: this.resender,
      onChange,
    });
    this.uploads.set(recording.key, upload);
    this.refresh({});
    return upload;
  }

  private async toItsEnd(upload: RecordingUpload): Promise<void> {
    await upload.run();
    this.refresh({});
  }

  private refresh(change: Partial<UploadsState>): void {
    const all = [...this.uploads.values()];
    const waitingBytes = all.reduce((sum, upload) => sum + upload.waitingBytes, 0);
    const unfinished = all.filter(({ recording }) => !recording.closed).length;
    this.state = { ...this.state, ...change, waitingBytes, unfinished };
    for (const listener of [...this.listeners]) listener();
  }
}
